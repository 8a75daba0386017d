// The rows of a wheel that are on the screen, and some around them: a fixed pool that goes along with the bar.

import { element, part } from './elements.js'

/** @typedef {import('./engine.js').Field} Field */
/** @typedef {import('./model.js').Model} Model */

/** Whether the browser tilts the rows by itself while they scroll. Where it cannot they tilt as they pass the bar. */
const tilts = globalThis.CSS?.supports('animation-timeline: view()')

/**
 * Whether a style can read a number from an attribute. Chromium takes a style that a script sets while something scrolls
 * for an animation by that script, and then counts a late frame of the script's as one that was dropped.
 */
const readsAttributes = globalThis.CSS?.supports('top', 'attr(data-index type(<number>))')

/** Markers come in folds of so many: a browser makes them faster where few have a place of their own. */
const fold = 20

/** @param {number} dividend @param {number} divisor */
const modulo = (dividend, divisor) => ((dividend % divisor) + divisor) % divisor

export class Rows {
  #field
  #model
  #track
  #markers = element('markers')
  /** @type {{ element: HTMLElement, position: number, label: string, parts: string, fromBar: number }[]} */
  #pool = []

  /**
   * @param {Field} field
   * @param {Model} model
   * @param {HTMLElement} track what they lie in
   */
  constructor(field, model, track) {
    this.#field = field
    this.#model = model
    this.#track = track
    track.append(this.#markers)
  }

  get height() { return this.#pool[0].element.offsetHeight }

  /**
   * Makes the pool as large as it has to be. Rows stay where they are: under a finger that has just come down Firefox would
   * tell of no touch any more where one got another text, as long as anything on the page observes mutations.
   * @param {number} count odd
   */
  resize(count) {
    if (count === this.#pool.length) return
    const spare = this.#pool
    this.#pool = Array.from({ length: count }, (_, place) => {
      const index = spare.findIndex(({ position }) => modulo(position, count) === place)
      return index < 0 ? this.#makeRow() : spare.splice(index, 1)[0]
    })
    for (const row of spare) row.element.remove()
  }

  #makeRow() {
    const row = part('row')
    this.#track.append(row)
    return { element: row, position: NaN, label: '', parts: '', fromBar: NaN }
  }

  /** The window has been moved: all rows have to be placed anew. */
  forget() {
    for (const row of this.#pool) row.position = NaN
  }

  /**
   * Makes what the browser snaps to. What is there already stays.
   * @param {number} size the number of the window's rows
   */
  mark(size) {
    const folds = this.#markers.children
    while ((folds.length - 1) * fold >= size) folds[folds.length - 1].remove()
    while (folds.length * fold < size) {
      const made = element('fold')
      made.style.setProperty('--index', String(folds.length * fold))
      this.#markers.append(made)
    }
    for (let index = 0; index < folds.length; index++) {
      const { children } = folds[index]
      const count = Math.min(fold, size - index * fold)
      while (children.length > count) children[count].remove()
      while (children.length < count) folds[index].append(element('marker'))
    }
  }

  /**
   * Draws what has changed.
   * @param {number} bar the position under the bar
   * @param {number} base the position of the window's first row
   * @param {number} size the number of the window's rows
   * @param {boolean} isInUse
   */
  draw(bar, base, size, isInUse) {
    const count = this.#pool.length
    const reach = (count - 1) / 2
    const states = this.#model.rows(this.#field, bar - reach, count)
    for (let fromBar = -reach; fromBar <= reach; fromBar++) {
      const position = bar + fromBar
      const row = this.#pool[modulo(position, count)]
      const { element } = row
      if (row.position !== position) {
        row.position = position
        const index = String(position - base)
        if (readsAttributes) element.dataset.index = index
        else element.style.setProperty('--index', index)
      }
      if (!(tilts && isInUse) && row.fromBar !== fromBar) {
        element.style.setProperty('--from-bar', String((row.fromBar = fromBar)))
      }
      const isInWindow = position >= base && position < base + size
      element.hidden = !isInWindow
      const place = 2 * (fromBar + reach)
      const state = states[place]
      const label = isInWindow ? this.#model.label(this.#field, position, states[place + 1]) : ''
      const parts = `row${state & 1 ? '' : ' impossible'}${state & 2 ? ' today' : ''}`
      if (row.label === label && row.parts === parts) continue
      if (row.parts !== parts) element.setAttribute('part', parts)
      if (this.#model.render && isInWindow) {
        this.#model.render(element, { field: this.#field, label, number: states[place + 1], state })
      } else if (row.label !== label) {
        element.textContent = label
      }
      row.label = label
      row.parts = parts
    }
  }
}
