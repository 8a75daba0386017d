/** @type {Set<() => void>} */
const watchers = new Set()
const observer = globalThis.MutationObserver && new MutationObserver(() => {
  for (const watcher of watchers) watcher()
})

/**
 * The language of the text around an element, through the hosts of shadow trees; empty when none is told.
 * @param {Element} element
 * @returns {string}
 */
export function languageOf(element) {
  const teller = element.closest('[lang]')
  if (teller) return teller.getAttribute('lang') ?? ''
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? languageOf(root.host) : ''
}

/**
 * Calls `watcher` when the language of any text in the document has become another one.
 * @param {() => void} watcher
 * @returns {() => void} ends that
 */
export function watchLanguages(watcher) {
  watchers.add(watcher)
  observer.observe(document, { attributeFilter: ['lang'], subtree: true })
  return () => {
    watchers.delete(watcher)
    if (watchers.size === 0) observer.disconnect()
  }
}
