// The engine: Swift, compiled to WebAssembly. One instance serves all pickers of the page. A picker is some hundred bytes
// that its element owns; they are copied into the instance for a call and back.

/** The calendars, in the order of the engine's numbers. */
export const calendars = [
  'gregory', 'hebrew', 'iso8601', 'julian', 'buddhist', 'roc', 'japanese', 'coptic', 'ethiopic', 'ethioaa', 'indian',
  'persian', 'nepali', 'islamic-civil', 'islamic-tbla', 'islamic-umalqura', 'chinese', 'dangi', 'vietnamese',
]

/** The fields, from coarse to fine, in the order of the engine's numbers. */
export const fields = /** @type {const} */ ([
  'era', 'year', 'month', 'day', 'week-year', 'week', 'calendar-day', 'day-period', 'hour', 'minute', 'second',
])

/** @typedef {(typeof fields)[number]} Field */

/** The steps that keys make, in the order of the engine's numbers. */
export const steps = /** @type {const} */ (['nextRow', 'previousRow', 'nextPage', 'previousPage', 'firstRow', 'lastRow'])

/** @typedef {(typeof steps)[number]} Step */

/** What the buttons of a pop-up do, in the order of the engine's numbers. */
export const buttons = /** @type {const} */ (['cancel', 'done', 'clear', 'today'])

/** A setting that the engine refuses; `status` is its number for why. */
export class Refusal extends Error {
  /** @param {number} status */
  constructor(status) {
    super(`The engine refuses a setting: ${status}.`)
    this.status = status
  }
}

/** Why the engine refuses a setting: its numbers. From `fields` on they tell what is wrong with the fields. */
export const refusals = {
  minimumAboveMaximum: 1, boundsOutsideCalendar: 2, valueOutsideCalendar: 3, noMomentWithinBounds: 4, fields: 16,
}

/**
 * A local time: a fixed day (day 1 is 0001-01-01) and a second of it. Of a duration, and of a time of day, the second alone
 * counts.
 * @typedef {{ day: number, second: number, isSecondPass?: boolean }} Moment
 */

/**
 * How the clock of a day runs: whether the time zone has no such day, and what of it is skipped and repeated, from and to,
 * in seconds of the day.
 * @typedef {[isSkipped: number, skippedFrom: number, skippedTo: number, repeatedFrom: number, repeatedTo: number]} Clock
 */

/**
 * What the engine asks the page.
 * @typedef {object} Host
 * @property {((day: number) => Clock) | null} clock
 * @property {((day: number) => boolean) | null} permits
 */

/**
 * @typedef {object} Settings
 * @property {string} calendar one of `calendars`
 * @property {readonly Field[]} fields
 * @property {boolean} isDuration
 * @property {boolean} hides whether impossible rows are left out
 * @property {boolean} loops whether wheels may loop
 * @property {number} visibleRows
 * @property {number} minuteInterval
 * @property {number} secondInterval
 * @property {Moment} now
 * @property {Moment | null} minimum
 * @property {Moment | null} maximum
 */

/** @typedef {{ changesValue: boolean, renewed: number }} Settlement whether the value changes, and bits for the wheels with new rows */

/** @type {WebAssembly.Module} */
let module

/**
 * Comes before anything else.
 * @param {Uint8Array} bytes the engine's WebAssembly module
 */
export function load(bytes) {
  module = new WebAssembly.Module(bytes)
}

/**
 * The instance that serves the page; then one for calls from within an answer to a host question, and so on: the bytes of
 * a call that is under way stay where they are.
 * @type {Record<string, any>[]}
 */
const instances = []
let depth = 0
let picker = 0 // The address that a picker's bytes are copied to; behind it is room for a second picker.
let answer = 0 // The address of answers and settings, behind them.

/**
 * The host of the picker whose call is under way.
 * @type {Host | null}
 */
let host = null
/**
 * What a host has thrown: an exception must not pass through the engine.
 * @type {unknown[]}
 */
const thrown = []

/**
 * Asks a host.
 * @template Answer
 * @param {(host: Host) => Answer} question
 */
function ask(question) {
  depth++
  try {
    return host && question(host)
  } catch (error) {
    thrown.push(error)
    return null
  } finally {
    depth--
  }
}

