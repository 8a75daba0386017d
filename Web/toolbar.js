// The buttons of a pop-up. A page can add to them, or put its own in their place.
import { buttonWord } from './button-words.js'
import { button, part } from './elements.js'
import { has } from './modes.js'
import { SettingError } from './setting-error.js'

/** @typedef {(typeof buttonNames)[number]} ButtonName */

/**
 * What the buttons do: drop the draft; leave no value, twice, "now" being the word for none where a time that is not
 * fixed is meant; move the wheels to the present, and stay; take what is shown.
 */
export const buttonNames = /** @type {const} */ (['cancel', 'clear', 'now', 'today', 'done'])

/** @param {string} name */
function slot(name) {
  const made = document.createElement('slot')
  made.name = name
  return made
}

export class Toolbar {
  element = slot('toolbar')
  #bar = part('toolbar')
  #shown = ''

  /** @param {(name: ButtonName) => void} press */
  constructor(press) {
    this.element.append(this.#bar)
    this.element.addEventListener('click', ({ target }) => {
      const button = /** @type {Element} */ (target).closest('[data-button]')
      const name = buttonNames.find((name) => name === button?.getAttribute('data-button'))
      if (name) press(name)
    })
  }

  /**
   * @param {Element} host what tells which buttons there are, and can have other words for them
   * @param {import('./settings.js').ElementSettings} settings
   */
  show(host, { locale, fields, isDuration }) {
    const text = host.getAttribute('toolbar') || (isDuration ? 'cancel done' : 'cancel today done')
    const names = text.trim().split(/\s+/)
    if (!names.every((name) => buttonNames.includes(/** @type {ButtonName} */ (name)))) {
      throw new SettingError(`toolbar="${text}" is not known; it can list ${buttonNames.join(', ')}.`)
    }
    if (text !== this.#shown) { // Else the focus stays where it is.
      this.#shown = text
      const buttons = names.map((name) => {
        const made = button('button', `button-${name}`)
        made.dataset.button = name
        return made
      })
      this.#bar.replaceChildren(slot('toolbar-start'), ...buttons, slot('toolbar-end'))
    }
    const unit = unitOf(fields, names.includes('now'))
    for (const made of this.#bar.querySelectorAll('button')) {
      const name = String(made.dataset.button)
      const word = host.getAttribute(`${name}-label`) ?? buttonWord(locale, name, unit)
      if (made.textContent !== word) made.textContent = word
    }
  }
}

/**
 * What the present is called by: the finest field's unit, and any time is now, unless another button has that word.
 * @param {readonly import('./engine.js').Field[]} fields
 * @param {boolean} hasNow
 * @returns {Intl.RelativeTimeFormatUnit}
 */
function unitOf(fields, hasNow) {
  const hasDay = has(fields, 'day') || has(fields, 'calendar-day')
  if (has(fields, 'hour')) return hasNow ? hasDay ? 'day' : 'minute' : 'second'
  return has(fields, 'week') ? 'week' : hasDay ? 'day' : has(fields, 'month') ? 'month' : 'year'
}
