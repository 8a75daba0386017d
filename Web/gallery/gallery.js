// Under each picker stands the value that it holds.
import { everyCalendar } from './every-calendar.js'
import './playground.js'

/** @typedef {import('../date-wheel.js').DateWheelElement} DateWheelElement */

/** @param {string} id */
const picker = (id) => /** @type {DateWheelElement} */ (document.getElementById(id))

everyCalendar(/** @type {HTMLElement} */ (document.getElementById('all')))

const monday = 1
picker('mondays').isDateDisabled = (date) => new Date(date).getUTCDay() !== monday

const seasons = ['❄️', '❄️', '🌱', '🌱', '🌱', '☀️', '☀️', '☀️', '🍂', '🍂', '🍂', '❄️']
picker('seasons').renderRow = (row, { field, label, number }) => {
  row.textContent = label
  if (field !== 'month') return
  const season = document.createElement('span')
  season.textContent = ` ${seasons[number / 2]}`
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
