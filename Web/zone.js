// What the browser knows of a time zone: how the clock of a day runs, what time it is, and which instant a local time is.
import { kept } from './kept.js'

/** @typedef {import('./engine.js').Moment} Moment */
/** @typedef {import('./engine.js').Clock} Clock */

/** R.D. of 1970-01-01. */
const epoch = 719163
const secondsInDay = 86_400
/** No zone has been further from Greenwich than this, in seconds. */
const reach = 16 * 3600

/** @type {Map<string, Zone>} */
const made = new Map()

/**
 * A time zone, made once for the page.
 * @param {string} name an IANA name
 * @throws {RangeError} when the browser does not know it
 */
export function zoneOf(name) {
  return kept(made, name, () => new Zone(name))
}

export class Zone {
  #format
  /** @type {Map<number, Clock>} */
  #clocks = new Map()

  /** @param {string} timeZone */
  constructor(timeZone) {
    this.name = timeZone
    this.#format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  }

  /**
   * How far the zone's clock is ahead of Greenwich's, in seconds.
   * @param {number} time in seconds from 1970-01-01
   */
  #offset(time) {
    const date = new Date(Math.min(Math.max(time, -864e10), 864e10) * 1000)
    const name = this.#format.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign, hours = 0, minutes = 0, seconds = 0] = /([+-])(\d+):?(\d\d)?:?(\d\d)?/.exec(name) ?? []
    return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds))
  }

  /**
   * How the clock of a day runs.
   * @param {number} day a fixed day
   */
  clock(day) {
    return kept(this.#clocks, day, () => this.#findClock(day), 5000)
  }

  /** @param {number} day @returns {Clock} */
  #findClock(day) {
    const midnight = (day - epoch) * secondsInDay
    /** @type {Clock} */
    const clock = [0, 0, 0, 0, 0]
    let start = midnight - reach
    for (const end of [midnight + secondsInDay / 2, midnight + secondsInDay + reach]) {
      const [before, after] = [this.#offset(start), this.#offset(end)]
      if (before !== after) {
        const change = this.#change(start, end, before) - midnight
        // What the hands show when it comes, and what they are set to.
        const [from, to] = [change + Math.min(before, after), change + Math.max(before, after)]
        if (from < secondsInDay && to > 0) {
          if (after < before) [clock[3], clock[4]] = [from, to]
          else if (from <= 0 && to >= secondsInDay) clock[0] = 1
          else [clock[1], clock[2]] = [from, to]
        }
      }
      start = end
    }
    return clock
  }

  /**
   * The second in which the offset is no longer `before`.
   * @param {number} start
   * @param {number} end
   * @param {number} before
   */
  #change(start, end, before) {
    while (end - start > 1) {
      const middle = Math.floor((start + end) / 2)
      if (this.#offset(middle) === before) start = middle
      else end = middle
    }
    return end
  }

  /**
   * The local time of an instant.
   * @param {number} milliseconds since 1970-01-01
   */
  moment(milliseconds) {
    const time = Math.floor(milliseconds / 1000)
    const moment = local(time + this.#offset(time))
    return { ...moment, isSecondPass: this.instant({ ...moment, isSecondPass: false }) !== time * 1000 }
  }

  /**
   * The instant of a local time, in milliseconds since 1970-01-01.
   * @param {Moment} moment
   */
  instant({ day, second, isSecondPass }) {
    const time = (day - epoch) * secondsInDay + second
    const passes = [time - secondsInDay, time + secondsInDay]
      .map((near) => time - this.#offset(near))
      .filter((pass) => pass + this.#offset(pass) === time)
      .sort((one, other) => one - other)
    return (passes.at(isSecondPass ? -1 : 0) ?? time - this.#offset(time)) * 1000
  }
}

/**
 * A local time from seconds that count as if the zone were Greenwich's.
 * @param {number} time
 */
function local(time) {
  const day = Math.floor(time / secondsInDay)
  return { day: day + epoch, second: time - day * secondsInDay }
}

/**
 * The moment of a time in Greenwich.
 * @param {number} milliseconds
 */
export const greenwich = (milliseconds) => local(Math.floor(milliseconds / 1000))

/**
 * The other way round.
 * @param {Moment} moment
 */
export const greenwichInstant = ({ day, second }) => ((day - epoch) * secondsInDay + second) * 1000

/**
 * What time it is, on the page's own clock or in a zone.
 * @param {Zone | null} zone
 * @returns {Moment}
 */
export function now(zone) {
  const date = new Date()
  return zone?.moment(date.getTime()) ?? greenwich(date.getTime() - date.getTimezoneOffset() * 60_000)
}
