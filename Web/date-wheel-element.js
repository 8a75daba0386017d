import { calendars, isoDay, Picker, Refusal } from './engine.js'
import { format, parse } from './iso.js'
import { styles } from './styles.js'
import { today, watchToday } from './today.js'
import { visibleRows, Wheel } from './wheel.js'
import { Words } from './words.js'

/** @typedef {import('./engine.js').Field} Field */
/** @typedef {import('./engine.js').Settings} Settings */
/** @typedef {import('./engine.js').Settlement} Settlement */

/** The keys that step along a wheel. */
const keySteps = /** @type {const} */ ({
  ArrowDown: 'nextRow', ArrowUp: 'previousRow', PageDown: 'nextPage', PageUp: 'previousPage',
  Home: 'firstRow', End: 'lastRow',
})

/** A setting that cannot be used, told to whoever wrote the page. */
class SettingError extends Error {}

/**
 * A date picker with wheels, in any calendar.
 *
 * Down goes to the row below, the later date; left and right go to the wheel on that side.
 *
 * @tagname date-wheel
 * @attr {string} value - the date, in ISO 8601 form; changes with the user's choice only as a property, as in `<input>`
 * @attr {string} min - the first date that can be chosen
 * @attr {string} max - the last date that can be chosen
 * @attr {string} calendar - `gregory` (without it, unless the locale names another) or `hebrew`
 * @attr {string} locale - the language of the words; without it the page's `lang`, then the browser's language
 * @attr {'dim' | 'hide'} impossible - how rows that cannot be chosen are treated
 * @attr {'auto' | 'none'} loop - whether the wheels of months and days go round
 * @fires input - the value changes while a wheel turns
 * @fires change - all wheels rest on another value than before
 * @csspart column - one wheel with its margins; also `year`, `month` or `day`
 * @csspart wheel - what scrolls
 * @csspart row - one row; also `today`, `impossible`
 * @csspart error - what stands in place of the wheels when a setting cannot be used
 * @cssprop --date-wheel-row-height
 * @cssprop --date-wheel-accent
 * @cssprop --date-wheel-bar
 */
export class DateWheelElement extends HTMLElement {
  static observedAttributes = ['value', 'min', 'max', 'calendar', 'locale', 'impossible', 'loop']

  #internals = this.attachInternals()
  #root = this.attachShadow({ mode: 'open', delegatesFocus: true })
  /** @type {Picker | null} */
  #picker = null
  /** @type {Words | null} */
  #words = null
  /** What the words were made for. */
  #wordsKey = ''
  /** @type {Map<Field, Wheel>} */
  #wheels = new Map()
  /**
   * The value that waits for the picker, in ISO form; `null` when none waits.
   * @type {string | null}
   */
  #asked = ''
  /** The value has been set or chosen, and no longer follows the attribute. */
  #isDirty = false
  #isStale = true
  #stopWatching = () => {}

  constructor() {
    super()
    this.#root.adoptedStyleSheets = [styles]
    this.#internals.role = 'group'
    this.#root.addEventListener('keydown', (event) => this.#pressed(/** @type {KeyboardEvent} */ (event)))
  }

  connectedCallback() {
    this.#stopWatching = watchToday(() => this.#invalidate())
    this.#isStale = true // The page's language may be another one here.
    this.#update()
  }

