// The words of a locale, from Intl but for what names.js has. A row is named by its number, or by formatting its sample
// day; no date is ever converted here.
import { chineseDay, eraNames, hebrewNumber, leapWords, nepaliMonths, vietnameseMonth } from './names.js'
import { kept } from './kept.js'
import { match } from './matching.js'

/**
 * @typedef {'era' | 'year' | 'month' | 'day' | 'week-year' | 'week' | 'calendar-day' | 'day-period' | 'hour' | 'minute'
 *   | 'second'} Field
 */

/**
 * A row as the engine tells it.
 *
 * @typedef {object} Row
 * @property {number} number what it stands for: the place of an era, the arithmetic year, the rank of a month's code, the
 *   hour from 0 to 23
 * @property {number} sampleDay a day on which the browser's word for it is right, in days from 1970-01-01; a calendar day's
 *   is the day itself
 * @property {Rows} [date] the year, month and day of a calendar day. Without it they are what the browser converts the day
 *   to, in `julian` and `nepali` Gregorian ones and in `vietnamese` Chinese ones.
 */

/** @typedef {Partial<Record<Field, Row>>} Rows */

/**
 * @typedef {object} WordOptions
 * @property {Field[]} fields those that have a wheel
 * @property {boolean} withEra whether years are shown with their era
 * @property {boolean} isDuration
 */

/** @typedef {Intl.DateTimeFormatOptions} Options */
/** @typedef {{ type: string, value: string }} Part */

const millisecondsInDay = 86_400_000

/** The last moment of a `Date`. */
const lastMoment = 864e13

/** @type {Options} */
const dateStyles = { year: 'numeric', month: 'long', day: 'numeric' }
/** @type {Options} */
const eraStyles = { era: 'short', year: 'numeric' }
/** @type {Options} */
const dayStyles = { weekday: 'short', month: 'short', day: 'numeric' }
/** @type {Options} */
const timeStyles = { hour: 'numeric', minute: '2-digit', second: '2-digit' }

/** Calendars that browsers lack, or have without words, and those whose patterns are used in their place. */
const stands = /** @type {Record<string, string>} */ ({
  iso8601: 'gregory', julian: 'gregory', nepali: 'gregory', vietnamese: 'chinese',
})
/** Calendars whose year 0 is the year 1 of an era before. */
const countsBackward = /gregory|julian|roc|japanese|islamic-[ct]/

/** What Intl calls a field, and the fields of its parts. */
const intlNames = /** @type {Record<string, string>} */ ({
  'week-year': 'year', week: 'weekOfYear', 'calendar-day': 'day', 'day-period': 'dayPeriod',
})
const partFields = /** @type {Record<string, Field>} */ ({
  relatedYear: 'year', yearName: 'year', dayPeriod: 'day-period',
})

/** @type {Row} */
const nothing = { number: 0, sampleDay: 0 }

/** @param {Part[]} parts */
const join = (parts) => parts.map(({ value }) => value).join('')

/**
 * The part of this type, at a moment in milliseconds.
 * @param {Intl.DateTimeFormat} format
 * @param {string} type
 * @param {number} moment
 */
const part = (format, type, moment) =>
  format.formatToParts(moment).find((part) => /** @type {string} */ (part.type) === type)?.value ?? ''

/** @type {Map<string, Words>} */
const made = new Map()
/** @type {Map<string, boolean>} */
const clocks = new Map()

/**
 * The words of a locale, made once for the whole page: a browser takes a millisecond for each formatter.
 * @param {string} locale a BCP 47 language tag
 * @param {string} calendar a CLDR name, or `julian`, `nepali` or `vietnamese`
 * @param {WordOptions} options
 */
export function wordsFor(locale, calendar, options) {
  const key = JSON.stringify([locale, calendar, options])
  return kept(made, key, () => new Words(locale, calendar, options))
}

/**
 * Whether the locale's clock has 12 hours.
 * @param {string} locale a BCP 47 language tag
 */
export const uses12Hours = (locale) => kept(clocks, locale, () =>
  /1/.test(new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hourCycle ?? ''))

export class Words {
  #locale
  #language
  #calendar
  #options
  /** @type {Options} */
  #pattern
  #hourCycle
  /** @type {Options} */
  #times
  #names
  #numbers
  #isLunar
  /** Numbers are letters. */
  #isHebrew
  /** The locale's order is that of the borrowed language, read backward. */
  #isBackward
  /** @type {Map<string, Intl.DateTimeFormat>} */
  #formats = new Map()
  /** @type {Map<string, string>} */
  #labels = new Map()

