/** @type {Set<() => void>} */
const watchers = new Set()
let timer = 0

/**
 * Calls `watcher` soon after each full minute of the clock.
 * @param {() => void} watcher
 * @returns {() => void} ends that
 */
export function watchMinutes(watcher) {
  watchers.add(watcher)
  if (watchers.size === 1) wait()
  return () => {
    watchers.delete(watcher)
    if (watchers.size === 0) clearTimeout(timer)
  }
}

/** One timer for all pickers of the page. */
function wait() {
  clearTimeout(timer)
  timer = setTimeout(() => {
    for (const watcher of watchers) watcher()
    wait()
  }, 60_000 - (Date.now() % 60_000) + 20)
}
