// Tells the notches of a mouse's wheel from the flow of a trackpad, which the browser scrolls by itself.

/** What comes within this time of the event before is of the same kind, in milliseconds. */
const pause = 150
/** What macOS makes of the slowest notch, in pixels. Faster ones are multiples of it, by its own acceleration. */
const slowestOfMac = 4.000244140625
/** A browser that counts in lines scrolls so many at a notch. */
const linesOfNotch = 3

let latest = -Infinity
let isByNotches = false
/** What a wheel of fine steps has turned of its next notch. */
let rest = 0

/**
 * The notches that a wheel event stands for, down if positive, or `null` if it comes from a trackpad, zooms or scrolls
 * sideways. No browser says which device it was: a notch counts lines or pages, or is told as a multiple of 120 in the
 * old unit. A trackpad's old unit is three times its pixels. By chance one of its events can look like a notch, so the
 * first of a flow decides.
 * @param {WheelEvent & { wheelDeltaY?: number }} event
 */
export function notches(event) {
  // Before the distance: Firefox gives lines only to those who have asked for the mode.
  const isByPixels = event.deltaMode === 0
  const { deltaX, deltaY, wheelDeltaY: old = 0, timeStamp } = event
  if (event.ctrlKey || event.shiftKey || Math.abs(deltaX) >= Math.abs(deltaY)) return null
  if (timeStamp - latest > pause) {
    isByNotches = !isByPixels ||
      (old !== 0 && old !== -3 * deltaY && (old % 120 === 0 || deltaY % slowestOfMac === 0))
    rest = 0
  }
  latest = timeStamp
  if (!isByNotches) return null
  if (isByPixels) return old % 120 === 0 ? -old / 120 : Math.sign(deltaY)
  if (Math.abs(deltaY) >= 1) return Math.sign(deltaY)
  rest += deltaY / linesOfNotch
  const whole = Math.trunc(rest + Math.sign(rest) * 1e-6)
  rest -= whole
  return whole
}