  /**
   * @param {string} locale a BCP 47 language tag
   * @param {string} calendar a CLDR name, or `julian`, `nepali` or `vietnamese`
   * @param {WordOptions} options
   */
  constructor(locale, calendar, options) {
    const { fields, withEra, isDuration } = options
    /** @param {string} field */
    const has = (field) => fields.includes(/** @type {Field} */ (field))
    const hasDay = has('calendar-day')
    const hasWeek = /week/.test(fields.join())
    const { language, numberingSystem: asked } = new Intl.Locale(locale)
    // Chromium speaks no Nepali. Its Hindi has the digits.
    const isBorrowed = calendar === 'nepali' && language === 'ne'
      && !Intl.DateTimeFormat.supportedLocalesOf(locale).length
    this.#locale = isBorrowed ? 'hi-u-nu-deva' : locale
    this.#language = language
    this.#calendar = hasWeek ? 'iso8601' : calendar
    this.#options = options
    this.#isLunar = /chinese|dangi|vietnamese/.test(this.#calendar)
    this.#isHebrew = calendar === 'hebrew' && language === 'he' && !asked
    this.#isBackward = isBorrowed && !has('hour')
    /** Whether the locale's clock has 12 hours. */
    this.is12Hour = uses12Hours(locale)
    this.#hourCycle = /** @type {'h12' | 'h23' | undefined} */ (
      !has('day-period') ? 'h23' : this.is12Hour ? undefined : 'h12')

