// Holds a wheel where code has set it. The motion that a finger, a trackpad or a smooth scroll has left can go on in a
// browser after the wheel has been put somewhere else.

/** A wheel stands once it has not moved for so long, in milliseconds, and for so many frames: a busy browser has few. */
const restingTime = 200
const restingFrames = 6

export class Hold {
  #scroller
  #isInPlace
  #put
  /** The frame that is waited for; 0 while there is no hold. */
  #frame = 0
  #isLocked = false
  /** When the wheel last moved, and the frames that it has not moved for since. */
  #moved = 0
  #frames = 0

  /**
   * @param {HTMLElement} scroller
   * @param {() => boolean} isInPlace
   * @param {() => void} put puts the wheel where it belongs
   */
  constructor(scroller, isInPlace, put) {
    this.#scroller = scroller
    this.#isInPlace = isInPlace
    this.#put = put
  }

  /** While it is on, it is not the user who moves the wheel. */
  get isOn() {
    return this.#frame !== 0
  }

  /** What cannot scroll has no motion, once the browser has noticed: the wheel is locked until it stands. */
  begin() {
    this.end()
    this.#lock(true)
    this.#watch()
  }

  /** The user moves the wheel, or it is gone. */
  end() {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    this.#lock(false)
  }

  /** The wheel may have moved. */
  check() {
    if (this.#isInPlace()) return
    this.#lock(true)
    this.#put()
  }

  /** @param {boolean} isLocked */
  #lock(isLocked) {
    this.#isLocked = isLocked
    this.#scroller.style.overflowY = isLocked ? 'hidden' : ''
    this.#moved = performance.now()
    this.#frames = 0
  }

  #watch() {
    this.#frame = requestAnimationFrame(() => {
      this.#watch()
      this.check()
      if (++this.#frames < restingFrames || performance.now() - this.#moved < restingTime) return
      if (this.#isLocked) {
        // A motion that has outlived the lock shows now. Firefox ends it when the wheel is put where it is.
        this.#lock(false)
        this.#put()
      } else {
        this.end()
      }
    })
  }
}
