// The modes of a picker: which fields its wheels are, and in what steps its times run.
import { fields as allFields } from './engine.js'
import { SettingError } from './setting-error.js'

/** @typedef {import('./engine.js').Field} Field */
/** @typedef {{ fields: Field[], isDuration: boolean }} Mode */

/** @type {Record<string, Field[]>} */
const named = {
  date: ['year', 'month', 'day'],
  'month-day': ['month', 'day'],
  'year-month': ['year', 'month'],
  year: ['year'],
  time: ['hour', 'minute'],
  'date-time': ['calendar-day', 'hour', 'minute'],
  duration: ['hour', 'minute'],
  week: ['week-year', 'week'],
}

/**
 * The mode that an attribute asks for: one by its name, or the fields themselves, as in `mode="era year month day"` and
 * `mode="duration minute second"`.
 * @param {string} text
 * @returns {Mode}
 */
export function modeOf(text) {
  const words = text.trim().split(/\s+/)
  const isDuration = words[0] === 'duration'
  const fields = named[words.length > 1 ? '' : words[0]] ?? /** @type {Field[]} */ (words.slice(Number(isDuration)))
  const unknown = fields.find((field) => !allFields.includes(field))
  if (unknown !== undefined) {
    throw new SettingError(`mode="${text}" is not known; it can be ${Object.keys(named).join(', ')}, or fields: ` +
      `${allFields.join(', ')}.`)
  }
  return { fields: [...fields], isDuration }
}

/** @param {readonly Field[]} fields @param {...Field} wanted */
export const has = (fields, ...wanted) => wanted.every((field) => fields.includes(field))

/**
 * The wheels of a mode with the steps that are asked for, and the intervals of the engine.
 * @param {Mode} mode
 * @param {string} step as in HTML: seconds for times, days for dates
 * @param {boolean} is12Hour
 */
export function stepped({ fields, isDuration }, step, is12Hour) {
  const number = step === 'any' || step === '' ? null : Number(step)
  const steps = { minuteInterval: 1, secondInterval: 1, dayInterval: 1 }
  const wheels = [...fields]
  if (has(fields, 'hour') || has(fields, 'minute') || has(fields, 'second')) {
    if (!isDuration && is12Hour && has(fields, 'hour') && !has(fields, 'day-period')) wheels.push('day-period')
    const seconds = number ?? (has(fields, 'second') ? 1 : 60)
    if (60 % seconds === 0 && seconds < 60) {
      if (!has(fields, 'second')) wheels.push('second')
      steps.secondInterval = seconds
    } else if (3600 % seconds === 0 && seconds % 60 === 0) {
      steps.minuteInterval = seconds / 60
    } else {
      throw new SettingError(`step="${step}" cannot be used here: it is in seconds, a divisor of 60, or of 3600 in whole minutes.`)
    }
  } else if (number !== null) {
    if (!(Number.isInteger(number) && number > 0 && (number === 1 || has(fields, 'year', 'day')))) {
      throw new SettingError(`step="${step}" cannot be used here: it is ${
        has(fields, 'year', 'day') ? 'a whole number of days, 1 or more' : '1'}, or any.`)
    }
    steps.dayInterval = number
  }
  return { wheels, ...steps }
}
