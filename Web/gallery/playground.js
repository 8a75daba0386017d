// Every attribute, to be tried, and the HTML that comes of it.

/** @typedef {import('../date-wheel.js').DateWheelElement} DateWheelElement */

const calendars = ['', 'gregory', 'iso8601', 'julian', 'buddhist', 'roc', 'japanese', 'coptic', 'ethiopic', 'ethioaa', 'indian',
  'persian', 'nepali', 'islamic-civil', 'islamic-tbla', 'islamic-umalqura', 'hebrew', 'chinese', 'dangi', 'vietnamese']

/**
 * An attribute with what can be chosen; a text can be written for those without choices.
 * @type {[string, string[]?, string?][]}
 */
const attributes = [
  ['mode', ['', 'date', 'month-day', 'year-month', 'year', 'time', 'date-time', 'duration', 'week', 'era year month day',
    'year month day hour minute', 'duration hour minute second']],
  ['calendar', calendars, 'hebrew'], ['locale', undefined, 'en'], ['value', undefined, '2012-04-04'],
  ['min'], ['max'], ['step'], ['time-zone'],
  ['impossible', ['', 'dim', 'hide']], ['loop', ['', 'auto', 'none']], ['popup', ['no', '', 'field'], 'no'],
  ['toolbar'], ['tick', ['', 'vibrate', 'sound', 'vibrate sound']],
]
const flags = ['required', 'disabled', 'readonly']

const form = /** @type {HTMLFormElement} */ (document.getElementById('settings'))
const stage = /** @type {HTMLElement} */ (document.getElementById('stage'))
const played = /** @type {HTMLOutputElement} */ (document.getElementById('played'))
const markup = /** @type {HTMLElement} */ (document.getElementById('markup'))
const button = document.createElement('button')
Object.assign(button, { className: 'action', textContent: 'Open' })
const picker = /** @type {DateWheelElement} */ (document.createElement('date-wheel'))
picker.setAttribute('aria-label', 'Playground')

for (const [name, choices, value = ''] of attributes) {
  const control = choices ? document.createElement('select') : document.createElement('input')
  control.name = name
  if (control instanceof HTMLSelectElement) control.append(...(choices ?? []).map((choice) => new Option(choice || '(none)', choice)))
  control.value = value
  add(name, control)
}
for (const name of flags) add(name, Object.assign(document.createElement('input'), { type: 'checkbox', name }))

/**
 * @param {string} name
 * @param {HTMLElement} control
 */
function add(name, control) {
  const label = document.createElement('label')
  label.append(name, ' ', control)
  form.append(label)
}

function play() {
  let html = '<date-wheel'
  for (const [name] of attributes) {
    const { value } = /** @type {HTMLInputElement} */ (form.elements.namedItem(name))
    const isSet = name === 'popup' ? value !== 'no' : value !== ''
    if (isSet) html += value ? ` ${name}="${value}"` : ` ${name}`
    if (isSet ? picker.getAttribute(name) !== value : picker.hasAttribute(name)) {
      if (isSet) picker.setAttribute(name, value)
      else picker.removeAttribute(name)
    }
  }
  for (const name of flags) {
    const { checked } = /** @type {HTMLInputElement} */ (form.elements.namedItem(name))
    picker.toggleAttribute(name, checked)
    if (checked) html += ` ${name}`
  }
  markup.textContent = `${html}></date-wheel>`
  button.hidden = picker.getAttribute('popup') !== ''
  tell()
}

/** Once attributes set together have been read together. */
function tell() {
  queueMicrotask(() => (played.textContent = picker.value || 'nothing chosen yet'))
}

form.addEventListener('input', play)
form.addEventListener('submit', (event) => event.preventDefault())
button.addEventListener('click', () => picker.showPicker())
picker.addEventListener('input', tell)
picker.addEventListener('change', tell)
document.getElementById('copy')?.addEventListener('click', () => navigator.clipboard?.writeText(markup.textContent ?? ''))
stage.append(button, picker)
play()
