// The wheels of one picker on the screen, with their keys and what a screen reader says of them.
import { bitsOf, Picker } from './engine.js'
import { kept } from './kept.js'
import { keySteps, onlyScrolls } from './keys.js'
import { Typing } from './typing.js'
import { Wheel } from './wheel.js'

/** @typedef {import('./engine.js').Field} Field */
/** @typedef {import('./engine.js').Settlement} Settlement */
/** @typedef {import('./words.js').Words} Words */

/** The fields whose words depend on a day. */
const dated = bitsOf(['era', 'year', 'month', 'day', 'week-year', 'week', 'calendar-day'])

const dateFields = /** @type {const} */ (['year', 'month', 'day'])

/**
 * What a row stands for, and a day whose word for it is right.
 * @param {Picker} picker
 * @param {Field} field
 * @param {number} position
 */
function rowAt(picker, field, position) {
  const [, number] = picker.rows(field, position, 1)
  return { number, sampleDay: dated & bitsOf([field]) ? picker.sampleDay(field, position) : 0 }
}

/**
 * What the view tells, and asks.
 * @typedef {object} Owner
 * @property {() => void} touched the user moves a wheel, or sends it somewhere
 * @property {(changesValue: boolean) => void} turned a row has come under the bar
 * @property {() => void} rested a wheel has stopped
 * @property {() => void} ticked rows have passed under the bar by the user's hand
 * @property {(rows: number) => void} shows the style shows so many rows
 * @property {() => import('./model.js').Model['render'] | null} render
 * @property {() => void} left the focus has gone elsewhere
 * @property {() => boolean} isFixed whether the user may not turn wheels
 */

export class View {
  /** The element that holds the wheels. */
  element = document.createElement('div')
  #owner
  /** @type {Picker | null} */
  #picker = null
  /** @type {Words | null} */
  #words = null
  /** @type {Map<Field, Wheel>} */
  #wheels = new Map()
  /**
   * The wheel that had the focus when the wheels went.
   * @type {Field | null}
   */
  #focused = null
  #calendar = ''
  #empty = ''
  /**
   * Names the dates of calendar days.
   * @type {Picker | null}
   */
  #dates = null
  /**
   * Labels that their numbers tell, by field and number.
   * @type {Map<string, string>}
   */
  #labels = new Map()
  #typing = new Typing()

