// What the attributes of a <date-wheel> ask for. A setting that cannot be used is an error with a clear message.
import { calendars, isoDay, Refusal } from './engine.js'
import { parse } from './iso.js'
import { today } from './today.js'
import { visibleRows } from './wheel.js'

/** A setting that cannot be used, told to whoever wrote the page. */
export class SettingError extends Error {}

/**
 * The engine's settings. An attribute that is empty is not set.
 * @param {Element} element
 * @returns {import('./engine.js').Settings}
 */
export function readSettings(element) {
  const minimum = readBound(element, 'min')
  const maximum = readBound(element, 'max')
  return {
    calendar: readChoice(element, 'calendar', calendars, readLocale(element).calendar ?? 'gregory'),
    hides: readChoice(element, 'impossible', ['dim', 'hide'], 'dim') === 'hide',
    loops: readChoice(element, 'loop', ['auto', 'none'], 'auto') === 'auto',
    visibleRows, today: today(), minimum, maximum,
  }
}

/**
 * The locale of the words: the element's own, else the language of the text around it, else the browser's.
 * @param {Element} element
 */
export function readLocale(element) {
  const own = element.getAttribute('locale')
  const [name, tag] = own ? ['locale', own] : ['lang', language(element) || navigator.language]
  try {
    return new Intl.Locale(tag)
  } catch {
    throw new SettingError(`${name}="${tag}" is not a language tag, such as "he" or "en-GB".`)
  }
}

/**
 * What is wrong with the settings, and what is allowed; `null` when the error is none of theirs.
 * @param {unknown} error
 * @param {Element} element
 * @param {string} value
 */
export function explain(error, element, value) {
  if (error instanceof SettingError) return error.message
  if (!(error instanceof Refusal)) return null
  const [min, max] = ['min', 'max'].map((name) => `${name}="${element.getAttribute(name) ?? ''}"`)
  const calendar = `calendar="${element.getAttribute('calendar') || 'gregory'}"`
  /** @type {Record<string, string>} */
  const refusals = {
    minimumAboveMaximum: `${min} is later than ${max}.`,
    boundsOutsideCalendar: `${min} and ${max} leave no date of ${calendar} to choose.`,
    valueOutsideCalendar: `value="${value}" is a date that ${calendar} does not reach.`,
  }
  return refusals[error.reason] ?? null
}

/**
 * The fixed day of a date in ISO form; `null` when the text is none.
 * @param {string} text
 */
export function day(text) {
  const numbers = parse(text)
  return numbers && isoDay(...numbers)
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {string[]} allowed
 * @param {string} absent
 */
function readChoice(element, name, allowed, absent) {
  const value = element.getAttribute(name) || absent
  if (allowed.includes(value)) return value
  throw new SettingError(`${name}="${value}" is not known; it can be ${allowed.join(', ')}.`)
}

/**
 * @param {Element} element
 * @param {'min' | 'max'} name
 */
function readBound(element, name) {
  const text = element.getAttribute(name) ?? ''
  const bound = day(text)
  if (text && bound === null) throw new SettingError(`${name}="${text}" is not a date; one is written 2012-04-04.`)
  return bound
}

/**
 * The language of the text around an element, through the hosts of shadow trees; empty when none is told.
 * @param {Element} element
 * @returns {string}
 */
function language(element) {
  const teller = element.closest('[lang]')
  if (teller) return teller.getAttribute('lang') ?? ''
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? language(root.host) : ''
}
