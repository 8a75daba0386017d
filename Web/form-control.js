// What makes an element a control of its form, as HTML's own inputs are.
import { ReflectingElement } from './reflecting.js'

/** @type {WeakMap<FormControl, ElementInternals>} */
const internals = new WeakMap()
/**
 * What the page itself has to complain of.
 * @type {WeakMap<FormControl, string>}
 */
const complaints = new WeakMap()

/**
 * A control's internals, which are not for the page.
 * @param {FormControl} control
 */
export const internalsOf = (control) => /** @type {ElementInternals} */ (internals.get(control))

/** Its class gives it a `value`, whose getter brings everything up to date. */
export class FormControl extends ReflectingElement {
  static formAssociated = true

  constructor() {
    super()
    internals.set(this, this.attachInternals())
  }

  /** @type {string} */
  get value() { return '' }

  get type() { return this.localName }
  get form() { return internalsOf(this).form }
  get labels() { return internalsOf(this).labels }
  get willValidate() { return internalsOf(this).willValidate }
  get validity() { return this.#upToDate.validity }
  get validationMessage() { return this.#upToDate.validationMessage }
  checkValidity() { return this.#upToDate.checkValidity() }
  reportValidity() { return this.#upToDate.reportValidity() }

  /** @param {string} message */
  setCustomValidity(message) {
    complaints.set(this, String(message))
    this.reportToForm()
  }

  /** Tells the form of the value, and whether it is valid. */
  reportToForm() {}

  get #upToDate() {
    void this.value
    return internalsOf(this)
  }
}

/**
 * Tells the form of a control's value, and whether it is valid.
 * @param {FormControl} control
 * @param {string} value
 * @param {boolean} isRuledOut
 * @param {HTMLElement | undefined} anchor where the browser shows what is wrong
 */
export function report(control, value, isRuledOut, anchor) {
  const own = internalsOf(control)
  const complaint = complaints.get(control) ?? ''
  const isMissing = control.required && value === ''
  const wrong = isMissing ? { required: true } : isRuledOut ? { pattern: '1', value: '2' } : null
  own.setFormValue(value, value)
  own.setValidity(
    { valueMissing: isMissing, badInput: isRuledOut, customError: complaint !== '' },
    complaint || (wrong ? browsersWords(wrong) : ''), anchor)
}

/**
 * What the browser itself says of a field that is wrong, in the language of the user. Of a field of text: what it says of
 * others names numbers, or the bounds of a date.
 * @param {Partial<HTMLInputElement>} wrong
 */
function browsersWords(wrong) {
  const input = Object.assign(document.createElement('input'), wrong)
  return input.validationMessage || '!'
}

/**
 * Enter submits the form, as in a field of HTML: by its first button that does.
 * @param {HTMLFormElement | null} form
 */
export function submitByEnter(form) {
  if (!form) return
  // Not among the form's `elements`, which leave out images.
  const root = /** @type {Document | ShadowRoot} */ (form.getRootNode())
  const controls = /** @type {NodeListOf<HTMLInputElement | HTMLButtonElement>} */ (root.querySelectorAll('input, button'))
  const button = [...controls].find((control) => control.form === form && /^(submit|image)$/.test(control.type))
  if (button) button.click()
  else form.requestSubmit()
}
