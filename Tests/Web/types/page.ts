// A page in TypeScript: what dist/date-wheel.d.ts must allow, and what it must not. Checked by Scripts/lint.sh.
import { DateWheelElement as Declared } from '../../../Web/date-wheel.js'
import { DateWheelElement as Real } from '../../../Web/date-wheel-element.js'

const made = document.createElement('date-wheel')
made.value = '2012-04-04'
made.value = null
made.calendar = 'hebrew'
made.mode = 'date-time'
made.mode = 'era year month day'
made.impossible = 'hide'
made.popup = 'field'
made.toolbar = 'clear done'
made.doneLabel = 'Take it'
made.isDateDisabled = (date) => date.startsWith('2012')
made.renderRow = (row, { label, number }) => row.append(label, String(number))
made.valueAsDate = new Date()
made.addEventListener('change', () => console.log(made.value.length, made.validity.valueMissing, made.form?.length))
const found: Declared | null = document.querySelector('date-wheel')
found?.showPicker()

// @ts-expect-error There is no such calendar.
made.calendar = 'hebrwe'
// @ts-expect-error Only dim and hide.
made.impossible = 'remove'
// @ts-expect-error A date is a text here.
made.isDateDisabled = (date: Date) => date.getDay() === 0
// @ts-expect-error What the browser gives cannot be set.
made.form = null
// @ts-expect-error A value is a text.
made.value = new Date()

type Narrow = 'calendar' | 'mode' | 'impossible' | 'loop' | 'popup' // Declared as what can be used, where the class has any text.

/** What is declared is there: a member that the class lacks is an error here. */
export const declared = (element: Real): Omit<Declared, Narrow> => element

type Ours = `${string}Callback` | 'reportToForm' | 'takeOverProperties'

/** What a page can use is declared: a member of the class that is not would be missing here. */
export const undeclared: Record<Exclude<keyof Real, keyof Declared | Ours>, never> = {}
