// The words of a locale, from Intl but for what names.js has. A row is named by its number, or by formatting its sample
// day; no date is ever converted here.
import { chineseDay, eraNames, hebrewNumber, leapWords, nepaliMonths, vietnameseMonth } from './names.js'
import { match } from './typing.js'

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
const timeStyles = { hour: 'numeric', minute: '2-digit', second: '2-digit' }

/** Calendars that browsers lack, or have without words, and those whose patterns are used in their place. */
const stands = /** @type {Record<string, string>} */ ({
  iso8601: 'gregory', julian: 'gregory', nepali: 'gregory', vietnamese: 'chinese',
})
const isLunisolar = /chinese|dangi|vietnamese/
/** Calendars whose year 0 is the year 1 of an era before. */
const countsBackward = /gregory|julian|roc|japanese|islamic-[ct]/

/** What Intl calls a field, and the fields of its parts. */
const intlNames = /** @type {Record<string, string>} */ ({
  'week-year': 'year', week: 'weekOfYear', 'calendar-day': 'day', 'day-period': 'dayPeriod',
})
const partFields = /** @type {Record<string, Field>} */ ({
  relatedYear: 'year', yearName: 'year', dayPeriod: 'day-period',
})

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

/**
 * The words of a locale, made once for the whole page: a browser takes a millisecond for each formatter.
 * @param {string} locale a BCP 47 language tag
 * @param {string} calendar a CLDR name, or `julian`, `nepali` or `vietnamese`
 * @param {WordOptions} options
 */
export function wordsFor(locale, calendar, options) {
  const key = [locale, calendar, options.withEra, options.isDuration, options.fields].join()
  const words = made.get(key) ?? new Words(locale, calendar, options)
  made.set(key, words)
  return words
}

/**
 * Whether the locale's clock has 12 hours.
 * @param {string} locale a BCP 47 language tag
 */
export const uses12Hours = (locale) =>
  /1/.test(new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hourCycle ?? '')

export class Words {
  #locale
  #language
  #calendar
  #withEra
  #isDuration
  #hasEra
  #hasWeek
  /** The locale's order is that of the borrowed language, read backward. */
  #isBackward
  /** Numbers are letters. */
  #isHebrew
  /** @type {Options} */
  #pattern = {}
  /** @type {Options} */
  #clock
  #names
  #numbers
  /** @type {Map<string, Intl.DateTimeFormat>} */
  #formats = new Map()
  /** @type {Map<string, string>} */
  #labels = new Map()

