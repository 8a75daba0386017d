// A picker in a pop-up. With `popup` the element itself is the popover, for any button of the page to open; with
// `popup="field"` it is a field that opens one. Light dismissal, Escape and the way back of the focus are the browser's.
import { button, element, part } from './elements.js'
import { Toolbar } from './toolbar.js'

/** @typedef {import('./settings.js').ElementSettings} ElementSettings */

/**
 * What a pop-up tells, and asks.
 * @typedef {object} Owner
 * @property {() => boolean} opens it is about to appear; answers whether it may
 * @property {() => void} focus it has appeared
 * @property {(name: import('./toolbar.js').ButtonName) => void} pressed
 */

let count = 0

export class Popup {
  #host
  #internals
  #sheet = part('sheet')
  /** @type {HTMLButtonElement | null} */
  #field = null
  /** The popover: the element itself, or that of a field. The sheet lies in it. */
  #surface
  /** Lies around the popover of a field. */
  #room = element('room')
  /** The kind of the popover, as in HTML. */
  #kind
  #toolbar
  #listening = new AbortController()
  #anchorName = `--date-wheel-${++count}`
  /**
   * What the page has opened the pop-up with, `null` where that is not known; nothing until it has stood by it.
   * @type {HTMLElement | null | undefined}
   */
  #anchor

