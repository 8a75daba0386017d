// A mouse or a pen takes hold of a wheel and lets it go, with momentum. Fingers are the browser's own affair.

/** A press that moves less than this is a click, in pixels. */
const slop = 4
/** What the pointer did in this time before it let go is its speed, in milliseconds. */
const memory = 80
/** A wheel that is let go runs for three times this time, ever slower: it goes as far as with full speed in this one. */
const inertia = 230

export class Drag {
  #scroller
  #on
  /** @type {'no' | 'pressed' | 'drags' | 'released' | 'glides'} */
  #state = 'no'
  /** Where the pointer was pressed, and the wheel then. */
  #start = 0
  #startTop = 0
  /** Pixels that the wheel scrolls while the pointer moves by one: the page may be scaled. */
  #scale = 1
  /** @type {{ clientY: number, timeStamp: number }[]} */
  #trail = []
  #frame = 0
  /** The press has been a drag, so that the click which follows is none. */
  #wasDrag = false

  /**
   * @param {HTMLElement} scroller
   * @param {{ drags: () => void, released: (way: number) => void, arrived: () => void }} on the wheel begins to follow;
   *   it is let go and would go that way, in pixels; it is where it was sent by `glide`
   */
  constructor(scroller, on) {
    this.#scroller = scroller
    this.#on = on
    const listen = scroller.addEventListener.bind(scroller)
    listen('pointerdown', (event) => this.#pressed(event))
    listen('pointermove', (event) => this.#moved(event))
    listen('pointerup', (event) => this.#lifted(event))
    listen('pointercancel', (event) => this.#lifted(event))
    listen('dragstart', (event) => event.preventDefault()) // Of a picture that a page has put in a row.
  }

  /** The wheel follows the pointer, or its own momentum. */
  get isOn() { return this.#state !== 'no' && this.#state !== 'pressed' }

  /** The pointer has let go, and waits to be told where the wheel is to end. */
  get isReleased() { return this.#state === 'released' }

  /** Whether a click belongs to a drag. */
  get wasDrag() { return this.#wasDrag }

  /** Something else moves the wheel. */
  stop() {
    cancelAnimationFrame(this.#frame)
    this.#state = 'no'
    this.#scroller.classList.remove('free', 'dragged')
  }

  /**
   * Scrolls to `top`, ever slower.
   * @param {number} top
   */
  glide(top) {
    const way = this.#scroller.scrollTop - top
    const began = performance.now()
    // Less for the little that is missing to a row.
    const time = Math.min(3 * inertia, 200 + 6 * Math.abs(way))
    this.#state = 'glides'
    const step = () => {
      const left = Math.max(0, 1 - (performance.now() - began) / time) ** 3
      this.#scroller.scrollTop = top + way * left
      if (left > 0) {
        this.#frame = requestAnimationFrame(step)
      } else {
        this.stop()
        this.#on.arrived()
      }
    }
    step()
  }

  /** @param {PointerEvent} event */
  #pressed(event) {
    this.#wasDrag = false
    if (event.button !== 0 || event.pointerType === 'touch') return
    const isMoving = this.#state === 'glides'
    this.stop()
    this.#state = 'pressed'
    this.#scale = this.#scroller.clientHeight / this.#scroller.getBoundingClientRect().height
    this.#trail = [event]
    this.#scroller.setPointerCapture(event.pointerId)
    this.#start = event.clientY
    if (isMoving) this.#begin() // A hand laid on a wheel that turns stops it, and chooses nothing.
  }

  #begin() {
    this.#state = 'drags'
    this.#wasDrag = true
    this.#scroller.classList.add('free', 'dragged')
    this.#on.drags()
    this.#startTop = this.#scroller.scrollTop
  }

  /** @param {PointerEvent} event */
  #moved({ clientY, timeStamp }) {
    if (this.#state === 'pressed' && Math.abs(clientY - this.#start) >= slop) {
      this.#start = clientY // The wheel does not jump by what it took to tell a drag from a click.
      this.#begin()
    }
    if (this.#state !== 'drags') return
    this.#trail.push({ clientY, timeStamp })
    this.#scroller.scrollTop = this.#startTop + (this.#start - clientY) * this.#scale
  }

  /** @param {PointerEvent} event */
  #lifted({ type, clientY, timeStamp }) {
    if (this.#state === 'pressed') this.#state = 'no'
    if (this.#state !== 'drags') return
    this.#scroller.classList.remove('dragged')
    const first = this.#trail.find((point) => timeStamp - point.timeStamp < memory)
    const hasSpeed = first && timeStamp > first.timeStamp && type === 'pointerup'
    this.#state = 'released'
    this.#on.released(
      hasSpeed ? ((first.clientY - clientY) / (timeStamp - first.timeStamp)) * inertia * this.#scale : 0,
    )
    if (this.isReleased) this.stop()
  }
}
