// Under each picker stands the value that it holds.
import { everyCalendar } from './every-calendar.js'
import './playground.js'

/** @typedef {import('../date-wheel.js').DateWheelElement} DateWheelElement */

/** @param {string} id */
const picker = (id) => /** @type {DateWheelElement} */ (document.getElementById(id))

everyCalendar(/** @type {HTMLElement} */ (document.getElementById('all')))

const monday = 1
picker('mondays').isDateDisabled = (date) => new Date(date).getUTCDay() !== monday

const winter = '#8fb7e8', spring = '#8bc34a', summer = '#ffb300', autumn = '#d2691e'
const seasons = [winter, winter, spring, spring, spring, summer, summer, summer, autumn, autumn, autumn, winter]
picker('seasons').renderRow = (row, { field, label, number }) => {
  row.textContent = label
  if (field !== 'month') return
  const season = document.createElement('span')
  // The page's style sheets do not reach into the picker.
  season.style.cssText = 'display: inline-block; width: .7em; height: .7em; margin-inline-start: .5em; border-radius: 50%'
  season.style.background = seasons[number / 2 - 1]
  row.append(season)
}

for (const figure of document.querySelectorAll('figure')) {
  const output = document.createElement('output')
  const pickers = /** @type {DateWheelElement[]} */ ([...figure.querySelectorAll('date-wheel')])
  const show = () => (output.textContent = pickers.map(({ value }) => value || 'nothing chosen yet').join(' – '))
  figure.addEventListener('input', show)
  figure.addEventListener('change', show)
  figure.append(output)
  show()
}

const form = /** @type {HTMLFormElement} */ (document.getElementById('booking'))
form.addEventListener('submit', (event) => {
  event.preventDefault()
  const output = /** @type {HTMLOutputElement} */ (form.querySelector('output'))
  output.textContent = [...new FormData(form)].map(([name, value]) => `${name}=${value}`).join('  ')
})
form.addEventListener('reset', () => {
  const output = /** @type {HTMLOutputElement} */ (form.querySelector('output'))
  output.textContent = ''
})
