// Names and numerals that browsers lack or have poorly.

/**
 * Months of Bikram Sambat, Baisakh first. Other languages have the names of the Indian calendar's months for them.
 * @type {Record<string, string>}
 */
export const nepaliMonths = {
  en: 'Baisakh Jestha Ashadh Shrawan Bhadra Ashwin Kartik Mangsir Poush Magh Falgun Chaitra',
  ne: 'बैशाख जेठ असार साउन भदौ असोज कार्तिक मंसिर पुष माघ फागुन चैत',
}

/**
 * Eras in the order of time. The Coptic and Ethiopian ones are for browsers that print "ERA1"; the others are in none.
 * @type {Record<string, string>}
 */
export const eraNames = {
  coptic: 'AM', ethioaa: 'AA', ethiopic: 'AA AM', islamic: 'BH', nepali: 'BS',
}

/**
 * What tells a leap month from the month before it, where CLDR has "bis" for all languages.
 * @type {Record<string, string>}
 */
export const leapWords = {
  de: 'Schaltmonat', en: 'leap', es: 'intercalar', fr: 'intercalaire', it: 'intercalare', pt: 'intercalar',
  ru: 'високосный',
}

/**
 * A month of the Vietnamese calendar in Vietnamese.
 * @param {number} month from 1 to 12
 * @param {boolean} isLeap
 */
export const vietnameseMonth = (month, isLeap) =>
  `tháng ${({ 1: 'Giêng', 12: 'Chạp' })[month] ?? month}${isLeap ? ' nhuận' : ''}`

/**
 * A day of a month as Chinese calendars have it: 初一 for 1, 廿三 for 23.
 * @param {number} day from 1 to 30
 */
export const chineseDay = (day) =>
  day % 10 ? '初十廿'[(day / 10) | 0] + '一二三四五六七八九'[(day % 10) - 1] : '初二三'[day / 10 - 1] + '十'

/**
 * A number in Hebrew letters. The thousands of the present millennium are left out, as they are in years.
 * @param {number} number 1 or more
 * @returns {string}
 */
export function hebrewNumber(number) {
  const thousands = (number / 1000) | 0
  const hundreds = ((number / 100) | 0) % 10
  if (number % 1000 === 0) return `${hebrewNumber(thousands)} אלפים`
  const letters = ('ת'.repeat(hundreds / 4) + 'קרש'.charAt((hundreds % 4) - 1)
    + 'יכלמנסעפצ'.charAt((((number / 10) | 0) % 10) - 1) + 'אבגדהוזחט'.charAt((number % 10) - 1))
    .replace(/יה$/, 'טו').replace(/יו$/, 'טז') // 15 and 16, which would spell a name of God.
  const last = letters.slice(-1)
  return (thousands && thousands !== 5 ? hebrewNumber(thousands) : '')
    + (letters === last ? `${last}׳` : `${letters.slice(0, -1)}״${'ךםןףץ'['כמנפצ'.indexOf(last)] ?? last}`)
}
