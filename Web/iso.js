// Dates as text, in the forms of HTML and ISO 8601. Whether a date exists is for the engine to say.

/**
 * The numbers of a date such as `2012-04-04`, `-000586-07-24` or `12012-04-04`; `null` when the text is none.
 * @param {string} text
 * @returns {[year: number, month: number, day: number] | null}
 */
export function parse(text) {
  const match = /^(\d{4,6}|[+-]\d{6})-(\d\d)-(\d\d)$/.exec(text)
  return match && match[1] !== '-000000' ? [Number(match[1]), Number(match[2]), Number(match[3])] : null
}

/**
 * A date as HTML writes it, with at least four digits of the year; years before 1 in the signed form with six.
 * @param {number} year @param {number} month @param {number} day
 */
export function format(year, month, day) {
  /** @param {number} number @param {number} digits */
  const padded = (number, digits) => String(Math.abs(number)).padStart(digits, '0')
  const years = year >= 1 ? padded(year, 4) : (year < 0 ? '-' : '+') + padded(year, 6)
  return `${years}-${padded(month, 2)}-${padded(day, 2)}`
}
