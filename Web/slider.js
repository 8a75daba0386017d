// What has a wheel's focus, and what a screen reader knows of it: a slider of the browser's own, which lies unseen on the
// wheel. See Docs/Decisions/sliders.md.

/**
 * Rows to each side that the slider knows of. Chromium tells Android of the step of a slider that has fewer than forty:
 * of a longer one a swipe of TalkBack's moves a twentieth.
 */
const reach = 15

export class Slider {
  element = document.createElement('input')
  #position = 0
  #isByKey = false

  /** @param {(isForward: boolean) => void} stepped a screen reader has asked for the row below or above */
  constructor(stepped) {
    const { element } = this
    element.type = 'range'
    element.className = 'slider'
    element.step = '1' // WebKit takes a twentieth of one that does not say so.
    element.ariaOrientation = 'vertical'
    // Which keys move a wheel, and where to, is not the slider's affair.
    element.addEventListener('keydown', () => {
      this.#isByKey = true
      setTimeout(() => (this.#isByKey = false))
    })
    element.addEventListener('input', (event) => {
      event.stopPropagation() // It is not the picker's.
      const rows = this.#isByKey ? 0 : element.valueAsNumber - this.#position
      this.#put()
      for (let row = 0; row < Math.abs(rows); row++) stepped(rows > 0)
    })
  }

  /**
   * @param {{ count: number, loops: boolean, position: number }} wheel
   * @param {string} text what is said
   */
  show({ count, loops, position }, text) {
    this.#position = position
    this.element.min = String(loops ? position - reach : Math.max(0, position - reach))
    this.element.max = String(loops ? position + reach : Math.min(count - 1, position + reach))
    this.#put()
    this.element.ariaValueText = text
  }

  #put() {
    this.element.value = String(this.#position)
  }
}
