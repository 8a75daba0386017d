import { isoDay } from './engine.js'

/** @type {Set<() => void>} */
const watchers = new Set()
let timer = 0

/** Today's date where the page is read, as a fixed day. */
export function today() {
  const now = new Date()
  return isoDay(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? 0
}

/**
 * Calls `watcher` whenever a new day begins.
 * @param {() => void} watcher
 * @returns {() => void} ends that
 */
export function watchToday(watcher) {
  watchers.add(watcher)
  if (watchers.size === 1) waitForMidnight()
  return () => {
    watchers.delete(watcher)
    if (watchers.size === 0) clearTimeout(timer)
  }
}

/** One timer for all pickers of the page. It runs late where the machine has slept: so it looks once a minute. */
function waitForMidnight() {
  const before = today()
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (today() !== before) for (const watcher of watchers) watcher()
    waitForMidnight()
  }, 60_000)
}
