// Values as text, in the forms of HTML, ISO 8601 and RFC 9557. Whether a date exists is for the engine to say.
import { isoDate, isoDay, isoWeekDay } from './engine.js'
import { has } from './modes.js'

/** @typedef {import('./engine.js').Moment} Moment */
/** @typedef {import('./modes.js').Mode} Mode */
/** @typedef {'date' | 'date-time' | 'time' | 'duration' | 'week' | 'month-day' | 'year-month' | 'year'} Form */

/**
 * What a value is written like, for messages.
 * @type {Record<Form, string>}
 */
export const examples = {
  date: '2012-04-04', 'date-time': '2012-04-04T09:30', time: '09:30', duration: 'PT1H30M', week: '2012-W14',
  'month-day': '--02-29', 'year-month': '2012-04', year: '2012',
}

/**
 * The form of a mode's values.
 * @param {Mode} mode
 * @returns {Form}
 */
export function formOf({ fields, isDuration }) {
  if (isDuration) return 'duration'
  const time = has(fields, 'hour')
  if (has(fields, 'calendar-day') || has(fields, 'year', 'day')) return time ? 'date-time' : 'date'
  if (time) return 'time'
  if (has(fields, 'week')) return 'week'
  return has(fields, 'day') ? 'month-day' : has(fields, 'month') ? 'year-month' : 'year'
}

/**
 * Whether a form names a part of a date, which only ISO's own calendars can write without a whole one.
 * @param {Form} form
 */
const isPartial = (form) => form === 'month-day' || form === 'year-month' || form === 'year'

/** @param {string} calendar */
const isISO = (calendar) => calendar === 'gregory' || calendar === 'iso8601'

/**
 * The example for a calendar's values.
 * @param {Form} form
 * @param {string} calendar
 */
export const exampleOf = (form, calendar) =>
  isPartial(form) && !isISO(calendar) ? `2012-04-04[u-ca=${calendar}]` : examples[form]

const year = '(\\d{4,6}|[+-]\\d{6})'
const clock = '(\\d\\d):(\\d\\d)(?::(\\d\\d)(?:\\.\\d+)?)?'
/** @type {Record<Form, RegExp>} */
const patterns = {
  date: RegExp(`^${year}-(\\d\\d)-(\\d\\d)$`),
  'date-time': RegExp(`^${year}-(\\d\\d)-(\\d\\d)[T ]${clock}$`),
  time: RegExp(`^${clock}$`),
  duration: /^PT(?=\d)(?:(\d{1,6})H)?(?:(\d{1,8})M)?(?:(\d{1,9})S)?$/,
  week: RegExp(`^${year}-W(\\d\\d)$`),
  'month-day': /^(?:--)?(\d\d)-(\d\d)$/,
  'year-month': RegExp(`^${year}-(\\d\\d)$`),
  year: RegExp(`^${year}$`),
}

/**
 * The moment that a text names; `null` when it names none.
 * @param {string} text
 * @param {Form} form
 * @param {string} calendar
 * @returns {Moment | null}
 */
export function parse(text, form, calendar) {
  const [, plain, named = null] = /^(.*?)(?:\[u-ca=([\w-]+)\])?$/.exec(text) ?? []
  if (named !== null ? named !== calendar : isPartial(form) && !isISO(calendar)) return null
  const written = isPartial(form) && named !== null ? 'date' : form
  const match = patterns[written].exec(plain)
  if (!match || match[1] === '-000000') return null
  const numbers = match.slice(1).map((digits) => Number(digits ?? 0))
  const [first, second, third] = numbers
  switch (written) {
    case 'time': return numbers[0] < 24 ? timed(1, numbers) : null
    case 'date-time': return numbers[3] < 24 ? timed(isoDay(first, second, third), numbers.slice(3)) : null
    case 'duration': return { day: 1, second: first * 3600 + second * 60 + third }
    case 'week': return timed(isoWeekDay(first, second))
    case 'month-day': return timed(isoDay(1972, first, second))
    case 'year-month': return timed(isoDay(first, second, 1))
    case 'year': return timed(isoDay(first, 1, 1))
    default: return timed(isoDay(first, second, third))
  }
}

/**
 * @param {number | null} day
 */
function timed(day, time = [0, 0, 0]) {
  const [hour, minute, second] = time
  return day === null || minute > 59 || second > 59 ? null : { day, second: hour * 3600 + minute * 60 + second }
}

/** @param {number} number */
const two = (number) => String(number).padStart(2, '0')

/**
 * A year as HTML writes it; years before 1, and those of more digits than HTML's, in the signed form.
 * @param {number} number
 */
const written = (number) =>
  number >= 1 ? String(number).padStart(4, '0') : (number < 0 ? '-' : '+') + String(Math.abs(number)).padStart(6, '0')

/**
 * A moment as text.
 * @param {Moment} moment
 * @param {Form} form
 * @param {string} calendar
 */
export function format({ day, second }, form, calendar) {
  const [hours, minutes, seconds] = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60]
  const time = `${two(hours)}:${two(minutes)}${seconds ? `:${two(seconds)}` : ''}`
  if (form === 'time') return time
  if (form === 'duration') {
    const text = `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${seconds ? `${seconds}S` : ''}`
    return text === 'PT' ? 'PT0S' : text
  }
  const iso = isoDate(day)
  const date = `${written(iso.year)}-${two(iso.month)}-${two(iso.day)}`
  if (isPartial(form) && !isISO(calendar)) return `${date}[u-ca=${calendar}]`
  switch (form) {
    case 'date-time': return `${date}T${time}`
    case 'week': return `${written(iso.weekYear)}-W${two(iso.week)}`
    case 'month-day': return `--${two(iso.month)}-${two(iso.day)}`
    case 'year-month': return `${written(iso.year)}-${two(iso.month)}`
    case 'year': return written(iso.year)
    default: return date
  }
}
