// The language of the text around an element, which a page can change.

/** @param {Element} element */
const hostOf = (element) => /** @type {ShadowRoot} */ (element.getRootNode()).host

/**
 * The language of the text around an element, through the hosts of shadow trees; empty when none is told.
 * @param {Element} element
 * @returns {string}
 */
export function languageOf(element) {
  const teller = element.closest('[lang]')
  if (teller) return teller.getAttribute('lang') ?? ''
  const host = hostOf(element)
  return host ? languageOf(host) : ''
}

/** @type {Set<() => void>} */
const watchers = new Set()
/** @type {MutationObserver | undefined} */
let observer

/**
 * Calls `changed` when the language around an element becomes another one.
 * @param {Element} element in a document
 * @param {() => void} changed
 * @returns {() => void} ends that
 */
export function watchLanguage(element, changed) {
  observer ??= new MutationObserver(() => {
    for (const watcher of watchers) watcher()
  })
  for (let place = element; place; place = hostOf(place)) {
    observer.observe(place.getRootNode(), { attributeFilter: ['lang'], subtree: true })
  }
  let known = languageOf(element)
  const watcher = () => {
    const language = languageOf(element)
    if (language !== known) changed()
    known = language
  }
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
