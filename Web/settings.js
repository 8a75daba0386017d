// What the attributes of a <date-wheel> ask for. A setting that cannot be used is an error with a clear message.
import { calendars, Picker, refusals, Refusal } from './engine.js'
import { languageOf } from './language.js'
import { modeOf, stepped } from './modes.js'
import { SettingError } from './setting-error.js'
import { exampleOf, format, formOf, parse } from './values.js'
import { uses12Hours } from './words.js'
import { greenwich, now, zoneOf } from './zone.js'

/** @typedef {import('./engine.js').Moment} Moment */
/** @typedef {import('./engine.js').Host} Host */
/** @typedef {import('./values.js').Form} Form */
/** @typedef {ReturnType<typeof readSettings>} ElementSettings */

/** The first and the last day of JavaScript's `Date`. */
const [firstDay, lastDay] = [-864e13, 864e13].map((time) => greenwich(time).day)

/**
 * What the element is asked to be. An attribute that is empty is not set.
 * @param {Element & { isDateDisabled?: ((date: string) => boolean) | null }} element
 * @param {number} visibleRows
 */
export function readSettings(element, visibleRows) {
  const locale = readLocale(element)
  const calendar = readChoice(element, 'calendar', calendars, locale.calendar ?? 'gregory')
  const mode = modeOf(element.getAttribute('mode') || 'date')
  const form = formOf(mode)
  const step = stepped(mode, element.getAttribute('step') ?? '', uses12Hours(locale.toString()))
  const zone = readZone(element)
  const minimum = readBound(element, 'min', form, calendar)
  const disabled = element.isDateDisabled
  const base = minimum?.day ?? greenwich(0).day
  /** @type {Host} */
  const host = {
    clock: zone && ((day) => zone.clock(day)),
    // As in HTML, steps of days are counted from the minimum, else from 1970-01-01.
    permits: disabled || step.dayInterval > 1
      ? (day) => (day - base) % step.dayInterval === 0 && !disabled?.(format({ day, second: 0 }, 'date', calendar))
      : null,
  }
  return {
    locale, calendar, form, zone, host, fields: step.wheels, isDuration: mode.isDuration,
    tick: readChoice(element, 'tick', ['', 'vibrate', 'sound', 'vibrate sound', 'sound vibrate'], ''),
    hides: readChoice(element, 'impossible', ['dim', 'hide'], 'dim') === 'hide',
    loops: readChoice(element, 'loop', ['auto', 'none'], 'auto') === 'auto',
    visibleRows, minuteInterval: step.minuteInterval, secondInterval: step.secondInterval,
    now: now(zone), range: readRange(element), minimum, maximum: readBound(element, 'max', form, calendar),
  }
}

/**
 * The locale of the words: the element's own, else the language of the text around it, else the browser's.
 * @param {Element} element
 */
function readLocale(element) {
  const own = element.getAttribute('locale')
  const tag = own || languageOf(element) || navigator.language
  try {
    return new Intl.Locale(tag)
  } catch {
    const message = `="${tag}" is not a language tag, such as "he" or "en-GB".`
    if (own) throw new SettingError('locale' + message)
    console.warn('<date-wheel>: lang' + message) // It is the page's, and no setting: the browser's language is spoken.
    return new Intl.Locale(navigator.language)
  }
}

/** @param {Element} element */
function readZone(element) {
  const name = element.getAttribute('time-zone')
  try {
    return name ? zoneOf(name) : null
  } catch {
    throw new SettingError(`time-zone="${name}" is not known to the browser; one is named Europe/London.`)
  }
}

/** Why fields make no sense together, in the order of the engine's numbers. */
const faults = [
  'it names no field', 'calendar days, weeks, and years, months and days exclude each other', 'an era needs a year',
  'the calendar has no eras to choose from', 'a day needs a month', 'a month needs a year or a day',
  'a week and its year need each other', 'a time needs a whole day, or no date at all', 'a day period needs an hour',
  'a minute needs an hour', 'a second needs a minute', 'a duration has hours, minutes and seconds, next to each other',
]

/**
 * What is wrong with the settings, and what is allowed; `null` when the error is none of theirs.
 * @param {unknown} error
 * @param {Element} element
 * @param {string} value
 */
export function explain(error, element, value) {
  if (error instanceof SettingError) return error.message
  if (!(error instanceof Refusal)) return null
  const settings = readSettings(element, 1)
  /** @param {string} name */
  const told = (name) => `${name}="${element.getAttribute(name) || settings[/** @type {'calendar'} */ (name)]}"`
  const bounds = ['min', 'max'].filter((name) => element.getAttribute(name))
  switch (error.status) {
    case refusals.minimumAboveMaximum:
      return `${bounds.map(told).join(' is later than ')}.`
    case refusals.boundsOutsideCalendar:
    case refusals.noMomentWithinBounds:
      return `${bounds.map(told).join(' and ')} ${bounds.length > 1 ? 'leave' : 'leaves'} nothing of ${told('calendar')} ` +
        `to choose; without ${bounds.join(' and ')} it goes from ${reach(settings).join(' to ')}.`
    case refusals.valueOutsideCalendar:
      return `value="${value}" is a date that ${told('calendar')} does not reach.`
    default:
      return `${told('mode')} cannot be used: ${faults[error.status - refusals.fields]}.`
  }
}

/**
 * The first and the last value that there are to choose without bounds.
 * @param {ElementSettings} settings
 */
function reach(settings) {
  const picker = new Picker({ ...settings, minimum: null, maximum: null }, { clock: null, permits: null })
  return /** @type {const} */ (['firstRow', 'lastRow']).map((step) => {
    for (const field of settings.fields) {
      picker.turn(field, picker.step(field, step))
      picker.rest(field)
      picker.settle()
    }
    return format(picker.read(), settings.form, settings.calendar)
  })
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
  throw new SettingError(`${name}="${value}" is not known; it can be ${allowed.filter(Boolean).join(', ')}.`)
}

/**
 * The spans of the range that begins here, in days; -1 is no limit.
 * @param {Element} element
 */
function readRange(element) {
  const [shortest, longest] = ['range-shortest', 'range-longest'].map((name, place) => {
    const text = element.getAttribute(name)
    if (!text) return -place
    if (/^\d{1,9}$/.test(text)) return Number(text)
    throw new SettingError(`${name}="${text}" is no whole number of days, 0 or more.`)
  })
  if (longest >= 0 && shortest > longest) {
    throw new SettingError(`range-shortest="${shortest}" is more than range-longest="${longest}".`)
  }
  return { shortest, longest }
}

/**
 * @param {Element} element
 * @param {'min' | 'max'} name
 * @param {Form} form
 * @param {string} calendar
 */
function readBound(element, name, form, calendar) {
  const text = element.getAttribute(name) ?? ''
  const bound = parse(text, form, calendar)
  if (text && !bound) {
    throw new SettingError(`${name}="${text}" cannot be read; in this mode it is written ${exampleOf(form, calendar)}.`)
  }
  // Any other bound out of reach stands for the end on its own side.
  if (bound && (name === 'min' ? bound.day > lastDay : bound.day < firstDay)) {
    throw new SettingError(`${name}="${text}" is out of reach: a page has the days from -271821-04-20 to 275760-09-13.`)
  }
  return bound
}
