import { Picker } from './engine.js'
import { format } from './iso.js'
import { keySteps, onlyScrolls } from './keys.js'
import { day, explain, readLocale, readSettings } from './settings.js'
import { sheetFor } from './styles.js'
import { watchToday } from './today.js'
import { modulo, Wheel } from './wheel.js'
import { wordsFor } from './words.js'

/** @typedef {import('./engine.js').Field} Field */
/** @typedef {import('./words.js').Words} Words */

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
  /** The value that the page was last told of, or has set. */
  #known = ''
  /**
   * The wheel that had the focus when the wheels went.
   * @type {Field | null}
   */
  #focused = null
  #stopWatching = () => {}

  constructor() {
    super()
    this.#root.adoptedStyleSheets = [sheetFor(document)]
    this.#internals.role = 'group'
    this.#root.addEventListener('keydown', (event) => this.#pressed(/** @type {KeyboardEvent} */ (event)))
    this.#takeOver('value', 'min', 'max', 'calendar', 'locale', 'impossible', 'loop', 'defaultValue')
  }

  /**
   * A property that was set before this class was there stands in the way of the class's own.
   * @param {...('value' | 'min' | 'max' | 'calendar' | 'locale' | 'impossible' | 'loop' | 'defaultValue')} names
   */
  #takeOver(...names) {
    for (const name of names) {
      if (!Object.hasOwn(this, name)) continue
      const set = this[name]
      delete this[name]
      this[name] = set
    }
  }

  connectedCallback() {
    this.#stopWatching = watchToday(() => this.#invalidate())
    this.#isStale = true // The page's language may be another one here.
    this.#update()
  }

  disconnectedCallback() {
    this.#stopWatching()
  }

  adoptedCallback() {
    if (this.ownerDocument.defaultView) this.#root.adoptedStyleSheets = [sheetFor(this.ownerDocument)]
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
    const asked = this.#sanitized(String(text ?? ''))
    // Frameworks write back what they have read, and that must not end the move that it came from.
    if (day(asked) === day(this.#asked ?? this.#read())) return
    this.#asked = asked
    this.#isStale = true
    this.#update()
  }

  get defaultValue() { return this.getAttribute('value') ?? '' }
  set defaultValue(text) { this.#reflect('value', text) }
  get min() { return this.getAttribute('min') ?? '' }
  set min(text) { this.#reflect('min', text) }
  get max() { return this.getAttribute('max') ?? '' }
  set max(text) { this.#reflect('max', text) }
  get calendar() { return this.getAttribute('calendar') ?? '' }
  set calendar(text) { this.#reflect('calendar', text) }
  get locale() { return this.getAttribute('locale') ?? '' }
  set locale(text) { this.#reflect('locale', text) }
  get impossible() { return this.getAttribute('impossible') || 'dim' }
  set impossible(text) { this.#reflect('impossible', text) }
  get loop() { return this.getAttribute('loop') || 'auto' }
  set loop(text) { this.#reflect('loop', text) }

  /**
   * Sets an attribute; without a text it is taken away, as frameworks do with what is not there.
   * @param {string} name
   * @param {string | null | undefined} text
   */
  #reflect(name, text) {
    if (text === null || text === undefined) {
      this.removeAttribute(name)
    } else {
      this.setAttribute(name, text)
    }
  }

  // Settings. Attributes are read together, after all of them have been set.

  #invalidate() {
    if (!this.#isStale) queueMicrotask(() => this.#update())
    this.#isStale = true
  }

  #update() {
    if (!this.#isStale) return
    this.#isStale = false
    try {
      const settings = readSettings(this)
      const locale = readLocale(this)
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
      this.#told(endsMoves)
    } catch (error) {
      this.#refuse(error)
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
    const isMoving = this.#asked === null && (this.#picker?.confirm().changesValue ?? false)
    const value = this.#asked ?? this.#read()
    const message = explain(error, this, value)
    if (!message) throw error
    this.#asked = value
    this.#picker = null
    this.#words = null
    this.#retireWheels()
    const notice = document.createElement('p')
    notice.part.add('error')
    notice.role = 'alert'
    notice.textContent = message
    this.#root.replaceChildren(notice)
    console.error(`<date-wheel>: ${message}`)
    this.#told(isMoving)
  }

  // What is seen and heard.

  /**
   * @param {Intl.Locale} locale
   * @param {string} calendar
   */
  #show(locale, calendar) {
    const words = wordsFor(locale.toString(), calendar, this.#engine.read().needsEra)
    if (words !== this.#words) {
      this.#words = words
      this.#build(locale, words)
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
        grabbed: (field) => this.#engine.grab(field),
        chosen: (field, position) => this.#send(field, position),
        stepped: (field, isForward) => this.#send(field, this.#engine.step(field, isForward ? 'nextRow' : 'previousRow')),
      })
      wheel.scroller.role = 'spinbutton'
      wheel.scroller.ariaLabel = words.name(field)
      this.#wheels.set(field, wheel)
      picker.append(wheel.column)
    }
    this.#root.replaceChildren(picker)
    // Whoever was on a wheel is on its successor, unless the focus has gone elsewhere since.
    if (this.#focused && this.ownerDocument.activeElement === this.ownerDocument.body) {
      this.#wheels.get(this.#focused)?.scroller.focus({ preventScroll: true })
    }
    this.#focused = null
  }

  #retireWheels() {
    for (const [field, wheel] of this.#wheels) {
      if (wheel.scroller === this.#root.activeElement) this.#focused = field
      wheel.retire()
    }
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
      wheel.fit()
      wheel.scroller.ariaValueMin = '1'
      wheel.scroller.ariaValueMax = String(count)
      wheel.scroller.ariaValueNow = String(modulo(position, count) + 1)
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
    this.#told(settlement.changesValue)
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
    const wheels = [...this.#wheels]
    const here = wheels.findIndex(([, wheel]) => wheel.scroller === this.#root.activeElement)
    if (here < 0) return
    if (onlyScrolls(event)) event.preventDefault()
    if (event.altKey || event.ctrlKey || event.metaKey) return
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

  /**
   * Tells of a move that has ended, once whoever has asked for the value has it.
   * @param {boolean} changesValue
   */
  #told(changesValue) {
    if (!changesValue) {
      this.#known = this.#asked ?? this.#read()
      return
    }
    queueMicrotask(() => {
      const { value } = this
      if (this.#known !== value) this.#tell('input')
      if (this.value === value) this.#tell('change') // Else code has set another.
    })
  }

  /** @param {'input' | 'change'} type */
  #tell(type) {
    this.#known = this.value
    this.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }))
  }
}