  /**
   * @param {HTMLElement} host
   * @param {ElementInternals} internals
   * @param {boolean} isField
   * @param {Owner} owner
   */
  constructor(host, internals, isField, owner) {
    this.#host = host
    this.#internals = internals
    this.#surface = isField ? document.createElement('div') : host
    this.#toolbar = new Toolbar(owner.pressed)
    const surface = this.#surface
    this.#kind = surface.popover ??= 'auto'
    if (isField) this.#field = this.#makeField()
    internals.role = isField ? null : 'dialog'
    if (isField) {
      surface.role = 'dialog'
      surface.id = 'popup'
      surface.append(this.#sheet)
      this.#room.append(surface)
    }

    const { signal } = this.#listening
    surface.addEventListener('beforetoggle', (event) => {
      if (/** @type {ToggleEvent} */ (event).newState !== 'open') return
      if (!owner.opens()) return event.preventDefault()
      internals.states.add('used')
      if (!isField) this.#fasten(/** @type {ToggleEvent} */ (event).source)
      surface.style.translate = ''
      requestAnimationFrame(() => this.#bringIntoWindow())
    }, { signal })
    surface.addEventListener('toggle', (event) => {
      if (!this.isOpen) this.#giveBackFocus()
      else {
        if (!surface.matches(':focus-within')) owner.focus()
        const { scrollHeight, clientHeight } = this.#sheet
        this.#sheet.scrollTop = (scrollHeight - clientHeight) / 2 // The bar is in sight, also in a low window.
      }
      if (!this.#field) return
      this.#field.ariaExpanded = String(this.isOpen)
      host.dispatchEvent(new ToggleEvent('toggle', /** @type {ToggleEvent} */ (event)))
    }, { signal })
    this.#sheet.addEventListener('keydown', (event) => this.#cycle(event))
  }

  get isOpen() {
    return this.#surface.matches(':popover-open')
  }

  open() {
    if (!this.isOpen) this.#surface.showPopover()
  }

  close() {
    this.#surface.hidePopover()
    this.#giveBackFocus()
  }

  /** Chromium does not, to what is in a shadow tree; nor Safari, where a press gives a button no focus. */
  #giveBackFocus() {
    const { activeElement, body } = this.#host.ownerDocument
    if (activeElement === body || this.#surface.matches(':focus-within')) {
      (this.#field ?? this.#anchor)?.focus({ preventScroll: true })
    }
  }

  /** The element is no pop-up any more. */
  end() {
    this.#listening.abort()
    this.#host.removeAttribute('popover')
    if (this.#anchor) this.#anchor.style.anchorName = ''
    if (this.#anchor !== undefined) this.#host.style.positionAnchor = this.#host.style.translate = ''
    this.#internals.role = 'group'
  }

  /**
   * Holds the wheels, or what stands in their place: where there is a field, in its place.
   * @param {ShadowRoot} root
   * @param {HTMLElement} content
   * @param {boolean} isError
   */
  hold(root, content, isError) {
    if (isError && this.#field) return root.replaceChildren(content)
    if (content.parentNode !== this.#sheet) this.#sheet.replaceChildren(content, this.#toolbar.element)
    const shown = this.#field ? [this.#field, this.#room] : [this.#sheet]
    if (shown[0].parentNode !== root) root.replaceChildren(...shown)
  }

  /**
   * @param {ElementSettings} settings
   * @param {string} direction
   * @param {{ disabled: boolean, readOnly: boolean, required: boolean }} state
   */
  show(settings, direction, { disabled, readOnly, required }) {
    this.#sheet.lang = settings.locale.baseName
    this.#sheet.dir = direction
    this.#toolbar.show(this.#host, settings)
    this.#name()
    const field = this.#field
    if (!field) {
      // Firefox tells a disabled element of nothing, and would open it.
      this.#host.popover = disabled ? null : this.#kind
      return
    }
    field.disabled = disabled
    field.ariaReadOnly = String(readOnly)
    field.ariaRequired = String(required)
    field.popoverTargetElement = disabled || readOnly ? null : this.#surface
  }

  /**
   * Shows the value in the field.
   * @param {ElementSettings} settings
   * @param {string} text empty for no value
   * @param {string} empty what is said then
   */
  write({ locale }, text, empty) {
    const field = this.#field
    if (!field) return
    field.lang = locale.baseName
    field.dir = this.#sheet.dir
    field.part.toggle('empty', text === '')
    field.textContent = text || empty
  }

  #makeField() {
    const field = button('field')
    field.role = 'combobox'
    field.ariaHasPopup = 'dialog'
    field.ariaExpanded = 'false'
    field.setAttribute('aria-controls', 'popup')
    field.addEventListener('keydown', (event) => {
      if (!/^Arrow(Up|Down)$/.test(event.key)) return
      event.preventDefault()
      field.click()
    })
    field.addEventListener('focus', () => this.#name())
    return field
  }

  /** The field and its sheet go by the name that the page gives the element. */
  #name() {
    const host = this.#host
    const labels = host.ariaLabelledByElements ?? [...this.#internals.labels]
    // As a text: what is named by an element outside of its shadow tree is taken for nameless by some checkers.
    const words = labels.map(({ textContent }) => textContent?.replace(host.textContent ?? '', '').trim()).join(' ')
    for (const named of this.#field ? [this.#field, this.#surface] : []) {
      named.ariaLabel = words || host.ariaLabel || host.title || null
    }
  }

  /**
   * Stands by what has opened it. Not every browser tells, nor gives what is pressed the focus.
   * @param {Element | null | undefined} source
   */
  #fasten(source) {
    const host = this.#host
    const root = /** @type {Document | ShadowRoot} */ (host.getRootNode())
    const { activeElement } = root
    const focused = activeElement === host.ownerDocument.body || activeElement === host ? null : activeElement
    const anchor = /** @type {HTMLElement | null} */ (
      source ?? focused ?? root.querySelector(`[popovertarget="${CSS.escape(host.id)}"]`))
    if (this.#anchor) this.#anchor.style.anchorName = ''
    this.#anchor = anchor
    if (anchor) anchor.style.anchorName = this.#anchorName
    host.style.positionAnchor = this.#anchorName
    this.#internals.states[anchor ? 'delete' : 'add']('alone')
    this.#internals.ariaLabel = anchor?.textContent?.trim() || null // Unless the page gives a name.
  }

  /** WebKit 26 looks for room in a page that is scrolled as if it were not, and can find it out of sight. */
  #bringIntoWindow() {
    const surface = this.#surface
    const { top, bottom, height } = surface.getBoundingClientRect()
    const anchor = (this.#field ?? this.#anchor)?.getBoundingClientRect()
    if (!anchor || (top > -1 && bottom < innerHeight + 1)) return
    const gap = Math.max(0, anchor.top - bottom, top - anchor.bottom)
    const below = anchor.bottom + gap
    const wanted = below + height <= innerHeight ? below : Math.max(0, anchor.top - gap - height)
    surface.style.translate = `0 ${wanted - top}px`
  }

  /**
   * The Tab key goes round, as in any dialog.
   * @param {KeyboardEvent} event
   */
  #cycle(event) {
    if (event.key !== 'Tab' && event.code !== 'Tab') return // WebKitGTK has no name for it with Shift.
    const stops = [...this.#sheet.querySelectorAll('.slider, button, slot')].flatMap((stop) =>
      stop instanceof HTMLSlotElement
        ? stop.assignedElements().flatMap((inside) => [inside, ...inside.querySelectorAll('*')]) : stop)
    const reachable = /** @type {HTMLElement[]} */ (stops).filter((stop) =>
      stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility())
    if (event.shiftKey) reachable.reverse()
    if (event.composedPath()[0] !== reachable.at(-1)) return
    event.preventDefault()
    reachable[0].focus()
  }
}
