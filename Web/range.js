// Two pickers that are the start and the end of a range. The start names the end: `range-end="id"`.
import { Picker } from './engine.js'
import { heldBy } from './held.js'

/** @typedef {import('./date-wheel-element.js').DateWheelElement} DateWheelElement */

/**
 * The other end of a range, with the range as it is seen from the element; `null` when it is no end of any.
 * @param {DateWheelElement} element
 */
function partnerOf(element) {
  const root = /** @type {Document | ShadowRoot} */ (element.getRootNode())
  const end = element.rangeEnd && root.getElementById?.(element.rangeEnd)
  const start = element.id && root.querySelector?.(`${element.localName}[range-end="${CSS.escape(element.id)}"]`)
  const found = /** @type {DateWheelElement | null} */ (end || start || null)
  const held = found && found !== element && heldBy(found)
  const settings = end ? heldBy(element)?.settings : held && held.settings
  if (!held || !held.picker || !held.settings || !settings) return null
  const { picker } = held
  return { element: found, picker, held, settings: held.settings, range: { isEnd: !end, ...settings.range } }
}

/**
 * Settles the wheels of an element, and with them the other end of its range.
 * @param {DateWheelElement} element
 * @param {Picker} picker the element's own
 * @param {boolean} atOnce whether wheels that turn are taken to be where they were sent
 * @returns what becomes of both; `null` while a wheel turns
 */
export function settle(element, picker, atOnce = false) {
  const own = atOnce ? picker.confirm() : null
  const partner = partnerOf(element)
  if (!partner) {
    const moved = own ?? picker.settle()
    return moved && { moved, other: moved, partner: null }
  }
  if (partner.held.isDraft) partner.picker.press('cancel') // What is left of a draft.
  const settled = picker.settleRange(partner.picker, partner.range)
  if (settled && own) {
    settled.moved.changesValue ||= own.changesValue
    settled.moved.renewed |= own.renewed
  }
  return settled && { ...settled, partner: partner.element }
}

/**
 * Moves the draft of an empty end of a range to what is nearest to now inside the range.
 * @param {DateWheelElement} element
 * @param {Picker} picker the element's own
 */
export function enterRange(element, picker) {
  const partner = picker.read().kept ? null : partnerOf(element)
  const there = partner?.held.moment
  if (!partner || !there) return
  const { settings, range } = partner
  const other = new Picker(settings, settings.host)
  other.setValue(there)
  picker.press('today')
  other.settleRange(picker, { ...range, isEnd: !range.isEnd })
}
