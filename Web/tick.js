// A light tick for each row that passes under the bar: the phone shakes a little, or a click is heard.

/** Ticks closer together than this, in milliseconds, would be a hum. */
const pause = 28

/** @type {AudioContext | undefined} */
let audio
let latest = -Infinity

/**
 * Ticks once, however many rows have passed. A page may do neither before its user has touched it: till then nothing
 * happens. Motion that is not wanted is another matter: a tick has been asked for by the page, and stays.
 * @param {string} kinds `vibrate`, `sound`, or both
 */
export function tick(kinds) {
  const now = performance.now()
  if (now - latest < pause || !navigator.userActivation?.hasBeenActive) return
  latest = now
  if (kinds.includes('vibrate')) navigator.vibrate?.(4)
  if (kinds.includes('sound')) click()
}

/** A short fall in pitch and loudness, like a ratchet's. */
function click() {
  audio ??= new AudioContext()
  audio.resume()
  const start = audio.currentTime
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: 1900 })
  const loudness = new GainNode(audio, { gain: 0.09 })
  loudness.gain.exponentialRampToValueAtTime(0.0005, start + 0.018)
  tone.frequency.exponentialRampToValueAtTime(700, start + 0.018)
  tone.connect(loudness).connect(audio.destination)
  tone.start(start)
  tone.stop(start + 0.02)
}
