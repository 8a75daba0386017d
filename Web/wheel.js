// One wheel on the screen. The browser scrolls and snaps over a window of some hundred rows, which is moved when the
// wheel rests. A fixed pool of row elements goes along with the bar. What the browser snaps to are empty markers apart
// from the rows, one for each row of the window, which never move: see Docs/Decisions/snapping.md.

import { Drag } from './drag.js'
import { column, element, part } from './elements.js'
import { Hold } from './hold.js'
import { notches } from './notch.js'
import { Rows } from './rows.js'
import { Sizer } from './sizer.js'
import { Slider } from './slider.js'
import { measureAgain, unwatch, watch } from './watch.js'

/** @typedef {import('./engine.js').Field} Field */

/** @typedef {import('./model.js').Model} Model */

/** Rows shown at once unless the style says otherwise, the bar in the middle. */
export const visibleRows = 5

/** Rows that the wheel can scroll over before it rests: half of them each way are more than the longest fling. */
const rowsInWindow = 400
const saysScrollEnd = 'onscrollend' in globalThis
/** How long a wheel is still before it rests, in milliseconds. A browser that says so can forget to. */
const stillness = saysScrollEnd ? 300 : 120
/** The same while the browser scrolls by itself to where it was asked to. */
const stillnessOnTheWay = 100
const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export class Wheel {
  /** The wheel with what belongs to it, to be put in the picker. */
  column
  /** The element that scrolls. */
  scroller = part('wheel')
  /** What has the focus. */
  slider = new Slider((isForward) => this.#model.stepped?.(this.#field, isForward))
  #field
  #model
  #track = element('track')
  #sizer = new Sizer()
  #rows
  #rowHeight = 0
  #shown = visibleRows
  #count = 1
  #loops = false
  /** The position of the window's first row, and the number of its rows. */
  #base = 0
  #size = 1
  /** The position under the bar, as the engine has been told. */
  #position = 0
  /** The position that the rows were last drawn around. */
  #drawn = NaN
  /** The wheel is on its way to where the engine already stands. */
  #isRolling = false
  /** The user turns the wheel, or has sent it somewhere. */
  #isTurning = false
  /**
   * Where the browser has been asked to scroll to.
   * @type {number | null}
   */
  #goal = null
  #missedGoals = 0
  #isHeld = false
  /** A pointer or the focus has reached the wheel, or it has been sent somewhere. */
  #isInUse = false
  /** A pointer has: the browser is to scroll it, and to snap. */
  #hasMarkers = false
  #isRetired = false
  #timer = 0
  #hold = new Hold(this.scroller, () => this.#isAt(this.#position), () => this.#place(this.#position))
  #drag = new Drag(this.scroller, {
    drags: () => this.#takeHold(),
    released: (way) => this.#throw(way),
    arrived: () => this.#stopped(),
  })

  /**
   * @param {Field} field
   * @param {Model} model
   */
  constructor(field, model) {
    this.#field = field
    this.#model = model
    this.column = column(field)
    this.#rows = new Rows(field, model, this.#track)
    this.#fillPool()
    this.scroller.ariaHidden = 'true'
    this.scroller.append(this.#track)
    this.column.append(this.#sizer.element, this.slider.element, this.scroller, element('ring'))

    const listen = this.scroller.addEventListener.bind(this.scroller)
    listen('scroll', () => this.#scrolled())
    if (saysScrollEnd) listen('scrollend', () => this.#stopped())
    // Not at a notch of the mouse: WebKit would snap to a marker that comes while it scrolls, and the notch be lost.
    for (const type of ['pointerenter', 'pointerdown', 'touchstart']) listen(type, () => this.#makeMarkers(), { passive: true })
    this.slider.element.addEventListener('focus', () => this.#use())
    listen('focus', () => this.slider.element.focus({ preventScroll: true })) // It has been pressed.
    for (const type of ['pointerdown', 'touchstart']) {
      listen(type, () => this.#grabbed(type === 'touchstart'), { passive: true })
    }
    listen('wheel', (event) => this.#wheeled(/** @type {WheelEvent} */ (event)), { passive: false })
    for (const type of ['touchend', 'touchcancel']) listen(type, () => this.#released())
    listen('click', (event) => this.#clicked(/** @type {MouseEvent} */ (event)))
    watch(this.scroller, () => this.#measure())
  }

  /** Is no longer part of the picker: what still comes from the browser is not heard. */
  retire() {
    unwatch(this.scroller)
    this.#drag.stop()
    clearTimeout(this.#timer)
    this.#hold.end()
    this.#rowHeight = 0
    this.#isRolling = this.#isTurning = false
    this.#isRetired = true
  }

  /** Shows the rows that the engine has for the wheel, without motion. */
  reset() {
    const { count, loops, position } = this.#model.wheel(this.#field)
    this.#count = count
    this.#loops = loops
    this.#size = 0
    this.roll(position, false)
  }

  /**
   * Goes to where the engine stands.
   * @param {number} position
   * @param {boolean} softly
   */
  roll(position, softly) {
    if (softly && this.#goal === position && this.#rowHeight > 0) {
      // It is on its way there.
      this.#isTurning = false
      this.#isRolling = true
      this.#position = position
      return this.draw()
    }
    this.#drag.stop()
    if (this.#isTurning || (this.#isRolling && !softly)) this.#hold.begin()
    this.#isTurning = false
    this.#isRolling = softly && this.#underBar() !== position
    this.#position = position
    if (this.#isRolling) {
      this.#scrollTo(position)
    } else {
      this.#place(position)
    }
  }

  /**
   * Turns to a row that the user has asked for. The rows on the way pass under the bar.
   * @param {number} position
   */
  turn(position) {
    this.#hold.end()
    this.#isRolling = false
    this.#isTurning = true
    if (this.#rowHeight === 0) {
      this.#goal = position
      this.#stopped()
    } else {
      this.#scrollTo(position)
    }
  }

  /** Draws the rows near the bar: their words and states may have changed. */
  draw() {
    if (this.#isRetired) return
    this.#drawn = this.#underBar()
    this.#rows.draw(this.#drawn, this.#base, this.#size, this.#isInUse)
  }

  /** Keeps the wheel as wide as the widest label it has shown, from the first, the last and those near the bar. */
  fit() {
    const near = Math.min(this.#count, 40)
    const start = this.#loops ? 0 : Math.max(0, Math.min(this.#position - near / 2, this.#count - near))
    const positions = [0, this.#count - 1]
    for (let offset = 0; offset < near; offset++) positions.push(Math.floor(start) + offset)
    const hasGrown = this.#sizer.fit(positions.map((position) => this.#model.label(this.#field, position)))
    // One that is not shown is measured when it appears.
    if (hasGrown && this.#rowHeight > 0) measureAgain(this.scroller)
  }

  /**
   * Puts a row under the bar at once, and moves the window when the row is near an end of it.
   * @param {number} position
   */
  #place(position) {
    this.#goal = null
    const index = position - this.#base
    const margin = this.#size / 4
    const isNearStart = index < margin && (this.#loops || this.#base > 0)
    const isNearEnd = index >= this.#size - margin && (this.#loops || this.#base + this.#size < this.#count)
    if (this.#size === 0 || isNearStart || isNearEnd) {
      this.#size = this.#loops ? rowsInWindow : Math.min(this.#count, rowsInWindow)
      this.#base = position - Math.floor(this.#size / 2)
      if (!this.#loops) this.#base = Math.max(0, Math.min(this.#base, this.#count - this.#size))
      this.#track.style.setProperty('--rows', String(this.#size))
      this.#rows.forget()
      if (this.#hasMarkers) this.#rows.mark(this.#size)
    }
    this.#scroll(position, 'instant')
    this.draw()
  }

  /**
   * Scrolls to a row, softly where motion is wanted.
   * @param {number} position
   */
  #scrollTo(position) {
    this.#use()
    if (this.#drag.isReleased) {
      this.#goal = position
      return this.#drag.glide((position - this.#base) * this.#rowHeight)
    }
    this.#drag.stop()
    const distance = position - this.#underBar()
    const longestRoll = 2 * this.#shown // One over more rows begins near its end.
    if (Math.abs(distance) > longestRoll) {
      this.#place(position - Math.sign(distance) * longestRoll)
    } else if (!this.#holds(position)) {
      this.#place(this.#underBar())
    }
    this.#goal = position
    this.#missedGoals = 0
    const isThere = this.#isAt(position)
    this.#scroll(position, wantsLessMotion() ? 'instant' : 'smooth')
    // Where nothing has to move, no browser says that it has ended.
    this.#waitForStillness(isThere ? 60 : stillnessOnTheWay)
  }

  /**
   * @param {number} position
   * @param {ScrollBehavior | 'instant'} behavior
   */
  #scroll(position, behavior) {
    // Before it is laid out there is nothing to scroll, and to ask would make the browser lay out the page.
    if (this.#rowHeight > 0) this.scroller.scrollTo({ top: (position - this.#base) * this.#rowHeight, behavior })
  }

  /** The position of the row that is under the bar on the screen. */
  #underBar() {
    if (this.#rowHeight === 0) return this.#position
    const index = Math.round(this.scroller.scrollTop / this.#rowHeight)
    return this.#base + Math.max(0, Math.min(index, this.#size - 1))
  }

  /**
   * Whether the wheel stands on the row, and not between two.
   * @param {number} position
   */
  #isAt(position) {
    return Math.abs(this.scroller.scrollTop - (position - this.#base) * this.#rowHeight) <= 1
  }

  #scrolled() {
    // A wheel that has just been taken off the screen is scrolled to 0.
    if (this.#rowHeight === 0 || this.scroller.clientHeight === 0) return
    if (this.#hold.isOn) return this.#hold.check()
    if (!this.#isRolling && (this.#isTurning || !this.#isAt(this.#position))) this.#report()
    if (this.#underBar() !== this.#drawn) this.draw()
    this.#waitForStillness()
  }

  /** Tells which row is under the bar while the user turns. A wheel that is not shown is where it was sent. */
  #report() {
    const position = this.#rowHeight === 0 ? (this.#goal ?? this.#position) : this.#underBar()
    const rows = Math.abs(position - this.#position)
    if (this.#isTurning && rows === 0) return
    this.#isTurning = true
    this.#position = position
    if (rows > 0) this.#model.ticked?.(this.#field, rows)
    this.#model.turned(this.#field, position)
  }

  /** The browser has stopped scrolling, so it says. */
  #stopped() {
    clearTimeout(this.#timer)
    if (this.#isHeld || this.#drag.isOn || !(this.#isRolling || this.#isTurning)) return
    const end = this.#goal ?? this.#underBar()
    if (this.#rowHeight > 0 && !this.#isAt(end)) {
      // Between two rows, or stopped on the way, as by a change of the layout. Asked again, it gets there.
      this.#goal = end
      this.#scroll(end, ++this.#missedGoals > 3 || wantsLessMotion() ? 'instant' : 'smooth')
      this.#waitForStillness()
    } else if (this.#isRolling) {
      this.#isRolling = false
      this.#place(this.#position)
    } else {
      this.#report()
      this.#goal = null
      this.#missedGoals = 0
      if (!this.#isTurning) return // Whoever was told has set something that ends the turn.
      this.#isTurning = false
      this.#model.rested(this.#field)
    }
  }

  #waitForStillness(wait = this.#goal === null ? stillness : stillnessOnTheWay) {
    clearTimeout(this.#timer)
    if (this.#isRolling || this.#isTurning) this.#timer = setTimeout(() => this.#stopped(), wait)
  }

  /**
   * The user takes the wheel over.
   * @param {boolean} byFinger
   */
  #grabbed(byFinger) {
    this.#isHeld ||= byFinger
    this.#hold.end()
    if (this.#isTurning && this.#goal !== null) this.#model.grabbed(this.#field)
    this.#isRolling = false
    this.#goal = null
  }

  #released() {
    this.#isHeld = false
    if (this.#isTurning) this.#waitForStillness()
  }

  /** @param {WheelEvent} event */
  #wheeled(event) {
    const steps = notches(event)
    if (steps === null) return this.#grabbed(false)
    if (this.#count === 1) return // There is nothing to turn: the page may scroll.
    event.preventDefault()
    if (this.#drag.isOn) return
    for (let step = 0; step < Math.abs(steps); step++) this.#model.stepped?.(this.#field, steps > 0)
  }

  /** The wheel follows a mouse from here on, which may take it a long way: not out of the window. */
  #takeHold() {
    this.#grabbed(false)
    const position = this.#underBar()
    const offBar = this.scroller.scrollTop - (position - this.#base) * this.#rowHeight
    this.#place(position)
    this.scroller.scrollTop += offBar
  }

  /**
   * The mouse has let go of the wheel, which goes on to the row that its speed leads to.
   * @param {number} way in pixels
   */
  #throw(way) {
    const index = (this.scroller.scrollTop + (wantsLessMotion() ? 0 : way)) / this.#rowHeight
    this.#model.chosen(this.#field, this.#base + Math.max(0, Math.min(Math.round(index), this.#size - 1)))
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    if (this.#drag.wasDrag) return
    const box = this.scroller.getBoundingClientRect()
    // By the share of the height: the page may be scaled.
    const fromBar = Math.round(((event.clientY - box.top) / box.height - 0.5) * this.#shown)
    const position = this.#underBar() + fromBar
    if (this.#holds(position)) this.#model.chosen(this.#field, position)
  }

  /**
   * The wheel has appeared or gone, or its text or its words have grown. A browser forgets how far what is not shown was
   * scrolled.
   */
  #measure() {
    // In the unit of `scrollTop`, which in a zoomed page need not be that of the boxes.
    const { clientHeight, scrollHeight, classList, style } = this.scroller
    const { room } = this.#sizer
    classList.toggle('tight', room < 1)
    if (room < 1) style.setProperty('--_room', String(room))
    const roughly = this.#size > 1 ? (scrollHeight - clientHeight) / (this.#size - 1) : this.#rows.height
    const shown = Math.round(clientHeight / roughly) || this.#shown
    const height = clientHeight && scrollHeight / (this.#size + shown - 1)
    if (Math.abs(height - this.#rowHeight) < 0.1 && shown === this.#shown) return
    if (shown !== this.#shown) {
      this.#shown = shown
      this.#fillPool()
      this.#model.shows?.(shown)
    }
    this.#rowHeight = height
    if (height > 0) {
      this.#place(this.#goal ?? this.#position)
    } else {
      this.#isHeld = false
      this.#stopped()
    }
  }

  /** A wheel that turns has rows ready for the browser to scroll to before any script runs. */
  #use() {
    if (this.#isInUse) return
    this.#isInUse = true
    this.column.classList.add('in-use')
    this.#fillPool()
    this.draw()
  }

  /**
   * A wheel gets its markers when it is about to be turned by hand: a page may hold a thousand wheels. Not sooner, as by
   * a key: a wheel that WebKit only then makes one that scrolls would set off from its first row.
   */
  #makeMarkers() {
    this.#use()
    if (this.#hasMarkers) return
    this.#hasMarkers = true
    this.column.classList.add('by-hand')
    this.#rows.mark(this.#size)
  }

  #fillPool() { this.#rows.resize((this.#isInUse ? 3 * this.#shown : this.#shown + 2) | 1) }

  /**
   * Whether the window has the row.
   * @param {number} position
   */
  #holds(position) {
    return position >= this.#base && position < this.#base + this.#size
  }
}