  /**
   * @param {string} locale a BCP 47 language tag
   * @param {string} calendar a CLDR name, or `julian`, `nepali` or `vietnamese`
   * @param {WordOptions} options
   */
  constructor(locale, calendar, { fields, withEra, isDuration }) {
    /** @param {string} field */
    const has = (field) => fields.includes(/** @type {Field} */ (field))
    const { language, numberingSystem: asked } = new Intl.Locale(locale)
    const hasTime = fields.some((field) => field in timeStyles)
    this.#language = language
    this.#withEra = withEra
    this.#isDuration = isDuration
    this.#hasEra = has('era')
    this.#hasWeek = has('week') || has('week-year')
    this.#calendar = this.#hasWeek ? 'iso8601' : calendar
    this.#isHebrew = calendar === 'hebrew' && /^(he|yi)$/.test(language) && !asked
    // Chromium speaks no Nepali. Its Hindi has the digits.
    const isBorrowed = calendar === 'nepali' && /^(ne|mai)$/.test(language)
      && !Intl.DateTimeFormat.supportedLocalesOf(locale).length
    this.#isBackward = isBorrowed && !hasTime
    this.#locale = isBorrowed ? 'hi-u-nu-deva' : locale
    /** Whether the locale's clock has 12 hours. */
    this.is12Hour = uses12Hours(locale)
    this.#clock = { hourCycle: has('day-period') ? (this.is12Hour ? undefined : 'h12') : 'h23' }

    // The pattern has the fields, a calendar day as a whole date, and weeks where months would be.
    if (has('calendar-day')) this.#pattern = { weekday: 'long', ...dateStyles }
    if (this.#hasWeek) this.#pattern = { year: 'numeric', month: 'long' }
    if (hasTime) Object.assign(this.#pattern, this.#clock)
    for (const [field, style] of Object.entries({ ...dateStyles, ...timeStyles })) {
      if (has(field)) Object.assign(this.#pattern, { [field]: style })
    }
    if (this.#pattern.year && (withEra || this.#hasEra)) this.#pattern.era = 'short'

    const { locale: spoken, numberingSystem } = this.#format(this.#pattern).resolvedOptions()
    const known = /** @type {any} */ (new Intl.Locale(spoken))
    this.#names = new Intl.DisplayNames(this.#locale, { type: 'dateTimeField' })
    this.#numbers = new Intl.NumberFormat(
      this.#locale, /** @type {Intl.NumberFormatOptions} */ ({ useGrouping: false, numberingSystem }))
    /** The direction in which the words are read: those of the language that the browser has for the locale. */
    this.direction = (known.getTextInfo?.() ?? known.textInfo)?.direction === 'rtl' ? 'rtl' : 'ltr'

    const order = this.#parts(this.#pattern, {}).map(({ type }) => {
      if (has('calendar-day') && (type === 'weekday' || type in dateStyles)) return 'calendar-day'
      if (this.#hasWeek && type in dateStyles) return type === 'year' ? 'week-year' : 'week'
      return partFields[type] ?? type
    })
    const times = ['hour', 'minute', 'second'].filter(has)
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
    let label = this.#labels.get(key)
    if (label === undefined) {
      if (this.#labels.size > 2000) this.#labels.clear()
      label = this.#label(field, row)
      this.#labels.set(key, label)
    }
    return label
  }

  /**
   * The whole value in words: the locale's pattern, each field with the word of its own row.
   * @param {Rows} rows one for each field
   */
  text(rows) {
    if (this.#isDuration) {
      const all = Object.keys(timeStyles).filter((field) => rows[/** @type {Field} */ (field)])
      /** @param {string} field */
      const amount = (field) => rows[/** @type {Field} */ (field)]?.number ?? 0
      const some = all.filter(amount)
      return new Intl.ListFormat(this.#locale, { type: 'unit' }).format(
        (some.length ? some : all.slice(-1)).map((field) => this.#amount(field, amount(field), 'long')))
    }
    if (!this.#hasWeek) return join(this.#parts(this.#pattern, rows))
    const isClose = this.order[0] === 'week-year' && /^(ja|zh)$/.test(this.#language)
    return this.order.map((field) => this.label(field, /** @type {Row} */ (rows[field])))
      .join(isClose ? '' : this.#language === 'en' ? ' of ' : ', ')
  }

  /**
   * Whether what was typed means a row: 2 if it is the row's label or number, 1 if one of them begins so, else 0.
   * @param {Field} field
   * @param {string} typed
   * @param {Row} row
   */
  matches(field, typed, row) {
    const number = field === 'month' ? row.number >> 1 : row.number
    const isNamed = /^(era|calendar-day|day-period)$/.test(field)
    return match(typed, isNamed ? [this.label(field, row)] : [this.label(field, row), String(number)])
  }

  // Rows.

  /**
   * @param {Field} field
   * @param {Row} row
   */
  #label(field, row) {
    const { number, sampleDay } = row
    switch (field) {
      case 'era': return this.#era(row, true)
      case 'calendar-day':
        return join(this.#parts({ weekday: 'short', month: 'short', day: 'numeric' }, { [field]: row }))
      case 'week': {
        const week = this.#numbers.format(number)
        return /^(ja|zh)$/.test(this.#language) ? `第${week}${this.name(field)}` : `${this.name(field)} ${week}`
      }
      case 'year': case 'week-year': return join(this.#yearParts(row))
      case 'month': {
        const month = join(this.#parts({ month: 'long' }, { month: row }))
        return isLunisolar.test(this.#calendar) ? this.#capitalized(month) : month
      }
      case 'day': return join(this.#parts({ day: 'numeric' }, { day: row }))
      case 'day-period':
        return part(this.#format({ hour: 'numeric', ...this.#clock }), 'dayPeriod', (9 + 6 * number) * 3_600_000)
      default: {
        if (this.#isDuration) return this.#amount(field, number, 'short')
        const clock = this.#parts({ ...timeStyles, ...this.#clock }, { [field]: { number, sampleDay } })
        return join(clock.filter(({ type }) => type === field))
      }
    }
  }

  /** @param {Row} row */
  #yearParts(row) {
    /** @type {Options} */
    const options = { year: 'numeric' }
    if (this.#withEra) options.era = 'short'
    const parts = this.#parts(options, { year: row })
    if (!this.#hasEra && (this.#withEra || /japanese|roc/.test(this.#calendar))) return parts
    // Some calendars add their era to a bare year ("5772 AM"), where the wheel needs the number alone.
    const isEra = parts.map(({ type }) => type === 'era')
    return parts.filter(({ value }, place) =>
      !isEra[place] && (value.trim() !== '' || !(isEra[place - 1] || isEra[place + 1])))
  }

  /**
   * The parts of a pattern, with the words of rows where there are any.
   * @param {Options} options
   * @param {Rows} given
   */
  #parts(options, given) {
    const whole = given['calendar-day']
    const rows = { ...given, ...whole?.date }
    const day = (whole ?? rows.month ?? rows.year ?? rows.day)?.sampleDay ?? 0
    const seconds = 3600 * (rows.hour?.number ?? 0) + 60 * (rows.minute?.number ?? 0) + (rows.second?.number ?? 0)
    const format = this.#format(options)
    /** @type {Part[]} */
    const pattern = format.formatToParts(Math.min(day * millisecondsInDay + 1000 * seconds, lastMoment))
    if (this.#isBackward) pattern.reverse()
    const isCyclic = !pattern.some(({ type }) => type === 'relatedYear')
    const isLunar = isLunisolar.test(this.#calendar)
    return pattern.map(({ type, value }, place) => {
      const { year, month, day } = rows
      if (type === 'era') value = this.#era(rows.era ?? year, !!rows.era, value)
      if (year && /^(year|relatedYear)$/.test(type)) value = this.#year(year, format)
      if (year && type === 'yearName') {
        value = this.#yearName(year.number)
        if (isCyclic) value = `${this.#number(year.number)}(${value})`
      }
      if (month && type === 'month') value = this.#month(month, format)
      if (day && type === 'day') value = this.#day(day.number)
      // What is in our names already, or does not go with them: "tháng" before a month, 日 after 初一.
      if (isLunar && month && this.#language === 'vi' && pattern[place + 1]?.type === 'month') {
        value = value.replace(/ ?tháng |\//, place ? ' ' : '')
      }
      if (isLunar && day && this.#language === 'zh' && pattern[place - 1]?.type === 'day') value = value.replace('日', '')
      return { type, value }
    })
  }

  // Words of fields.

  /**
   * @param {Row | undefined} row of the era, or of the year
   * @param {boolean} isEra
   * @param {string} [word] the browser's
   */
  #era(row, isEra, word) {
    const isFirst = row && row.number < 1
    const [first, last] = (eraNames[this.#calendar] ?? '').split(' ')
    if (this.#calendar === 'nepali') return last && /^(hi|mai|ne)$/.test(this.#language) ? last : first
    if (isFirst && /islamic-[ct]/.test(this.#calendar)) return first
    // Before 1873 years are Gregorian, which browsers do not know.
    const isGregorian = row && this.#calendar === 'japanese' && row.number < (isEra ? 2 : 1873)
    if (row && (isGregorian || this.#calendar === 'julian')) {
      return part(this.#format(eraStyles, 'gregory'), 'era', isFirst ? -lastMoment : 0)
    }
    const said = row ? part(this.#format(eraStyles), 'era', row.sampleDay * millisecondsInDay) : word
    return said && !/^ERA\d/.test(said) ? said : (isFirst ? first : last ?? first)
  }

  /**
   * @param {Row} row
   * @param {Intl.DateTimeFormat} format
   */
  #year({ number, sampleDay }, format) {
    if (this.#calendar === 'japanese' && number > 1872) return part(format, 'year', sampleDay * millisecondsInDay)
    if (number > 0) return this.#number(number)
    return this.#number(
      this.#calendar === 'ethiopic' ? number + 5500 : countsBackward.test(this.#calendar) ? 1 - number : number)
  }

  /** @param {number} year */
  #yearName(year) {
    const locale = this.#calendar !== 'vietnamese' || /^(ja|ko|zh)$/.test(this.#language) ? this.#locale : 'vi'
    return part(this.#format(dateStyles, 'chinese', locale), 'yearName', Date.UTC(year, 6))
  }

  /**
   * @param {Row} row
   * @param {Intl.DateTimeFormat} format
   */
  #month({ number, sampleDay }, format) {
    const month = number >> 1
    if (this.#calendar === 'nepali') {
      const names = nepaliMonths[this.#language]?.split(' ')
      return names ? names[month - 1] : part(this.#format({ month: 'long' }, 'indian'), 'month', Date.UTC(2023, 2 + month, 28))
    }
    if (this.#calendar === 'julian') return part(format, 'month', Date.UTC(2023, month - 1, 15))
    if (!isLunisolar.test(this.#calendar)) return part(format, 'month', sampleDay * millisecondsInDay)
    if (this.#language === 'vi') return vietnameseMonth(month, number % 2 === 1)
    /** @param {number} month of 2022, in which none is leap */
    const nameOf = (month) => part(format, 'month', Date.UTC(2022, 1, 15) + (month - 1) * 29.53 * millisecondsInDay)
    let name = nameOf(month)
    const isForeign = this.#calendar === 'vietnamese' && !/^(en|ja|ko|zh)$/.test(this.#language)
    if (isForeign || /^M?\d+$/.test(name)) name = `${this.#names.of('month')} ${this.#number(month)}`
    if (number % 2 === 0) return name
    const leapSixth = part(format, 'month', Date.UTC(2025, 7, 10))
    return leapSixth.endsWith('bis')
      ? `${name} (${leapWords[this.#language] ?? 'bis'})` : leapSixth.replace(nameOf(6), name)
  }

  /** @param {number} day */
  #day(day) {
    return this.#language === 'zh' && isLunisolar.test(this.#calendar) ? chineseDay(day) : this.#number(day)
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
    return this.#language === 'ka' ? text : text.charAt(0).toLocaleUpperCase(this.#locale) + text.slice(1)
  }

  /**
   * @param {Options} options
   * @param {string} [calendar]
   * @param {string} [locale]
   */
  #format(options, calendar = stands[this.#calendar] ?? this.#calendar, locale = this.#locale) {
    const key = JSON.stringify([locale, calendar, options])
    const format = this.#formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, calendar, timeZone: 'UTC' })
    this.#formats.set(key, format)
    return format
  }
}
