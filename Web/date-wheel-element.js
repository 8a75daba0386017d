import { buttonWord } from './button-words.js'
import { Picker } from './engine.js'
import { FormControl, internalsOf, report, submitByEnter } from './form-control.js'
import { Held } from './held.js'
import { watchLanguage } from './language.js'
import { watchMinutes } from './minute.js'
import { Popup } from './popup.js'
import { popupSheetFor } from './popup-styles.js'
import { enterRange, settle } from './range.js'
import { explain, readSettings } from './settings.js'
import { sheetFor } from './styles.js'
import { temporalOf, textOf } from './temporal.js'
import { View } from './view.js'
import { tick } from './tick.js'
import { visibleRows } from './wheel.js'
import { wordsFor } from './words.js'
import { now } from './zone.js'

/** @typedef {import('./engine.js').Moment} Moment */
/** @typedef {import('./settings.js').ElementSettings} ElementSettings */

/**
 * A picker of dates and times with wheels, in any calendar.
 *
 * Down goes to the row below, the later date; left and right go to the wheel on that side.
 *
 * @tagname date-wheel
 * @attr {string} value - the value, in ISO 8601 form; changes with the user's choice only as a property, as in `<input>`
 * @attr {string} min - the first value that can be chosen
 * @attr {string} max - the last value that can be chosen
 * @attr {string} step - of times in seconds, 60 without it; of dates in days; as in `<input>`
 * @attr {string} mode - `date`, `month-day`, `year-month`, `year`, `time`, `date-time`, `duration`, `week`, or a list of fields
 * @attr {string} calendar - a CLDR name, or `julian`, `nepali`, `vietnamese`; without it the locale's own, or `gregory`
 * @attr {string} locale - the language of the words; without it the page's `lang`, then the browser's language
 * @attr {string} time-zone - an IANA name; without it times have no zone, and each day has 24 hours
 * @attr {'dim' | 'hide'} impossible - how rows that cannot be chosen are treated
 * @attr {'auto' | 'none'} loop - whether the wheels of months, days and times go round
 * @attr {string} tick - `vibrate`, `sound` or both, for each row that passes under the bar
 * @attr {string} range-end - the `id` of the `<date-wheel>` that holds the end of the range that begins here
 * @attr {string} range-shortest - the fewest days from the start to the end, 0 without it
 * @attr {string} range-longest - the most days from the start to the end
 * @attr {'' | 'field'} popup - the wheels are in a pop-up: the element itself, a popover that a button opens, or that of a field
 * @attr {string} toolbar - the buttons of the pop-up, of `cancel`, `clear`, `now`, `today` and `done`, in their order
 * @attr {string} cancel-label - another word on that button; so `clear-label`, `now-label`, `today-label`, `done-label`
 * @attr {string} empty-label - what a field without a value says
 * @attr {string} name - the name in the form's data
 * @attr {boolean} required
 * @attr {boolean} disabled
 * @attr {boolean} readonly
 * @fires input - the value changes while a wheel turns; of a pop-up, with Done, Clear or Now
 * @fires change - all wheels rest on another value than before; of a pop-up as input
 * @fires toggle - the pop-up of a field has opened or closed
 * @slot toolbar - stands in place of the pop-up's buttons; what has `data-button="done"`, or another's name, acts as that
 * @slot toolbar-start - stands before the buttons
 * @slot toolbar-end - stands behind the buttons
 * @csspart column - one wheel with its margins; also the name of its field
 * @csspart wheel - what scrolls
 * @csspart row - one row; also `today`, `impossible`
 * @csspart sheet - the pop-up: toolbar and wheels
 * @csspart toolbar - the row of buttons
 * @csspart button - one button; also `button-cancel`, `button-clear`, `button-now`, `button-today`, `button-done`
 * @csspart field - what opens the pop-up of a field; also `empty` without a value
 * @csspart error - what stands in place of the wheels when a setting cannot be used
 */
export class DateWheelElement extends FormControl {
  static observedAttributes = [
    'value', 'min', 'max', 'step', 'mode', 'calendar', 'locale', 'time-zone', 'impossible', 'loop', 'required', 'readonly',
    'tick', 'range-shortest', 'range-longest',
    'popup', 'toolbar', 'cancel-label', 'clear-label', 'now-label', 'today-label', 'done-label', 'empty-label',
  ]

