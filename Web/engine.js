// The engine: Swift, compiled to WebAssembly. One instance serves all pickers of the page. A picker is a few hundred
// bytes that its element owns; they are copied into the instance for a call and back.
import text from './engine-bytes.js'

/** The calendars, in the order of the engine's numbers. */
export const calendars = ['gregory', 'hebrew']

/** The fields of a date and the engine's numbers for them, from coarse to fine. */
export const fields = { year: 1, month: 2, day: 3 }

/** @typedef {keyof typeof fields} Field */

/** The steps that keys make, and the engine's numbers for them. */
export const steps = { nextRow: 0, previousRow: 1, nextPage: 2, previousPage: 3, firstRow: 4, lastRow: 5 }

/** How a call that can be refused ends, in the order of the engine's numbers. */
const statuses = ['done', 'minimumAboveMaximum', 'boundsOutsideCalendar', 'valueOutsideCalendar', 'unknownSetting']

/** A setting that the engine refuses; `reason` is one of `statuses`. */
export class Refusal extends Error {
  /** @param {number} status */
  constructor(status) {
    super(statuses[status])
    this.reason = statuses[status]
  }
}

/**
 * @typedef {object} Settings
 * @property {string} calendar one of `calendars`
 * @property {boolean} hides whether impossible rows are left out
 * @property {boolean} loops whether wheels may loop
 * @property {number} visibleRows
 * @property {number} today as a fixed day, like the next two
 * @property {number | null} minimum
 * @property {number | null} maximum
 */

/** @typedef {{ position: number, rolls: boolean, hasNewRows: boolean }} WheelSettlement */
/** @typedef {{ changesValue: boolean, wheels: Record<Field, WheelSettlement> }} Settlement */

const module = new WebAssembly.Module(Uint8Array.from(text, (character) => character.charCodeAt(0)))

/** @type {Record<string, any> | null} */
let running = null
let picker = 0 // The address that a picker's bytes are copied to.
let answer = 0 // The address of answers and settings, behind it.

function engine() {
  if (!running) {
    running = new WebAssembly.Instance(module).exports
    picker = (running.__heap_base.value + 15) & ~15
    answer = (picker + running.pickerSize() + 15) & ~15
  }
  return running
}

/**
 * Calls an entry of the engine. If it fails, which is a fault of the engine's, nothing of the instance is used again.
 * @param {string} name
 * @param {...number} values
 */
function call(name, ...values) {
  try {
    return engine()[name](...values)
  } catch (error) {
    running = null
    throw error
  }
}

/** @param {number} count */
const answers = (count) => new Int32Array(engine().memory.buffer, answer, count)

/**
 * The fixed day of an ISO date, or `null` when there is no such date.
 * @param {number} year @param {number} month @param {number} day
 */
export function isoDay(year, month, day) {
  engine()
  return call('isoDay', year, month, day, answer) ? answers(1)[0] : null
}

/** What one `<date-wheel>` holds. */
export class Picker {
  /** @type {Uint8Array} */
  #bytes

  /**
   * @param {Settings} settings
   * @param {number | null} value a fixed day
   */
  constructor(settings, value) {
    this.#bytes = new Uint8Array(engine().pickerSize())
    writeSettings(settings)
    check(this.#call('create', answer, Number(value !== null), value ?? 0))
  }

  /** @param {Settings} settings */
  configure(settings) {
    writeSettings(settings)
    check(this.#call('configure', answer, answer))
    return readSettlement()
  }

  /** @param {number | null} value a fixed day */
  setValue(value) {
    check(this.#call('setValue', Number(value !== null), value ?? 0, answer))
    return readSettlement()
  }

  /** The day that the wheels show, in ISO numbers, and whether it is the value. */
  read() {
    this.#call('read', answer)
    const [hasValue, year, month, day, needsEra] = answers(5)
    return { hasValue: hasValue === 1, year, month, day, needsEra: needsEra === 1 }
  }

  /** @param {Field} field */
  wheel(field) {
    this.#call('wheel', fields[field], answer)
    const [count, loops, position] = answers(3)
    return { count, loops: loops === 1, position }
  }

  /**
   * The states of rows: 1 possible, 2 today, added up.
   * @param {Field} field @param {number} first @param {number} count
   */
  rows(field, first, count) {
    this.#call('rows', fields[field], first, count, answer)
    return answers(count).slice()
  }

  /**
   * A day whose word names the row, in days from 1970-01-01.
   * @param {Field} field @param {number} position
   */
  sampleDay(field, position) {
    return this.#call('sampleDay', fields[field], position)
  }

  /** @param {Field} field @param {keyof typeof steps} step */
  step(field, step) {
    return this.#call('step', fields[field], steps[step])
  }

  /**
   * Tells that a row has come under the bar.
   * @param {Field} field @param {number} position
   * @returns {boolean} whether that changed the value
   */
  turn(field, position) {
    return (this.#call('turn', fields[field], position) & 1) === 1
  }

  /** @param {Field} field @param {number} position */
  aim(field, position) {
    this.#call('aim', fields[field], position)
  }

  /**
   * Tells that the user has taken the wheel over from where it was sent.
   * @param {Field} field
   */
  grab(field) {
    this.#call('grab', fields[field])
  }

  /** @param {Field} field */
  rest(field) {
    this.#call('rest', fields[field])
  }

  /** @returns {Settlement | null} `null` while a wheel turns */
  settle() {
    return this.#call('settle', answer) ? readSettlement() : null
  }

  /** Ends all moves at once, where the wheels were sent or stand. */
  confirm() {
    this.#call('confirm', answer)
    return readSettlement()
  }

  /**
   * @param {string} name
   * @param {...number} values
   */
  #call(name, ...values) {
    engine()
    new Uint8Array(engine().memory.buffer, picker, this.#bytes.length).set(this.#bytes)
    const result = call(name, picker, ...values)
    this.#bytes.set(new Uint8Array(engine().memory.buffer, picker, this.#bytes.length))
    return result
  }
}

/** @param {number} status */
function check(status) {
  if (status !== 0) throw new Refusal(status)
}

/** @param {Settings} settings */
function writeSettings({ calendar, hides, loops, visibleRows, today, minimum, maximum }) {
  answers(9).set([
    calendars.indexOf(calendar), Number(hides), Number(!loops), visibleRows, today,
    Number(minimum !== null), minimum ?? 0, Number(maximum !== null), maximum ?? 0,
  ])
}

/** @returns {Settlement} */
function readSettlement() {
  const numbers = answers(10)
  /** @param {number} start */
  const wheel = (start) => ({
    position: numbers[start], rolls: numbers[start + 1] === 1, hasNewRows: numbers[start + 2] === 1,
  })
  return { changesValue: numbers[0] === 1, wheels: { year: wheel(1), month: wheel(4), day: wheel(7) } }
}
