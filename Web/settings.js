// What the attributes of a <date-wheel> ask for. A setting that cannot be used is an error with a clear message.
import { calendars, isoDay, Picker, Refusal } from './engine.js'
import { format, parse } from './iso.js'
import { today } from './today.js'
import { visibleRows } from './wheel.js'

/** @typedef {import('./engine.js').Settings} Settings */

/** The first and the last day of JavaScript's `Date`. */
const [firstDay, lastDay] = ['-271821-04-20', '275760-09-13']

/** A setting that cannot be used, told to whoever wrote the page. */
export class SettingError extends Error {}

/**
 * The engine's settings. An attribute that is empty is not set.
 * @param {Element} element
 * @returns {Settings}
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
  const settings = readSettings(element)
  const calendar = `calendar="${settings.calendar}"`
  const bounds = ['min', 'max'].filter((name) => element.getAttribute(name))
  const told = bounds.map((name) => `${name}="${element.getAttribute(name)}"`)
  switch (error.reason) {
    case 'minimumAboveMaximum':
      return `${told.join(' is later than ')}.`
    case 'boundsOutsideCalendar':
      return `${told.join(' and ')} ${told.length > 1 ? 'leave' : 'leaves'} no date of ${calendar} to choose; without ` +
        `${bounds.join(' and ')} they are ${reach(settings).join(' to ')}.`
    case 'valueOutsideCalendar':
      return `value="${value}" is a date that ${calendar} does not reach.`
    default:
      return null
  }
}

/**
 * The first and the last date that there are to choose without bounds.
 * @param {Settings} settings
 */
function reach(settings) {
  const picker = new Picker({ ...settings, minimum: null, maximum: null }, null)
  return /** @type {const} */ (['firstRow', 'lastRow']).map((step) => {
    for (const field of /** @type {const} */ (['year', 'month', 'day'])) {
      picker.turn(field, picker.step(field, step))
      picker.rest(field)
      picker.settle()
    }
    const { year, month, day } = picker.read()
    return format(year, month, day)
  })
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
  // Any other bound out of reach stands for the end on its own side.
  if (bound !== null && (name === 'min' ? bound > Number(day(lastDay)) : bound < Number(day(firstDay)))) {
    throw new SettingError(`${name}="${text}" is out of reach: a page has the days from ${firstDay} to ${lastDay}.`)
  }
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
