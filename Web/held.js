// What an element holds: its picker, what that was asked to be, and the value, which waits while there is no picker.
import { Picker } from './engine.js'
import { exampleOf, format, parse } from './values.js'
import { greenwich, greenwichInstant } from './zone.js'

/** @typedef {import('./engine.js').Moment} Moment */
/** @typedef {import('./settings.js').ElementSettings} ElementSettings */

/** @type {WeakMap<HTMLElement, Held>} */
const holders = new WeakMap()

/**
 * What an element holds; nothing where it is no picker.
 * @param {HTMLElement} element
 */
export const heldBy = (element) => holders.get(element)

export class Held {
  /** @type {Picker | null} */
  picker = null
  /** @type {ElementSettings | null} */
  settings = null
  /** The wheels turn a draft, and the value is what stands outside it. */
  isDraft = false
  /**
   * The value that waits for the picker, as a text or as a moment; `null` when none waits.
   * @type {string | Moment | null}
   */
  waiting = ''

  /** @param {HTMLElement} element */
  constructor(element) {
    holders.set(element, this)
  }

  /**
   * Makes the picker what it is asked to be, and gives it the value that waits.
   * @param {ElementSettings} settings
   * @returns {boolean} whether a move has ended by that and has changed the value
   */
  update(settings) {
    let endsMoves = false
    if (this.picker) endsMoves = this.picker.configure(settings, settings.host).changesValue && !this.isDraft
    else this.picker = new Picker(settings, settings.host)
    this.settings = settings // Not sooner: what is refused has no say in how the value is written.
    if (this.waiting === null) return endsMoves
    this.picker.setValue(this.#sanitized(this.waiting, settings))
    this.waiting = null
    return false // The value that code sets is no event, and the moves' own is gone.
  }

  /**
   * Ends all moves, and keeps the value for a later picker.
   * @returns {boolean} whether they have changed the value
   */
  wait() {
    const endsMoves = this.waiting === null && !this.isDraft && (this.picker?.confirm().changesValue ?? false)
    this.waiting ??= this.moment ?? ''
    return endsMoves
  }

  /**
   * What is asked for, as it can wait for the picker; `null` where it is the value already. Frameworks write back what they
   * have read, and that must not end the move that it came from.
   * @param {string | Moment} asked
   */
  differing(asked) {
    if (!this.settings) return asked
    const { form, calendar } = this.settings
    const moment = this.#sanitized(asked, this.settings)
    // A text does not tell the passes of a repeated hour apart; an instant does.
    const isSamePass = typeof asked === 'string' || !moment?.isSecondPass === !this.moment?.isSecondPass
    return isSamePass && (moment ? format(moment, form, calendar) : '') === this.text ? null : moment ?? ''
  }

  /** The value in ISO form; while there is no picker, what waits for it. */
  get text() {
    const { waiting, settings } = this
    if (typeof waiting === 'string') return waiting
    const moment = waiting ?? this.moment
    return moment && settings ? format(moment, settings.form, settings.calendar) : ''
  }

  /**
   * The value as a moment; `null` when there is none.
   * @returns {Moment | null}
   */
  get moment() {
    const shown = this.picker?.read()
    if (this.isDraft) return shown?.kept ?? null
    return shown?.hasValue ? shown : null
  }

  /** The value is one of the wheels' that the page's own rules permit. */
  get isPermitted() {
    return this.text === '' || (this.picker?.read().isPermitted ?? true)
  }

  /** The instant of the value; as in HTML a date is its first instant in Greenwich, and a time one of 1970-01-01. */
  get date() {
    const { moment, settings } = this
    if (!moment || !settings || !this.#hasInstants) return null
    const { form, zone } = settings
    return new Date(form === 'date-time' && zone ? zone.instant(moment)
      : greenwichInstant(form === 'time' ? { ...moment, day: greenwich(0).day } : moment))
  }

  /**
   * What a date asks for, as a moment; an empty text for none.
   * @param {Date | null} date
   * @param {string} mode as the page has written it
   */
  momentOf(date, mode) {
    const { form, zone } = this.settings ?? {}
    if (!this.#hasInstants) throw new DOMException(`valueAsDate is no value of mode="${mode}"`, 'InvalidStateError')
    const time = date?.getTime() ?? NaN
    return Number.isNaN(time) ? '' : form === 'date-time' && zone ? zone.moment(time) : greenwich(time)
  }

  get #hasInstants() {
    const { form, zone } = this.settings ?? {}
    return form && form !== 'duration' && (form !== 'date-time' || zone)
  }

  /**
   * HTML's own rule for values: one that is none is empty.
   * @param {string | Moment} asked
   * @param {ElementSettings} settings
   */
  #sanitized(asked, { form, calendar }) {
    if (typeof asked !== 'string') return asked
    const moment = parse(asked, form, calendar)
    if (asked !== '' && !moment) {
      console.warn(`<date-wheel>: value="${asked}" cannot be read; in this mode it is written ${exampleOf(form, calendar)}.`)
    }
    return moment
  }
}
