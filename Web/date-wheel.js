import { DateWheelElement } from './date-wheel-element.js'

if (globalThis.customElements && !customElements.get('date-wheel')) customElements.define('date-wheel', DateWheelElement)

export { DateWheelElement }
