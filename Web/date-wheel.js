import { DateWheelElement } from './date-wheel-element.js'
import { load } from './engine.js'
import bytes from './engine-bytes.js' // The last: what is text compresses better without bytes in its midst.

load(bytes)
if (globalThis.customElements && !customElements.get('date-wheel')) customElements.define('date-wheel', DateWheelElement)

export { DateWheelElement }
