// The words of a locale, all of them from Intl. A row is named by formatting its sample day; no date is ever
// converted here.

/** @typedef {import('./engine.js').Field} Field */

const millisecondsInDay = 86_400_000

/** @param {number} day in days from 1970-01-01 */
const date = (day) => new Date(day * millisecondsInDay)

/** @param {Intl.DateTimeFormatPart} part */
const fieldOf = ({ type }) =>
  /** @type {Record<string, Field>} */ ({ relatedYear: 'year', yearName: 'year', year: 'year', month: 'month', day: 'day' })[
    type
  ]

/** @type {Map<string, Words>} */
const made = new Map()

/**
 * The words of a locale, made once for the whole page: a browser takes a millisecond for each formatter.
 * @param {string} locale a BCP 47 language tag
 * @param {string} calendar a CLDR name
 * @param {boolean} withEra whether years are shown with their era
 */
export const uses12Hours = (l) => new Intl.DateTimeFormat(l,{hour:'numeric'}).resolvedOptions().hour12
export function wordsFor(locale, calendar, { fields, withEra }) {
  const key = [locale, calendar, fields, withEra].join()
  const words = made.get(key) ?? new Words(locale, calendar, withEra, fields)
  made.set(key, words)
  return words
}

export class Words {
  /** @type {Record<Field, Intl.DateTimeFormat>} */
  #formats
  /** @type {Intl.DateTimeFormat} */
  #fullFormat
  /** @type {Intl.DisplayNames} */
  #names
  #withEra
  /** @type {Record<Field, Map<number, string>>} */
  #labels = { year: new Map(), month: new Map(), day: new Map() }

  /**
   * @param {string} locale a BCP 47 language tag
   * @param {string} calendar a CLDR name
   * @param {boolean} withEra whether years are shown with their era
   */
  constructor(locale, calendar, withEra, fields) {
    /** @param {Intl.DateTimeFormatOptions} options */
    const format = (options) => new Intl.DateTimeFormat(locale, { ...options, calendar, timeZone: 'UTC' })
    /** @type {Intl.DateTimeFormatOptions} */
    const year = withEra ? { year: 'numeric', era: 'short' } : { year: 'numeric' }
    this.#withEra = withEra
    this.#formats = { year: format(year), month: format({ month: 'long' }), day: format({ day: 'numeric' }) }
    this.#fullFormat = format({ ...year, month: 'long', day: 'numeric' })
    this.#names = new Intl.DisplayNames(locale, { type: 'dateTimeField' })
    const spoken = /** @type {any} */ (new Intl.Locale(this.#fullFormat.resolvedOptions().locale))
    /** The direction in which the words are read: those of the language that the browser has for the locale. */
    this.direction = (spoken.getTextInfo?.() ?? spoken.textInfo)?.direction === 'rtl' ? 'rtl' : 'ltr'
    /**
     * The fields in the order of the locale's date.
     * @type {Field[]}
     */
    this.order = [...new Set([...this.#fullFormat.formatToParts(date(0)).map(fieldOf).filter(Boolean), ...fields])].filter(f=>fields.includes(f))
  }

  /**
   * What a wheel is called.
   * @param {Field} field
   */
  name(field) {
    const name = this.#names.of(field) ?? field
    return name.charAt(0).toLocaleUpperCase() + name.slice(1)
  }

  /**
   * The word on a row.
   * @param {Field} field
   * @param {number} sampleDay in days from 1970-01-01
   */
  label(field, sampleDay) {
    if (!this.#formats[field]) return String(sampleDay.number)
    sampleDay = sampleDay.sampleDay
    const labels = this.#labels[field]
    let label = labels.get(sampleDay)
    if (label === undefined) {
      if (labels.size > 1000) labels.clear()
      label = this.#format(field, sampleDay)
      labels.set(sampleDay, label)
    }
    return label
  }

  text(rows) { return this.order.map(f=>this.label(f,rows[f])).join(' ') }
  matches(f,t,r) { const l=this.label(f,r).toLowerCase(); return l===t?2:l.startsWith(t)?1:0 }
  /**
   * A whole date in words: the locale's pattern, each field with the word of its own sample day.
   * @param {Record<Field, number>} sampleDays in days from 1970-01-01
   */
  fullDate(sampleDays) {
    /** @param {Field} field */
    const parts = (field) => this.#fullFormat.formatToParts(date(sampleDays[field]))
    const years = parts('year')
    const days = parts('day')
    /** @type {Record<string, Intl.DateTimeFormatPart[] | undefined>} */
    const others = { year: years, era: years, relatedYear: years, yearName: years, day: days }
    return parts('month')
      .map((part) => others[part.type]?.find(({ type }) => type === part.type)?.value ?? part.value)
      .join('')
  }

  /**
   * @param {Field} field
   * @param {number} sampleDay
   */
  #format(field, sampleDay) {
    const parts = this.#formats[field].formatToParts(date(sampleDay))
    // Some calendars add their era to a bare year ("5772 AM"), where the wheel needs the number alone.
    const bare = field === 'year' && !this.#withEra && parts.some(({ type }) => type === 'era')
    return (bare ? parts.filter((part) => fieldOf(part) === 'year') : parts).map(({ value }) => value).join('')
  }
}