  #root = this.attachShadow({ mode: 'open', delegatesFocus: true })
  #held = new Held(this)
  #view = new View({
    touched: () => {
      this.#isMoving = true
      this.#isDirty ||= !this.#popup
    },
    turned: (changesValue) => changesValue && !this.#popup && this.#tell('input'),
    rested: () => this.#rested(),
    ticked: () => this.#held.settings?.tick && tick(this.#held.settings.tick),
    shows: (rows) => {
      this.#visibleRows = rows
      this.#invalidate()
    },
    render: () => this.#renderRow,
    left: () => this.#finish(),
    isFixed: () => this.#isFixed,
  })
  /** @type {Popup | null} */
  #popup = null
  /** The value has been set or chosen, and no longer follows the attribute. */
  #isDirty = false
  #isStale = true
  /** The value that the page was last told of, or has set. */
  #known = ''
  #isDisabled = false
  /** The user turns a wheel, or has sent it somewhere. */
  #isMoving = false
  /** @type {((date: string) => boolean) | null} */
  #isDateDisabled = null
  /** @type {NonNullable<import('./model.js').Model['render']> | null} */
  #renderRow = null
  #visibleRows = visibleRows
  #hasBeenConnected = false
  /** @type {(() => void)[]} */
  #watching = []
  #leaveForm = new AbortController()
  #fallback = new MutationObserver(() => this.#takeOverFallback())

  constructor() {
    super()
    this.#dress(document)
    internalsOf(this).role = 'group'
    this.#root.addEventListener('keydown', (event) => this.#pressed(/** @type {KeyboardEvent} */ (event)))
    this.takeOverProperties()
  }

  connectedCallback() {
    this.#watching = [watchMinutes(() => this.#minute()), watchLanguage(this, () => this.#invalidate())]
    this.#isStale = true // The page's language may be another one here.
    this.#takeOverFallback()
    this.#fallback.observe(this, { childList: true, subtree: true }) // The rest of it may still be on its way.
    this.#update()
    // The browser looks for what to focus before the module has run.
    const { activeElement, body } = this.ownerDocument
    if (this.autofocus && !this.#hasBeenConnected && activeElement === body) this.#view.focus()
    this.#hasBeenConnected = true
  }

  /** What stands inside is for pages without script: its controls have no say any more. */
  #takeOverFallback() {
    for (const control of this.querySelectorAll('input, select, textarea')) {
      if (!control.closest('[slot]')) /** @type {HTMLInputElement} */ (control).disabled = true
    }
  }

  disconnectedCallback() {
    for (const stop of this.#watching.splice(0)) stop()
  }

  adoptedCallback() {
    if (this.ownerDocument.defaultView) this.#dress(this.ownerDocument)
  }

  /** @param {Document} document */
  #dress(document) {
    this.#root.adoptedStyleSheets = [sheetFor(document), ...(this.#popup ? [popupSheetFor(document)] : [])]
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (before === now) return
    if (name === 'popup') this.#takeForm()
    if (name === 'value' && !this.#isDirty) this.#held.waiting = this.defaultValue
    this.#invalidate()
  }

  // The value.

  /**
   * What is chosen, in ISO form; an empty string when nothing is.
   * @override
   */
  get value() {
    this.#update()
    return this.#held.text
  }

  /** @override */
  set value(text) {
    this.#set(String(text ?? ''))
  }

  /** @param {string | Moment} asked */
  #set(asked) {
    this.#isDirty = true
    const differing = this.#isStale ? asked : this.#held.differing(asked)
    if (differing === null) return
    this.#held.waiting = differing
    this.#isStale = true
    this.#update()
  }

  /**
   * The instant of the value; `null` when there is none, or where the value is none: a `date-time` without a time zone, a
   * duration. As in HTML a date is its first instant in Greenwich, and a time one of 1970-01-01.
   */
  get valueAsDate() {
    this.#update()
    return this.#held.date
  }

  set valueAsDate(date) {
    this.#update()
    this.#set(this.#held.momentOf(date, this.mode))
  }

  /** The value as a Temporal object of the mode's type, in the picker's calendar; `null` without a value. */
  get valueAsTemporal() {
    this.#update()
    const { moment, settings } = this.#held
    return moment && settings ? temporalOf(moment, settings) : null
  }

  set valueAsTemporal(object) {
    this.#update()
    const { settings } = this.#held
    if (settings) this.#set(object ? textOf(object, settings) : '')
  }

  /** Whether a date, in ISO form, is ruled out. Set it anew when its answers change. */
  get isDateDisabled() { return this.#isDateDisabled }
  set isDateDisabled(answer) {
    this.#isDateDisabled = typeof answer === 'function' ? answer : null
    this.#invalidate()
  }

  /** Fills a row with the page's own content, in place of its label as text. */
  get renderRow() { return this.#renderRow }
  set renderRow(render) {
    this.#renderRow = typeof render === 'function' ? render : null
    this.#view.rebuild()
    this.#invalidate()
  }

  // The form.

  /** @param {HTMLFormElement | null} form */
  formAssociatedCallback(form) {
    this.#leaveForm.abort()
    this.#leaveForm = new AbortController()
    // Before the page's own listeners, which may read the value: a wheel can turn without having the focus.
    form?.addEventListener('submit', () => this.#finish(), { capture: true, signal: this.#leaveForm.signal })
  }

  /** @param {boolean} isDisabled */
  formDisabledCallback(isDisabled) {
    this.#isDisabled = isDisabled
    this.#invalidate()
  }

  formResetCallback() {
    this.#isDirty = false
    this.#held.waiting = this.defaultValue
    this.#isStale = true
    this.#update()
  }

  /** @param {unknown} state */
  formStateRestoreCallback(state) {
    if (typeof state === 'string') this.#set(state)
  }

  /** @override */
  reportToForm() {
    const anchor = /** @type {HTMLElement | null} */ (this.#root.querySelector('[part~=field], .slider'))
    report(this, this.#held.text, !this.#held.isPermitted, anchor ?? undefined)
  }

  // Settings. Attributes are read together, after all of them have been set.

  #invalidate() {
    if (!this.#isStale) queueMicrotask(() => this.#update())
    this.#isStale = true
  }

  /** A minute has passed: another day may be today, and a picker that holds nothing shows the time. */
  #minute() {
    const { now: before, zone = null, form } = this.#held.settings ?? {}
    const isNow = !this.#held.text && (form === 'time' || form === 'date-time')
    if (!this.#isMoving && before && (isNow || now(zone).day !== before.day)) this.#invalidate()
  }

  #update() {
    if (!this.#isStale) return
    this.#isStale = this.#isMoving = false
    try {
      const settings = readSettings(this, this.#visibleRows)
      const endsMoves = this.#held.update(settings)
      this.#show(settings)
      this.#told(endsMoves)
    } catch (error) {
      this.#refuse(error)
    }
  }

  /**
   * Shows why there is no picker, in its place, and keeps the value for when there is one.
   * @param {unknown} error
   */
  #refuse(error) {
    const endsMoves = this.#held.wait()
    const message = explain(error, this, this.#held.text)
    if (!message) throw error
    this.#held.picker = null
    this.#view.clear()
    const notice = document.createElement('p')
    notice.part.add('error')
    notice.role = 'alert'
    notice.textContent = message
    if (this.#popup) this.#popup.hold(this.#root, notice, true)
    else this.#root.replaceChildren(notice)
    console.error(`<date-wheel>: ${message}`)
    this.#told(endsMoves)
  }

  /**
   * @param {ElementSettings} settings
   * @param {boolean} opens whether the pop-up is about to open
   */
  #show(settings, opens = false) {
    const { locale, calendar, fields, isDuration } = settings
    const picker = /** @type {Picker} */ (this.#held.picker)
    const view = this.#view
    const popup = this.#popup
    if (popup?.isOpen && this.#isFixed) popup.close()
    if (popup && !popup.isOpen) picker.press('cancel') // What is left of a draft.
    if (opens) enterRange(this, picker)
    // First: what is moved in the page is scrolled to its start.
    if (popup) popup.hold(this.#root, view.element, false)
    else if (view.element.parentNode !== this.#root) this.#root.replaceChildren(view.element)
    const words = wordsFor(locale.toString(), calendar, { fields, isDuration, withEra: picker.read().needsEra })
    const empty = this.getAttribute('empty-label') ?? buttonWord(locale, 'empty', 'day')
    view.show(picker, words, calendar, empty)
    view.element.lang = locale.baseName
    const state = { disabled: this.#isDisabled, readOnly: this.readOnly, required: this.required }
    view.allow(state)
    if (!popup) return
    popup.show(settings, view.element.dir, state)
    if (!popup.isOpen) popup.write(settings, picker.read().kept ? view.text() : '', empty)
  }

  get #isFixed() {
    return this.#isDisabled || this.readOnly
  }

  // The pop-up.

  /** It becomes a pop-up, or no longer is one. Where a draft was, there the value is. */
  #takeForm() {
    this.#held.waiting ??= this.#held.moment ?? ''
    this.#popup?.end()
    const form = this.popup
    this.#popup = form === null ? null : new Popup(this, internalsOf(this), form === 'field', {
      opens: () => this.#opens(),
      focus: () => this.#view.focus(),
      pressed: (button) => this.#press(button),
    })
    this.#held.isDraft = form !== null
    this.#dress(this.ownerDocument)
  }

  #opens() {
    if (this.#isFixed) return false
    this.#update()
    if (this.#held.picker && this.#held.settings) this.#show(this.#held.settings, true)
    return true
  }

  /** Opens the pop-up, as in `<input>`; one that is none gets the focus. */
  showPicker() {
    if (this.#isFixed) throw new DOMException('The picker is disabled or read-only.', 'InvalidStateError')
    this.#update()
    if (this.#popup) this.#popup.open()
    else this.#view.focus()
  }

  /** @param {import('./toolbar.js').ButtonName} button */
  #press(button) {
    const picker = this.#held.picker
    if (!picker || !this.#held.settings || button === 'cancel') return this.#popup?.close()
    if (button === 'today') return this.#view.settle(picker.press('today'))
    const before = this.#held.text
    picker.press(button === 'done' ? 'done' : 'clear')
    this.#isDirty = true
    const settled = settle(this, picker)
    this.#popup?.close()
    this.#keep()
    this.#told(before !== this.#held.text)
    if (settled?.partner) settled.partner.#settled(settled.other)
  }

  /** Where the other end of a range has sent a pop-up, there its value is. */
  #keep() {
    if (!this.#popup || !this.#held.picker || !this.#held.settings) return
    const shown = this.#held.picker.read()
    this.#held.picker.setValue(shown.hasValue ? shown : null)
    this.#show(this.#held.settings)
  }

  // Moves.

  /**
   * A wheel has stopped.
   * @param {boolean} atOnce whether others that turn are taken to be where they were sent
   */
  #rested(atOnce = false) {
    const { picker } = this.#held
    if (!picker) return
    if (this.#popup) return this.#roll(picker.settle()) // A draft has no say in its range.
    const settled = settle(this, picker, atOnce)
    if (!settled) return
    this.#settled(settled.moved)
    if (settled.partner) settled.partner.#settled(settled.other)
  }

  /** The user goes on to something else: what has been asked for is the value, though wheels are still on their way. */
  #finish() {
    this.#view.endTyping()
    if (this.#isMoving && !this.#popup) this.#rested(true)
  }

  /** @param {import('./engine.js').Settlement | null} settlement */
  #roll(settlement) {
    if (!settlement) return
    this.#isMoving = false
    this.#view.settle(settlement)
  }

  /** @param {import('./engine.js').Settlement} settlement */
  #settled(settlement) {
    this.#roll(settlement)
    this.#keep()
    this.#told(settlement.changesValue)
  }

  /**
   * Enter submits the form, as in a field of HTML; in a pop-up it is Done.
   * @param {KeyboardEvent} event
   */
  #pressed(event) {
    if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing) return
    this.#finish()
    if (this.#popup) {
      if (!(/** @type {Element} */ (event.target).matches('.slider'))) return
      event.preventDefault() // Else it presses what gets the focus back, too.
      this.#press('done')
      return
    }
    queueMicrotask(() => submitByEnter(this.form)) // Once the page has been told of the change.
  }

  /**
   * Tells of a move that has ended, once whoever has asked for the value has it.
   * @param {boolean} changesValue
   */
  #told(changesValue) {
    this.reportToForm()
    if (!changesValue) {
      this.#known = this.#held.text
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
    this.reportToForm()
    this.#known = this.value
    this.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }))
  }
}
