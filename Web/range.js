// Two pickers that are the start and the end of a range. The start names the end: `range-end="id"`.
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