  disconnectedCallback() {
    this.#stopWatching()
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (name === 'value') {
      if (this.#isDirty) return
      this.#asked = this.#sanitized(this.defaultValue)
    }
    this.#invalidate()
  }

  /** The date that is chosen, in ISO form; an empty string when none is. */
  get value() {
    this.#update()
    return this.#asked ?? this.#read()
  }

  set value(text) {
    this.#isDirty = true
    this.#asked = this.#sanitized(String(text))
    this.#isStale = true
    this.#update()
  }

  get defaultValue() { return this.getAttribute('value') ?? '' }
  set defaultValue(text) { this.setAttribute('value', text) }
  get min() { return this.getAttribute('min') ?? '' }
  set min(text) { this.setAttribute('min', text) }
  get max() { return this.getAttribute('max') ?? '' }
  set max(text) { this.setAttribute('max', text) }
  get calendar() { return this.getAttribute('calendar') ?? '' }
  set calendar(text) { this.setAttribute('calendar', text) }
  get locale() { return this.getAttribute('locale') ?? '' }
  set locale(text) { this.setAttribute('locale', text) }
  get impossible() { return this.getAttribute('impossible') ?? 'dim' }
  set impossible(text) { this.setAttribute('impossible', text) }
  get loop() { return this.getAttribute('loop') ?? 'auto' }
  set loop(text) { this.setAttribute('loop', text) }

  // Settings. Attributes are read together, after all of them have been set.

  #invalidate() {
    if (!this.#isStale) queueMicrotask(() => this.#update())
    this.#isStale = true
  }

  #update() {
    if (!this.#isStale) return
    this.#isStale = false
    try {
      const settings = this.#settings()
      const locale = this.#locale()
      let endsMoves = false
      if (this.#picker) {
        endsMoves = this.#picker.configure(settings).changesValue
      } else {
        this.#picker = new Picker(settings, null)
      }
      if (this.#asked !== null) {
        this.#picker.setValue(day(this.#asked))
        this.#asked = null
        endsMoves = false // The value that code sets is no event, and the moves' own is gone.
      }
      this.#show(locale, settings.calendar)
      if (endsMoves) this.#tell('change')
    } catch (error) {
      this.#refuse(error)
    }
  }

  /** @returns {Settings} */
  #settings() {
    return {
      calendar: this.#oneOf('calendar', calendars, this.calendar || (this.#locale().calendar ?? 'gregory')),
      hides: this.#oneOf('impossible', ['dim', 'hide'], this.impossible) === 'hide',
      loops: this.#oneOf('loop', ['auto', 'none'], this.loop) === 'auto',
      visibleRows,
      today: today(),
      minimum: this.#bound('min'),
      maximum: this.#bound('max'),
    }
  }

