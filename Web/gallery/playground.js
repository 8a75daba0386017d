// Every attribute, to be tried, and the HTML that comes of it.

/** @typedef {import('../date-wheel.js').DateWheelElement} DateWheelElement */

const calendars = ['gregory', 'iso8601', 'julian', 'buddhist', 'roc', 'japanese', 'coptic', 'ethiopic', 'ethioaa', 'indian',
  'persian', 'nepali', 'islamic-civil', 'islamic-tbla', 'islamic-umalqura', 'hebrew', 'chinese', 'dangi', 'vietnamese']

/**
 * An attribute, what holds without it, and what can be chosen; a text can be written for those without choices.
 * @type {[name: string, without: string, choices?: string[], value?: string][]}
 */
const attributes = [
  ['mode', 'date', ['date', 'month-day', 'year-month', 'year', 'time', 'date-time', 'duration', 'week', 'era year month day',
    'year month day hour minute', 'duration hour minute second']],
  ['calendar', 'the locale’s own', calendars, 'hebrew'], ['locale', 'the page’s', undefined, 'en'],
  ['value', 'none', undefined, '2012-04-04'], ['min', 'from year 1 on'], ['max', 'no end'],
  ['step', 'a minute; a day'], ['time-zone', 'no zone'],
  ['impossible', 'dim', ['dim', 'hide']], ['loop', 'auto', ['auto', 'none']], ['popup', 'in the page', ['', 'field'], 'no'],
  ['toolbar', 'cancel today done'], ['tick', 'silent', ['vibrate', 'sound', 'vibrate sound']],
]
const flags = ['required', 'disabled', 'readonly']

const form = /** @type {HTMLFormElement} */ (document.getElementById('settings'))
const stage = /** @type {HTMLElement} */ (document.getElementById('stage'))
const played = /** @type {HTMLOutputElement} */ (document.getElementById('played'))
const markup = /** @type {HTMLElement} */ (document.getElementById('markup'))
const copy = /** @type {HTMLElement} */ (document.getElementById('copy'))
const button = document.createElement('button')
Object.assign(button, { className: 'action', textContent: 'Open' })
const picker = /** @type {DateWheelElement} */ (document.createElement('date-wheel'))
picker.setAttribute('aria-label', 'Playground')

/**
 * What a control holds when its attribute is not to be set; an empty `popup` is set.
 * @param {string} name
 */
const unset = (name) => (name === 'popup' ? 'no' : '')

for (const [name, without, choices, value = ''] of attributes) {
  const control = document.createElement(choices ? 'select' : 'input')
  control.name = name
  const text = `not set: ${without}`
  if (control instanceof HTMLInputElement) control.placeholder = text
  else {
    control.append(new Option(text, unset(name)))
    control.append(...(choices ?? []).map((choice) => new Option(choice || 'set: a button opens it', choice)))
  }
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
  const set = []
  for (const [name] of attributes) {
    const { value } = /** @type {HTMLInputElement} */ (form.elements.namedItem(name))
    const isSet = value !== unset(name)
    if (isSet) set.push(value ? `${name}="${value}"` : name)
    if (isSet ? picker.getAttribute(name) !== value : picker.hasAttribute(name)) {
      if (isSet) picker.setAttribute(name, value)
      else picker.removeAttribute(name)
    }
  }
  for (const name of flags) {
    const { checked } = /** @type {HTMLInputElement} */ (form.elements.namedItem(name))
    picker.toggleAttribute(name, checked)
    if (checked) set.push(name)
  }
  write(set)
  copy.textContent = 'Copy'
  button.hidden = picker.getAttribute('popup') !== ''
  tell()
}

/**
 * Writes the HTML so that no line ends within an attribute.
 * @param {string[]} set
 */
function write(set) {
  const words = ['<date-wheel', ...set]
  words[words.length - 1] += '>'
  markup.replaceChildren(...words.flatMap((word) => [' ', whole(word)]).slice(1), whole('</date-wheel>'))
}

/** @param {string} text */
function whole(text) {
  const span = document.createElement('span')
  span.textContent = text
  return span
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
copy.addEventListener('click', async () => {
  if (!navigator.clipboard) return
  await navigator.clipboard.writeText(markup.textContent ?? '')
  copy.textContent = 'Copied'
})
stage.prepend(button, picker)
play()
