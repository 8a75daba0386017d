// Typing on a wheel: digits, or the beginning of a name, are a move to that row.
import { digitValue } from './matching.js'

/** How long a pause ends what is typed, in milliseconds. */
const pause = 1000
/** A wheel of more rows is not searched row by row. */
const longest = 400

/**
 * @typedef {object} TypedWheel
 * @property {number} count
 * @property {boolean} loops
 * @property {number} position
 * @property {(position: number) => number} number what a row stands for
 * @property {(position: number, text: string) => number} match 0 no, 1 the row's text begins so, 2 it is that
 * @property {(position: number) => void} go
 */

export class Typing {
  #text = ''
  #timer = 0
  /** What is still to be looked for when the pause comes. */
  #later = () => {}

  /**
   * A character is typed on a wheel.
   * @param {string} character
   * @param {TypedWheel} wheel
   */
  type(character, wheel) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.end(), pause)
    this.#text += character
    this.#later = () => {}
    if (wheel.count <= longest) {
      const found = search(wheel, this.#text) ?? search(wheel, (this.#text = character))
      if (found !== null) wheel.go(found)
      return
    }
    // A long wheel waits for the whole number, as long as the one that it shows and a year at least: 1 and 19 on the way
    // to 1984 are no one's wish.
    const number = digits(this.#text)
    if (number === null) {
      this.#text = ''
      return
    }
    const seek = () => {
      const position = wheel.position + number - wheel.number(wheel.position)
      wheel.go(Math.max(0, Math.min(position, wheel.count - 1)))
    }
    if (this.#text.length >= Math.max(4, String(Math.abs(wheel.number(wheel.position))).length)) {
      seek()
      this.#text = ''
    } else {
      this.#later = seek
    }
  }

  /** What is typed is complete. */
  end() {
    clearTimeout(this.#timer)
    this.#text = ''
    const later = this.#later
    this.#later = () => {}
    later()
  }
}

/**
 * The row that a text names: one that is just that before one that begins so; the nearest from the bar on, going round.
 * @param {TypedWheel} wheel
 * @param {string} text
 */
function search({ count, loops, position, match }, text) {
  let begins = null
  for (let offset = 0; offset < count; offset++) {
    const ahead = loops || position + offset < count
    const row = position + (ahead ? offset : offset - count)
    const matched = match(row, text)
    if (matched === 2) return row
    if (matched === 1) begins ??= row
  }
  return begins
}

/**
 * The number that digits of any script write; `null` when they are none.
 * @param {string} text
 */
function digits(text) {
  let number = ''
  for (const character of text.normalize('NFKC')) {
    if (!/\p{Nd}/u.test(character)) return null
    number += digitValue(character)
  }
  return number === '' ? null : Number(number)
}