  /** @param {Owner} owner */
  constructor(owner) {
    this.#owner = owner
    this.element.className = 'picker'
    this.element.addEventListener('keydown', (event) => this.#pressed(event))
    // On its way down: before whoever listens to the picker.
    this.element.addEventListener('blur', ({ relatedTarget }) => {
      this.endTyping()
      if (!this.element.contains(/** @type {Node | null} */ (relatedTarget))) owner.left()
    }, true)
  }

  get #engine() {
    if (!this.#picker) throw new Error('There is no picker while a setting is wrong.')
    return this.#picker
  }

  /**
   * Shows where a picker stands.
   * @param {Picker} picker
   * @param {Words} words
   * @param {string} calendar
   * @param {string} empty what is said where nothing has been chosen
   */
  show(picker, words, calendar, empty) {
    this.#empty = empty
    this.#picker = picker
    if (calendar !== this.#calendar) this.#dates = null
    this.#calendar = calendar
    if (words !== this.#words) this.#build(words)
    for (const wheel of this.#wheels.values()) wheel.reset()
    this.describe()
  }

  /** Goes, and knows no picker. */
  clear() {
    for (const [field, wheel] of this.#wheels) {
      if (wheel.slider.element === this.#activeElement) this.#focused = field
      wheel.retire()
    }
    this.#wheels.clear()
    this.#picker = this.#words = null
  }

  /** Its wheels are made anew when it is shown next. */
  rebuild() {
    this.#words = null
  }

  /** What has been typed is complete. */
  endTyping() {
    this.#typing.end()
  }

  /**
   * The focus goes to a field's wheel; to the first where the field has none, or none is named.
   * @param {Field | null} field
   */
  focus(field = null) {
    const [first] = this.#wheels.values()
    const wheel = field ? this.#wheels.get(field) ?? first : first
    wheel?.slider.element.focus({ preventScroll: true })
  }

  /**
   * Rolls to where the wheels have settled.
   * @param {Settlement} settlement
   */
  settle({ renewed }) {
    for (const [field, wheel] of this.#wheels) {
      if (renewed & bitsOf([field])) wheel.reset()
      else wheel.roll(this.#engine.wheel(field).position, true)
    }
    this.describe()
  }

  /** What the wheels show, in words. */
  text() {
    const words = this.#words
    if (!words) return ''
    return words.text(Object.fromEntries(words.order.map((field) => [field, this.#row(field)])))
  }

  /** Brings widths and what a screen reader says in line with wheels at rest. */
  describe() {
    // A picker that holds nothing shows today, but it is not chosen.
    const text = this.#engine.read().hasValue ? this.text() : `${this.#empty}: ${this.text()}`
    for (const [field, wheel] of this.#wheels) {
      wheel.fit()
      wheel.slider.show(this.#engine.wheel(field), text)
    }
  }

  /**
   * Lets the user turn the wheels, or not.
   * @param {{ disabled: boolean, readOnly: boolean }} state
   */
  allow({ disabled, readOnly }) {
    this.element.classList.toggle('fixed', disabled || readOnly)
    for (const { slider, scroller } of this.#wheels.values()) {
      slider.element.disabled = disabled
      // Browsers make what scrolls a stop of its own, unless it is told to be none.
      if (disabled) scroller.removeAttribute('tabindex')
      else scroller.tabIndex = -1
      slider.element.ariaReadOnly = String(readOnly)
    }
  }

  get #activeElement() {
    return /** @type {ShadowRoot | Document} */ (this.element.getRootNode()).activeElement
  }

  /** @param {Words} words */
  #build(words) {
    const picker = this.#picker
    this.clear()
    this.#picker = picker
    this.#words = words
    this.#labels.clear()
    this.element.dir = words.direction
    for (const field of words.order) {
      const wheel = new Wheel(field, {
        wheel: (field) => this.#engine.wheel(field),
        rows: (field, first, count) => this.#engine.rows(field, first, count),
        label: (field, position, number) => this.#label(field, position, number),
        turned: (field, position) => this.#turned(field, position),
        rested: (field) => {
          this.#engine.rest(field)
          this.#owner.rested()
        },
        grabbed: (field) => this.#engine.grab(field),
        chosen: (field, position) => this.send(field, position),
        stepped: (field, isForward) => this.send(field, this.#engine.step(field, isForward ? 'nextRow' : 'previousRow')),
        ticked: () => this.#owner.ticked(),
        shows: (rows) => this.#owner.shows(rows),
        render: this.#owner.render() ?? undefined,
      })
      wheel.slider.element.ariaLabel = words.name(field)
      this.#wheels.set(field, wheel)
    }
    this.element.replaceChildren(...[...this.#wheels.values()].map(({ column }) => column))
    // Whoever was on a wheel is on its successor, or on the first, unless the focus has gone elsewhere since.
    if (this.#focused && this.element.ownerDocument.activeElement === this.element.ownerDocument.body) {
      this.focus(this.#focused)
    }
    this.#focused = null
  }

  /**
   * The text of a row. A month's depends on its year, and a year's on the era that stands beside it.
   * @param {Field} field
   * @param {number} position
   */
  #label(field, position, number = this.#engine.rows(field, position, 1)[1]) {
    const label = () => this.#words?.label(field, this.#row(field, position)) ?? ''
    if (field === 'month' || this.#wheels.has('era')) return label()
    return kept(this.#labels, field + number, label, 2000)
  }

  /**
   * What a row stands for, and a day whose word for it is right.
   * @param {Field} field
   */
  #row(field, position = this.#engine.wheel(field).position) {
    const row = rowAt(this.#engine, field, position)
    return field === 'calendar-day' ? { ...row, date: this.#date(row.number) } : row
  }

  /**
   * The year, month and day of a fixed day, as rows of a picker that has wheels for them.
   * @param {number} day
   */
  #date(day) {
    const dates = (this.#dates ??= new Picker({
      calendar: this.#calendar, fields: dateFields, isDuration: false, hides: false, loops: true, visibleRows: 1,
      minuteInterval: 1, secondInterval: 1, now: { day: 1, second: 0 }, minimum: { day: -(2 ** 31), second: 0 }, maximum: null,
    }, { clock: null, permits: null }))
    dates.setValue({ day, second: 0 })
    return Object.fromEntries(dateFields.map((field) => [field, rowAt(dates, field, dates.wheel(field).position)]))
  }

  /**
   * A row has come under the bar.
   * @param {Field} field
   * @param {number} position
   */
  #turned(field, position) {
    const changesValue = this.#engine.turn(field, position)
    this.#owner.touched()
    for (const [other, wheel] of this.#wheels) {
      if (other !== field) wheel.draw()
    }
    this.#owner.turned(changesValue)
  }

  /**
   * Sends a wheel to a row that the user has asked for.
   * @param {Field} field
   * @param {number} position
   */
  send(field, position) {
    if (this.#owner.isFixed()) return
    this.#owner.touched()
    this.#engine.aim(field, position)
    this.#wheels.get(field)?.turn(position)
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const here = [...this.#wheels].find(([, wheel]) => wheel.slider.element === this.#activeElement)
    if (!here) return
    const [field] = here
    if (onlyScrolls(event)) event.preventDefault()
    if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return
    if (event.key in keySteps) {
      this.#typing.end()
      this.send(field, this.#engine.step(field, keySteps[/** @type {keyof typeof keySteps} */ (event.key)]))
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      this.#neighbour(here[1], event.key === 'ArrowRight')?.slider.element.focus()
    } else if ([...event.key].length === 1 && event.key !== ' ') {
      this.#type(field, event.key)
    } else {
      return
    }
    event.preventDefault()
  }

  /**
   * The wheel beside another one, as they stand on the screen.
   * @param {Wheel} wheel
   * @param {boolean} toTheRight
   */
  #neighbour(wheel, toTheRight) {
    /** @param {Wheel} wheel */
    const left = ({ column }) => column.getBoundingClientRect().left
    const wheels = [...this.#wheels.values()].sort((one, other) => left(one) - left(other))
    return wheels[wheels.indexOf(wheel) + (toTheRight ? 1 : -1)]
  }

  /**
   * @param {Field} field
   * @param {number} position
   * @param {string} text
   */
  #matches(field, position, text) {
    const row = this.#row(field, position)
    // An hour of a 12-hour clock is one of the half of the day that is shown.
    const isOther = field === 'hour' && this.#wheels.has('day-period') && (row.number < 12) !== (this.#row(field).number < 12)
    return isOther || !this.#words ? 0 : this.#words.matches(field, text, row)
  }

  /** @param {Field} field @param {string} character */
  #type(field, character) {
    this.#typing.type(character, {
      ...this.#engine.wheel(field),
      number: (position) => this.#engine.rows(field, position, 1)[1],
      match: (position, text) => this.#matches(field, position, text),
      go: (position) => this.send(field, position),
    })
  }
}
