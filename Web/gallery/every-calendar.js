// One picker for each calendar, in the language of people who use it.

/** Calendar, language, name. */
const calendars = [
  ['gregory', 'es', 'Gregorian'], ['iso8601', 'en', 'ISO 8601'], ['julian', 'ru', 'Julian'], ['buddhist', 'th', 'Buddhist'],
  ['roc', 'zh-Hant-TW', 'Minguo'], ['japanese', 'ja', 'Japanese'], ['coptic', 'ar-EG', 'Coptic'],
  ['ethiopic', 'am', 'Ethiopic'], ['ethioaa', 'am', 'Ethiopic, Amete Alem'], ['indian', 'hi', 'Indian national'],
  ['persian', 'fa', 'Persian'], ['nepali', 'ne', 'Nepali, Bikram Sambat'], ['islamic-civil', 'ar', 'Islamic, civil'],
  ['islamic-tbla', 'ur', 'Islamic, tabular'], ['islamic-umalqura', 'ar-SA', 'Islamic, Umm al-Qura'],
  ['hebrew', 'he', 'Hebrew'], ['chinese', 'zh', 'Chinese'], ['dangi', 'ko', 'Korean, Dangi'],
  ['vietnamese', 'vi', 'Vietnamese'],
]

/** @param {HTMLElement} place */
export function everyCalendar(place) {
  for (const [calendar, locale, name] of calendars) {
    const figure = document.createElement('figure')
    const picker = document.createElement('date-wheel')
    for (const [attribute, value] of Object.entries({ calendar, locale, value: '2026-11-30', 'aria-label': name })) {
      picker.setAttribute(attribute, value)
    }
    const caption = document.createElement('figcaption')
    caption.textContent = name
    figure.append(picker, caption)
    place.append(figure)
  }
}