const page = {
  /** @param {number} day @param {number} address */
  clock(day, address) {
    const clock = ask(({ clock }) => clock?.(day)) ?? [0, 0, 0, 0, 0]
    numbers(5, address).set(clock)
  },
  /** @param {number} day */
  permits: (day) => Number(ask(({ permits }) => permits?.(day)) ?? true),
}

function engine() {
  if (!instances[depth]) {
    const { exports } = new WebAssembly.Instance(module, { page })
    const made = (instances[depth] = /** @type {Record<string, any>} */ (exports))
    picker = (made.__heap_base.value + 15) & ~15
    answer = picker + 2 * room()
  }
  return instances[depth]
}

/**
 * The bytes between a picker and what lies behind it.
 * @returns {number}
 */
const room = () => (engine().pickerSize() + 15) & ~15

/**
 * Calls an entry of the engine. If it fails, which is a fault of the engine's, nothing of the instance is used again.
 * @param {string} name
 * @param {...(number | boolean)} values
 */
function call(name, ...values) {
  try {
    return engine()[name](...values)
  } catch (error) {
    delete instances[depth]
    throw error
  }
}

/** @param {number} count */
const numbers = (count, address = answer) => new Int32Array(engine().memory.buffer, address, count)

/**
 * The fixed day of an ISO date, or `null` when there is no such date.
 * @param {number} year @param {number} month @param {number} day
 */
export function isoDay(year, month, day) {
  engine()
  return call('isoDay', year, month, day, answer) ? numbers(1)[0] : null
}

/**
 * The Monday of an ISO week, or `null` when there is no such week.
 * @param {number} year @param {number} week
 */
export function isoWeekDay(year, week) {
  engine()
  return call('isoWeekDay', year, week, answer) ? numbers(1)[0] : null
}

/**
 * The ISO names of a fixed day.
 * @param {number} day
 */
export function isoDate(day) {
  engine()
  call('isoDate', day, answer)
  const [year, month, dayOfMonth, weekYear, week] = numbers(5)
  return { year, month, day: dayOfMonth, weekYear, week }
}

/** What one `<date-wheel>` holds. */
export class Picker {
  /** @type {Uint8Array} */
  #bytes
  #host

