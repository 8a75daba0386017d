// Makes a wheel as wide as its widest label: these lie in its column, unseen and without height.

import { element } from './elements.js'

export class Sizer {
  element = element('sizer')
  #labels = new Set()

  /**
   * @param {Iterable<string>} labels which may come under the bar; those of before count on
   * @returns whether there are new ones
   */
  fit(labels) {
    const before = this.#labels.size
    // Figures are equally wide: one number stands for all of as many.
    for (const label of labels) this.#labels.add(label.replace(/\d/g, '0'))
    if (this.#labels.size === before) return false
    this.element.textContent = [...this.#labels].join('\n')
    return true
  }

  /** The share of the width that the labels would like; 1 if there is room for all. Browsers round both. */
  get room() {
    const { clientWidth, scrollWidth } = this.element
    return clientWidth < scrollWidth - 1 ? clientWidth / scrollWidth : 1
  }
}
