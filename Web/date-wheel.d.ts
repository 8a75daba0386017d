// The types of dist/date-wheel.js, for pages written in TypeScript.

/** A field of a date or time; each has a wheel. */
export type DateWheelField =
  | 'era' | 'year' | 'month' | 'day' | 'week-year' | 'week' | 'calendar-day' | 'day-period' | 'hour' | 'minute' | 'second'

export type DateWheelMode =
  | 'date' | 'month-day' | 'year-month' | 'year' | 'time' | 'date-time' | 'duration' | 'week'
  /** A list of fields: `"era year month day"`, `"duration minute second"`. */
  | (string & {})

/** A CLDR name; `julian`, `nepali` and `vietnamese` are the project's own. */
export type DateWheelCalendar =
  | 'gregory' | 'iso8601' | 'julian' | 'buddhist' | 'roc' | 'japanese' | 'coptic' | 'ethiopic' | 'ethioaa' | 'indian'
  | 'persian' | 'nepali' | 'islamic-civil' | 'islamic-tbla' | 'islamic-umalqura' | 'hebrew' | 'chinese' | 'dangi'
  | 'vietnamese'

/** What a row shows. */
export interface DateWheelRow {
  field: DateWheelField
  /** The text that it shows unless `renderRow` fills it. */
  label: string
  /** What it stands for: a year, twice a month's number (and 1 more for a leap month), a day, an hour ... */
  number: number
  /** 1 it can be chosen, 2 it is today, 4 it exists, added up. */
  state: number
}

/**
 * `<date-wheel>`: a picker of dates and times with wheels, in any calendar. Properties reflect the attributes of the
 * same names; a property that is set to `null` or `undefined` takes its attribute away.
 */
export class DateWheelElement extends HTMLElement {
  /** What is chosen, in ISO 8601 form; an empty string when nothing is. */
  get value(): string
  set value(text: string | null | undefined)
  /** The value as an instant, as in `<input>`. With a time zone a `date-time` has one too. */
  get valueAsDate(): Date | null
  set valueAsDate(date: Date | null)
  /** The value as an object of Temporal, where the browser has it. */
  get valueAsTemporal(): any
  set valueAsTemporal(object: any)
  /** The attribute `value`: what the value is until it is set or chosen, and after the form's reset. */
  get defaultValue(): string
  set defaultValue(text: string | null | undefined)

  get min(): string
  set min(text: string | null | undefined)
  get max(): string
  set max(text: string | null | undefined)
  /** Seconds for times, days for dates. */
  get step(): string
  set step(text: string | null | undefined)
  get mode(): DateWheelMode
  set mode(mode: DateWheelMode | null | undefined)
  /** Empty where the locale names the calendar. */
  get calendar(): DateWheelCalendar | ''
  set calendar(calendar: DateWheelCalendar | '' | null | undefined)
  /** A BCP 47 tag; empty where the page's language is spoken. */
  get locale(): string
  set locale(tag: string | null | undefined)
  /** An IANA name; empty where times have no zone. */
  get timeZone(): string
  set timeZone(name: string | null | undefined)
  get impossible(): 'dim' | 'hide'
  set impossible(way: 'dim' | 'hide' | null | undefined)
  get loop(): 'auto' | 'none'
  set loop(way: 'auto' | 'none' | null | undefined)
  /** The `id` of the `<date-wheel>` that holds the end of the range that begins here. */
  get rangeEnd(): string
  set rangeEnd(id: string | null | undefined)
  /** The fewest and the most days from the start to the end. */
  get rangeShortest(): string
  set rangeShortest(days: string | number | null | undefined)
  get rangeLongest(): string
  set rangeLongest(days: string | number | null | undefined)

  /** `'vibrate'`, `'sound'` or both, for each row that passes under the bar. */
  get tick(): string
  set tick(kinds: string | null | undefined)
  /** The wheels are in a pop-up: the element itself, or that of a field; `null` where they stand in the page. */
  get popup(): '' | 'field' | null
  set popup(form: '' | 'field' | null | undefined)
  /** The buttons of the pop-up, of `cancel`, `clear`, `now`, `today` and `done`, in their order. */
  get toolbar(): string
  set toolbar(names: string | null | undefined)
  /** Other words on the buttons, and in a field without a value. */
  get cancelLabel(): string
  set cancelLabel(text: string | null | undefined)
  get clearLabel(): string
  set clearLabel(text: string | null | undefined)
  get nowLabel(): string
  set nowLabel(text: string | null | undefined)
  get todayLabel(): string
  set todayLabel(text: string | null | undefined)
  get doneLabel(): string
  set doneLabel(text: string | null | undefined)
  get emptyLabel(): string
  set emptyLabel(text: string | null | undefined)

  /** Whether a date, written in ISO form, cannot be chosen. Set it anew when its answers change. */
  isDateDisabled: ((date: string) => boolean) | null
  /** Fills a row with the page's own content, in place of its label as text. */
  renderRow: ((row: HTMLElement, content: DateWheelRow) => void) | null

  /** Opens the pop-up, or focuses the wheels. @throws InvalidStateError when the picker is disabled or read-only */
  showPicker(): void

  get name(): string
  set name(text: string | null | undefined)
  required: boolean
  disabled: boolean
  readOnly: boolean
  readonly type: string
  readonly form: HTMLFormElement | null
  readonly labels: NodeList
  readonly validity: ValidityState
  readonly validationMessage: string
  readonly willValidate: boolean
  checkValidity(): boolean
  reportValidity(): boolean
  setCustomValidity(message: string): void
}

declare global {
  interface HTMLElementTagNameMap {
    'date-wheel': DateWheelElement
  }
}