  /**
   * A picker without a value.
   * @param {Settings} settings
   * @param {Host} host
   */
  constructor(settings, host) {
    this.#host = host
    this.#bytes = new Uint8Array(engine().pickerSize())
    writeSettings(settings, host)
    settlement(this.#call('configure', true, answer))
  }

  /**
   * @param {Settings} settings
   * @param {Host} host
   */
  configure(settings, host) {
    this.#host = host
    writeSettings(settings, host)
    return settlement(this.#call('configure', false, answer))
  }

  /** @param {Moment | null} value */
  setValue(value) {
    engine()
    numbers(4).set([Number(value !== null), value?.day ?? 0, value?.second ?? 0, Number(value?.isSecondPass ?? false)])
    return settlement(this.#call('setValue', answer))
  }

  /** What the wheels show, whether it is the value, and the value that a pop-up has outside its draft. */
  read() {
    this.#call('read', answer)
    const [hasValue, day, second, isSecondPass, needsEra, isPermitted, ...kept] = numbers(10)
    return {
      hasValue: hasValue === 1, day, second, isSecondPass: isSecondPass === 1, needsEra: needsEra === 1,
      isPermitted: isPermitted === 1,
      kept: kept[0] ? { day: kept[1], second: kept[2], isSecondPass: kept[3] === 1 } : null,
    }
  }

  /** @param {Field} field */
  wheel(field) {
    this.#call('wheel', fields.indexOf(field), answer)
    const [count, loops, position] = numbers(3)
    return { count, loops: loops === 1, position }
  }

  /**
   * Rows, two numbers each: the state (1 possible, 2 today, 4 it exists, added up), and what the row stands for.
   * @param {Field} field @param {number} first @param {number} count
   */
  rows(field, first, count) {
    this.#call('rows', fields.indexOf(field), first, count, answer)
    return numbers(2 * count).slice()
  }

  /**
   * A day whose word names the row, in days from 1970-01-01.
   * @param {Field} field @param {number} position
   * @returns {number}
   */
  sampleDay(field, position) {
    return this.#call('sampleDay', fields.indexOf(field), position)
  }

  /**
   * @param {Field} field @param {Step} step
   * @returns {number}
   */
  step(field, step) {
    return this.#call('step', fields.indexOf(field), steps.indexOf(step))
  }

  /**
   * Tells that a row has come under the bar.
   * @param {Field} field @param {number} position
   * @returns {boolean} whether that changed the value
   */
  turn(field, position) {
    return Boolean(this.#call('turn', fields.indexOf(field), position))
  }

  /** @param {Field} field @param {number} position */
  aim(field, position) {
    this.#call('aim', fields.indexOf(field), position)
  }

  /**
   * Tells that the user has taken the wheel over from where it was sent.
   * @param {Field} field
   */
  grab(field) {
    this.#call('grab', fields.indexOf(field))
  }

  /** @param {Field} field */
  rest(field) {
    this.#call('rest', fields.indexOf(field))
  }

  /** @returns {Settlement | null} `null` while a wheel turns */
  settle() {
    const outcome = this.#call('settle', false)
    return outcome < 0 ? null : settlement(outcome)
  }

  /** Ends all moves at once, where the wheels were sent or stand. */
  confirm() {
    return settlement(this.#call('settle', true))
  }

  /**
   * Settles as one end of a range, the other end being `other`.
   * @param {Picker} other
   * @param {{ isEnd: boolean, shortest: number, longest: number }} range `longest` is -1 for none
   * @returns {{ moved: Settlement, other: Settlement } | null} `null` while a wheel turns
   */
  settleRange(other, { isEnd, shortest, longest }) {
    const place = picker + room()
    new Uint8Array(engine().memory.buffer, place, other.#bytes.length).set(other.#bytes)
    if (!this.#call('settleRange', isEnd, place, shortest, longest, answer)) return null
    other.#bytes.set(new Uint8Array(engine().memory.buffer, place, other.#bytes.length))
    const [moved, second] = numbers(2)
    return { moved: settlement(moved), other: settlement(second) }
  }

  /**
   * Presses a button of a pop-up.
   * @param {(typeof buttons)[number]} button
   * @returns {Settlement}
   */
  press(button) {
    return settlement(this.#call('press', buttons.indexOf(button)))
  }

  /**
   * @param {string} name
   * @param {...(number | boolean)} values
   */
  #call(name, ...values) {
    const before = host
    host = this.#host
    try {
      new Uint8Array(engine().memory.buffer, picker, this.#bytes.length).set(this.#bytes)
      const result = call(name, picker, ...values)
      this.#bytes.set(new Uint8Array(engine().memory.buffer, picker, this.#bytes.length))
      return result
    } finally {
      host = before
      if (depth === 0) for (const error of thrown.splice(0)) reportError(error)
    }
  }
}

/**
 * What an outcome tells: bit 0 for the value, then 11 bits each for the wheels that roll and those with new rows. A negative
 * one is a refusal.
 * @param {number} outcome
 * @returns {Settlement}
 */
function settlement(outcome) {
  if (outcome < 0) throw new Refusal(-outcome)
  return { changesValue: (outcome & 1) === 1, renewed: outcome >> 12 }
}

/**
 * The bits of some fields.
 * @param {readonly Field[]} some
 */
export const bitsOf = (some) => some.reduce((bits, field) => bits | (1 << fields.indexOf(field)), 0)

/** @param {Settings} settings @param {Host} host */
function writeSettings(settings, host) {
  const { now, minimum, maximum } = settings
  engine()
  const flags = [settings.isDuration, settings.hides, !settings.loops, host.clock, host.permits, minimum, maximum]
  numbers(12).set([
    calendars.indexOf(settings.calendar), bitsOf(settings.fields),
    flags.reduce((bits, flag, place) => bits | (Number(Boolean(flag)) << place), 0),
    settings.visibleRows, settings.minuteInterval, settings.secondInterval, now.day, now.second,
    minimum?.day ?? 0, minimum?.second ?? 0, maximum?.day ?? 0, maximum?.second ?? 0,
  ])
}

