// Values as objects of Temporal, where the browser has it.
import { format } from './values.js'

/** @typedef {import('./settings.js').ElementSettings} ElementSettings */

/** Calendars that Temporal does not know: their dates are told in ISO's own. */
const unknown = ['julian', 'nepali', 'vietnamese']

/**
 * The types for forms that have one; weeks and years are their first day.
 * @type {Record<string, string>}
 */
const types = {
  time: 'PlainTime', duration: 'Duration', 'date-time': 'PlainDateTime', 'month-day': 'PlainMonthDay', 'year-month': 'PlainYearMonth',
}

/**
 * @param {import('./engine.js').Moment} moment
 * @param {ElementSettings} settings
 */
export function temporalOf(moment, { form, calendar, zone }) {
  const Temporal = /** @type {any} */ (globalThis).Temporal
  if (!Temporal) return null
  const known = unknown.includes(calendar) || calendar === 'gregory' ? 'iso8601' : calendar
  if (form === 'date-time' && zone) {
    return Temporal.Instant.fromEpochMilliseconds(zone.instant(moment)).toZonedDateTimeISO(zone.name).withCalendar(known)
  }
  if (form === 'time' || form === 'duration') return Temporal[types[form]].from(format(moment, form, calendar))
  const date = `${format(moment, form === 'date-time' ? form : 'date', calendar)}[u-ca=${known}]`
  return Temporal[types[form] ?? 'PlainDate'].from(date)
}

/**
 * The text, or the moment, of an object of Temporal.
 * @param {any} object
 * @param {ElementSettings} settings
 */
export function textOf(object, { form, zone }) {
  if (form === 'date-time' && zone && 'epochMilliseconds' in object) return zone.moment(object.epochMilliseconds)
  const text = String(form === 'duration' ? object.round?.({ largestUnit: 'hour' }) ?? object : object)
  const [plain] = text.split('[')
  if (form === 'month-day' || form === 'year-month' || form === 'year') return text
  return form === 'date' || form === 'week' ? plain.split('T')[0] : plain
}
