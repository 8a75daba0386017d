import { DateWheelElement } from './date-wheel-element.js'

if (!customElements.get('date-wheel')) customElements.define('date-wheel', DateWheelElement)

export { DateWheelElement }