    // Asked for a numeric hour, browsers write one digit even where the locale's clock shows 09:30.
    const [nine] = new Intl.DateTimeFormat(this.#locale, { timeStyle: 'short', hourCycle: this.#hourCycle, timeZone: 'UTC' })
      .formatToParts(9.5 * 3_600_000).filter(({ type }) => type === 'hour')
    this.#times = nine.value.length > 1 ? { ...timeStyles, hour: '2-digit' } : timeStyles

    // The pattern has the fields, a calendar day as a whole date, and weeks where months would be.
    const pattern = hasDay ? { weekday: 'long', ...dateStyles } : hasWeek ? { year: 'numeric', month: 'long' } : {}
    const styles = { ...dateStyles, ...this.#times }
    this.#pattern = Object.fromEntries([
      ...Object.entries(pattern), ...Object.entries(styles).filter(([field]) => has(field))])
    if (this.#pattern.year && (withEra || has('era'))) this.#pattern.era = 'short'

    const { locale: spoken, numberingSystem } = this.#format(this.#pattern).resolvedOptions()
    const known = /** @type {any} */ (new Intl.Locale(spoken))
    this.#names = new Intl.DisplayNames(this.#locale, { type: 'dateTimeField' })
    this.#numbers = new Intl.NumberFormat(
      this.#locale, /** @type {Intl.NumberFormatOptions} */ ({ useGrouping: false, numberingSystem }))
    /** The direction in which the words are read: those of the language that the browser has for the locale. */
    this.direction = /** @type {'ltr' | 'rtl'} */ ((known.getTextInfo?.() ?? known.textInfo)?.direction ?? 'ltr')

    const order = this.#parts(this.#pattern, {}).map(({ type }) => {
      if (hasDay && type in dateStyles) return 'calendar-day'
      if (hasWeek && type in dateStyles) return type === 'year' ? 'week-year' : 'week'
      return partFields[type] ?? type
    })
    const times = Object.keys(timeStyles).filter(has)
    if (this.direction === 'ltr' || isDuration) times.reverse()
    /**
     * The fields in the order of the locale's pattern, in the direction in which it is read; but hours, minutes and seconds
     * stand from left to right on every clock.
     */
    this.order = /** @type {Field[]} */ (
      [...new Set([...order, ...fields])].filter(has).map((field) => (field in timeStyles ? times.pop() : field)))
  }

  /**
   * What a wheel is called.
   * @param {Field} field
   */
  name(field) {
    return this.#capitalized(this.#names.of(intlNames[field] ?? field) ?? field)
  }

  /**
   * The word on a row.
   * @param {Field} field
   * @param {Row} row
   */
  label(field, row) {
    const key = [field, row.number, row.sampleDay].join()
    if (this.#labels.size > 2000) this.#labels.clear()
    return kept(this.#labels, key, () => this.#label(field, row))
  }

  /**
   * The whole value in words: the locale's pattern, each field with the word of its own row.
   * @param {Rows} rows one for each field
   */
  text(rows) {
    if (this.#options.isDuration) {
      const some = this.order.filter((field) => rows[field]?.number)
      return new Intl.ListFormat(this.#locale, { type: 'unit' }).format((some[0] ? some : this.order.slice(-1))
        .map((field) => this.#amount(field, (rows[field] ?? nothing).number, 'long')))
    }
    if (!/week/.test(this.order[0])) return join(this.#parts(this.#pattern, rows))
    const isChinese = /^(ja|zh)$/.test(this.#language)
    const between = this.#language === 'en' ? ' of ' : this.order[0] === 'week' ? ', ' : isChinese ? '' : ' '
    return this.order.map((field) => this.label(field, /** @type {Row} */ (rows[field]))).join(between)
  }

  /**
   * Whether what was typed means a row: 2 if it is the row's label or number, 1 if one of them begins so, else 0.
   * @param {Field} field
   * @param {string} typed
   * @param {Row} row
   */
  matches(field, typed, row) {
    const number = field === 'month' ? row.number >> 1 : row.number
    const names = [this.label(field, row)]
    return match(typed, /era|-d|-p/.test(field) ? names : [...names, String(number)])
  }

  // Rows.

  /**
   * @param {Field} field
   * @param {Row} row
   */
  #label(field, row) {
    const { number } = row
    const { withEra, isDuration } = this.#options
    if (field === 'era') return this.#era(row, true)
    if (field === 'week') {
      const [name, week] = [this.name(field), this.#numbers.format(number)]
      const isAfter = /^(ja|ko|zh)$/.test(this.#language)
      return isAfter ? (this.#language === 'ko' ? '제' : '第') + week + name : `${name} ${week}`
    }
    if (isDuration) return this.#amount(field, number, 'short')
    const isPeriod = field === 'day-period'
    if (isPeriod || field in timeStyles) {
      const rows = isPeriod ? { hour: { ...row, number: 9 + 6 * number } } : { [field]: row }
      return join(this.#parts(this.#times, rows).filter(({ type }) => type === (intlNames[field] ?? field)))
    }
    const isYear = /year/.test(field)
    const parts = this.#parts(
      field === 'calendar-day' ? dayStyles : isYear ? (withEra ? eraStyles : { year: 'numeric' })
      : { [field]: dateStyles[/** @type {'day'} */ (field)] }, { [isYear ? 'year' : field]: row })
    // Some calendars add their era to a bare year ("5772 AM"), where the wheel needs the number alone.
    if (isYear && (this.order.includes('era') || !(withEra || /japanese|roc/.test(this.#calendar)))) {
      return join(parts.filter(({ type }) => type !== 'era')).trim()
    }
    return this.#isLunar ? this.#capitalized(join(parts)) : join(parts)
  }

  /**
   * The parts of a pattern, with the words of rows where there are any.
   * @param {Options} options
   * @param {Rows} given
   */
  #parts(options, given) {
    const whole = given['calendar-day']
    const rows = { ...given, ...whole?.date }
    if (whole && rows.year) rows.year = { ...rows.year, sampleDay: whole.sampleDay } // Eras may begin within a year.
    const { year, month, day, hour = nothing, minute = nothing, second = nothing } = rows
    const moment = (whole ?? month ?? year ?? day ?? nothing).sampleDay * millisecondsInDay
      + 1000 * (3600 * hour.number + 60 * minute.number + second.number)
    const format = this.#format(options)
    /** @type {Part[]} */
    const pattern = format.formatToParts(Math.min(moment, lastMoment))
    if (this.#isBackward) pattern.reverse()
    const isCyclic = !pattern.some(({ type }) => type === 'relatedYear')
    const isZh = this.#language === 'zh'
    const isLunar = this.#isLunar
    return pattern.map(({ type, value }, place) => {
      const ofEra = rows.era ?? year ?? whole
      if (ofEra && type === 'era') value = this.#era(ofEra, !!rows.era)
      if (year && /^(year|relatedYear)$/.test(type)) value = this.#year(year, format)
      if (year && type === 'yearName') {
        const isOwn = this.#calendar !== 'vietnamese' || /^(ja|ko|zh)$/.test(this.#language)
        value = part(this.#format(dateStyles, 'chinese', isOwn ? this.#locale : 'vi'), type, Date.UTC(year.number, 6))
        if (isCyclic) value = `${this.#number(year.number)}(${value})`
      }
      if (month && type === 'month') value = this.#month(month, format)
      if (day && type === 'day') value = isLunar && isZh ? chineseDay(day.number) : this.#number(day.number)
      // What is in our names already, or does not go with them: "tháng" before a month, 日 after 初一.
      if (isLunar && month && this.#language === 'vi' && pattern[place + 1]?.type === 'month') {
        value = value.replace(/ ?tháng |\//, place ? ' ' : '')
      }
      if (isLunar && day && isZh && pattern[place - 1]?.type === 'day') value = value.replace('日', '')
      return { type, value }
    })
  }

  // Words of fields.

  /**
   * @param {Row} row of the era, or of the year, or a day
   * @param {boolean} isEra
   */
  #era({ number, sampleDay }, isEra) {
    const isFirst = number < 1
    const [first, last = first] = (eraNames[this.#calendar.split('-')[0]] ?? '').split(' ')
    // Before 1873 years are Gregorian, which browsers do not know.
    const isGregorian = this.#calendar === 'julian' || (this.#calendar === 'japanese' && number < (isEra ? 2 : 1873))
    const said = isGregorian ? part(this.#format(eraStyles, 'gregory'), 'era', isFirst ? -lastMoment : 0)
      : part(this.#format(eraStyles), 'era', sampleDay * millisecondsInDay)
    const isWrong = this.#calendar === 'nepali' || (isFirst && /c-[ct]/.test(this.#calendar))
    const isPoor = isWrong || /^(ERA\d|$)/.test(said)
    return isPoor ? (isFirst ? first : last) : said
  }

  /**
   * @param {Row} row
   * @param {Intl.DateTimeFormat} format
   */
  #year({ number, sampleDay }, format) {
    if (this.#calendar === 'japanese' && number > 1872) return part(format, 'year', sampleDay * millisecondsInDay)
    const isBackward = countsBackward.test(this.#calendar)
    return this.#number(
      number > 0 ? number : this.#calendar === 'ethiopic' ? number + 5500 : isBackward ? 1 - number : number)
  }

  /**
   * @param {Row} row
   * @param {Intl.DateTimeFormat} format
   */
  #month({ number, sampleDay }, format) {
    const month = number >> 1
    const isLeap = number % 2 === 1
    /** @param {number} moment */
    const at = (moment) => part(format, 'month', moment)
    if (this.#calendar === 'nepali') {
      return nepaliMonths[this.#language]?.split(' ')[month - 1]
        ?? part(this.#format(dateStyles, 'indian'), 'month', Date.UTC(2023, 2 + month, 28))
    }
    if (this.#calendar === 'julian') return at(Date.UTC(2023, month - 1, 15))
    if (!this.#isLunar) return at(sampleDay * millisecondsInDay)
    if (this.#language === 'vi') return vietnameseMonth(month, isLeap)
    /** @param {number} month of 2022, when none was leap */
    const nameOf = (month) => at(Date.UTC(2022, 1, 15) + (month - 1) * 29.53 * millisecondsInDay)
    // Most languages have "M06", and some Gregorian or Chinese names for all three calendars.
    const name = /^(en|ja|ko|zh)$/.test(this.#language)
      ? nameOf(month) : `${this.#names.of('month')} ${this.#number(month)}`
    if (!isLeap) return name
    const leapSixth = at(Date.UTC(2025, 7, 10)) // That of 2025.
    return leapSixth.endsWith('bis')
      ? `${name} (${leapWords[this.#language] ?? 'bis'})` : leapSixth.replace(nameOf(6), name)
  }

  /** @param {number} number */
  #number(number) {
    return this.#isHebrew && number > 0 ? hebrewNumber(number) : this.#numbers.format(number)
  }

  /**
   * @param {string} unit
   * @param {number} number
   * @param {'short' | 'long'} unitDisplay
   */
  #amount(unit, number, unitDisplay) {
    return new Intl.NumberFormat(this.#locale, { style: 'unit', unit, unitDisplay }).format(number)
  }

  /** @param {string} text */
  #capitalized(text) {
    // Georgian capitals are for whole words.
    return /^[ა-ჰ]/.test(text) ? text : text.charAt(0).toLocaleUpperCase(this.#locale) + text.slice(1)
  }

  /**
   * @param {Options} options
   * @param {string} [calendar]
   * @param {string} [locale]
   */
  #format(options, calendar = stands[this.#calendar] ?? this.#calendar, locale = this.#locale) {
    const key = JSON.stringify([locale, calendar, options])
    return kept(this.#formats, key, () => new Intl.DateTimeFormat(locale, {
      hourCycle: this.#hourCycle, ...options, calendar, timeZone: 'UTC',
    }))
  }
}