  /**
   * @param {string} name
   * @param {string[]} allowed
   * @param {string} value
   */
  #oneOf(name, allowed, value) {
    if (allowed.includes(value)) return value
    throw new SettingError(`${name}="${value}" is not known; it can be ${allowed.join(', ')}.`)
  }

  /** @param {'min' | 'max'} name */
  #bound(name) {
    const text = this[name]
    const bound = day(text)
    if (text && bound === null) throw new SettingError(`${name}="${text}" is not a date; one is written 2012-04-04.`)
    return bound
  }

  #locale() {
    const [name, tag] = this.locale ? ['locale', this.locale] : ['lang', language(this) || navigator.language]
    try {
      return new Intl.Locale(tag)
    } catch {
      throw new SettingError(`${name}="${tag}" is not a language tag, such as "he" or "en-GB".`)
    }
  }

  /**
   * HTML's own rule for values: one that is no date is none.
   * @param {string} text
   */
  #sanitized(text) {
    if (text === '' || day(text) !== null) return text
    console.warn(`<date-wheel>: value="${text}" is not a date; one is written 2012-04-04.`)
    return ''
  }

  /**
   * Shows why there is no picker, in its place, and keeps the value for when there is one.
   * @param {unknown} error
   */
  #refuse(error) {
    const value = this.#asked ?? this.#read()
    const calendar = `calendar="${this.calendar || 'gregory'}"`
    /** @type {Record<string, string>} */
    const refusals = {
      minimumAboveMaximum: `min="${this.min}" is later than max="${this.max}".`,
      boundsOutsideCalendar: `min="${this.min}" and max="${this.max}" leave no date of ${calendar} to choose.`,
      valueOutsideCalendar: `value="${value}" is a date that ${calendar} does not reach.`,
    }
    const message = error instanceof Refusal ? refusals[error.reason] : error instanceof SettingError && error.message
    if (!message) throw error
    this.#asked = value
    this.#picker = null
    this.#wordsKey = ''
    this.#retireWheels()
    const notice = document.createElement('p')
    notice.part.add('error')
    notice.role = 'alert'
    notice.textContent = message
    this.#root.replaceChildren(notice)
    console.error(`<date-wheel>: ${message}`)
  }

  // What is seen and heard.

  /**
   * @param {Intl.Locale} locale
   * @param {string} calendar
   */
  #show(locale, calendar) {
    const { needsEra } = this.#engine.read()
    const key = [locale, calendar, needsEra].join()
    if (key !== this.#wordsKey) {
      this.#wordsKey = key
      this.#words = new Words(locale.toString(), calendar, needsEra)
      this.#build(locale, this.#words)
    }
    for (const wheel of this.#wheels.values()) wheel.reset()
    this.#describe()
  }

  /**
   * @param {Intl.Locale} locale
   * @param {Words} words
   */
  #build(locale, words) {
    const picker = document.createElement('div')
    picker.className = 'picker'
    picker.lang = locale.baseName
    picker.dir = words.direction
    this.#retireWheels()
    for (const field of words.order) {
      const wheel = new Wheel(field, {
        wheel: (field) => this.#engine.wheel(field),
        rows: (field, first, count) => this.#engine.rows(field, first, count),
        label: (field, position) => words.label(field, this.#engine.sampleDay(field, position)),
        turned: (field, position) => this.#turned(field, position),
        rested: (field) => this.#rested(field),
        chosen: (field, position) => this.#send(field, position),
      })
      wheel.scroller.role = 'spinbutton'
      wheel.scroller.ariaLabel = words.name(field)
      this.#wheels.set(field, wheel)
      picker.append(wheel.column)
    }
    this.#root.replaceChildren(picker)
  }

  #retireWheels() {
    for (const wheel of this.#wheels.values()) wheel.retire()
    this.#wheels.clear()
  }

  /** Brings words, widths and what a screen reader says in line with wheels at rest. */
  #describe() {
    const samples = { year: 0, month: 0, day: 0 }
    for (const field of this.#wheels.keys()) {
      samples[field] = this.#engine.sampleDay(field, this.#engine.wheel(field).position)
    }
    const text = this.#words?.fullDate(samples) ?? ''
    for (const [field, wheel] of this.#wheels) {
      const { count, position } = this.#engine.wheel(field)
      const index = ((position % count) + count) % count
      wheel.fit()
      wheel.scroller.ariaValueMin = '1'
      wheel.scroller.ariaValueMax = String(count)
      wheel.scroller.ariaValueNow = String(index + 1)
      wheel.scroller.ariaValueText = text
    }
  }

  // Moves.

  get #engine() {
    if (!this.#picker) throw new Error('There is no picker while a setting is wrong.')
    return this.#picker
  }

  #read() {
    const date = this.#picker?.read()
    return date?.hasValue ? format(date.year, date.month, date.day) : ''
  }

  /**
   * A row has come under the bar.
   * @param {Field} field
   * @param {number} position
   */
  #turned(field, position) {
    const changesValue = this.#engine.turn(field, position)
    this.#isDirty = true
    for (const [other, wheel] of this.#wheels) {
      if (other !== field) wheel.draw()
    }
    if (changesValue) this.#tell('input')
  }

  /**
   * A wheel has stopped.
   * @param {Field} field
   */
  #rested(field) {
    this.#engine.rest(field)
    const settlement = this.#engine.settle()
    if (!settlement) return
    for (const [field, wheel] of this.#wheels) {
      const { position, hasNewRows } = settlement.wheels[field]
      if (hasNewRows) {
        wheel.reset()
      } else {
        wheel.roll(position, true)
      }
    }
    this.#describe()
    if (settlement.changesValue) this.#tell('change')
  }

  /**
   * Sends a wheel to a row that the user has asked for.
   * @param {Field} field
   * @param {number} position
   */
  #send(field, position) {
    this.#isDirty = true
    this.#engine.aim(field, position)
    this.#wheels.get(field)?.turn(position)
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const wheels = [...this.#wheels]
    const here = wheels.findIndex(([, wheel]) => wheel.scroller === this.#root.activeElement)
    if (here < 0) return
    const [field] = wheels[here]
    if (event.key in keySteps) {
      const step = keySteps[/** @type {keyof typeof keySteps} */ (event.key)]
      this.#send(field, this.#engine.step(field, step))
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const isForward = (event.key === 'ArrowRight') === (this.#words?.direction === 'ltr')
      wheels[here + (isForward ? 1 : -1)]?.[1].scroller.focus()
    } else {
      return
    }
    event.preventDefault()
  }

  /** @param {'input' | 'change'} type */
  #tell(type) {
    this.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }))
  }
}

/**
 * The language of the text around an element, through the hosts of shadow trees; empty when none is told.
 * @param {Element} element
 * @returns {string}
 */
function language(element) {
  const teller = element.closest('[lang]')
  if (teller) return teller.getAttribute('lang') ?? ''
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? language(root.host) : ''
}

/**
 * The fixed day of a date in ISO form; `null` when the text is none.
 * @param {string} text
 */
function day(text) {
  const numbers = parse(text)
  return numbers && isoDay(...numbers)
}
