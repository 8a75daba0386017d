// Two pickers that are the start and the end of a range. The start names the end: `range-end="id"`.
import { SettingError } from './setting-error.js'

/** @typedef {import('./date-wheel-element.js').DateWheelElement} DateWheelElement */

/**
 * The other end of a range, and whether the element itself is the end; `null` when it is none of either.
 * @param {DateWheelElement} element
 */
export function findPartner(element) {
  const root = /** @type {Document | ShadowRoot} */ (element.getRootNode())
  const end = element.rangeEnd && root.getElementById?.(element.rangeEnd)
  const start = element.id && root.querySelector?.(`${element.localName}[range-end="${CSS.escape(element.id)}"]`)
  const found = end || start
  if (!found || found === element || !(found instanceof element.constructor)) return null
  return { element: /** @type {DateWheelElement} */ (found), isEnd: !end }
}

/**
 * The spans of a range, in days.
 * @param {DateWheelElement} start
 */
export function rangeOf(start) {
  const [shortest, longest] = /** @type {const} */ (['range-shortest', 'range-longest']).map((name) => {
    const text = start.getAttribute(name) || (name === 'range-shortest' ? '0' : '-1')
    const days = Number(text)
    if (Number.isInteger(days) && Math.abs(days) < 2 ** 31) return days
    throw new SettingError(`${name}="${text}" is no whole number of days.`)
  })
  return { shortest, longest }
}
