// Makes a wheel as wide as its widest label: these lie in its column, unseen and without height.

import { element } from './elements.js'

export class Sizer {
  element = element('sizer')
  #column
  #labels = new Set()
  /** The length of the longest label. */
  #longest = 0

  /** @param {HTMLElement} column which is to get the width */
  constructor(column) {
    this.#column = column
    column.append(this.element)
  }

  /** @param {Iterable<string>} labels which may come under the bar; those of before count on */
  fit(labels) {
    const before = this.#labels.size
    for (const label of labels) {
      // Figures are equally wide: one number stands for all of as many.
      this.#labels.add(label.replace(/\d/g, '0'))
      this.#longest = Math.max(this.#longest, label.length)
    }
    if (this.#labels.size === before) return
    this.element.textContent = [...this.#labels].join('\n')
    // Where there is not room for all, long words give way: half a number says nothing.
    this.#column.style.flexShrink = String(this.#longest > 5 ? this.#longest : 0.0001)
  }
}
