// What a wheel has to do with the picker that it belongs to. Types alone.

/** @typedef {import('./engine.js').Field} Field */

/**
 * What a wheel asks and tells.
 * @typedef {object} Model
 * @property {(field: Field) => { count: number, loops: boolean, position: number }} wheel
 * @property {(field: Field, first: number, count: number) => ArrayLike<number>} rows two numbers each, as the engine
 *   has them: the state, and what the row stands for
 * @property {(field: Field, position: number, number?: number) => string} label of a row, which stands for that number
 * @property {(field: Field, position: number) => void} turned a row has come under the bar
 * @property {(field: Field) => void} rested the wheel has stopped
 * @property {(field: Field) => void} grabbed the user has taken the wheel over from where it was sent
 * @property {(field: Field, position: number) => void} chosen a row has been clicked, or the wheel been thrown to it
 * @property {(field: Field, isForward: boolean) => void} [stepped] a notch of the mouse's wheel; one row without this
 * @property {(field: Field, rows: number) => void} [ticked] so many rows have passed under the bar, by the user's hand
 * @property {(rows: number) => void} [shows] the style shows another number of rows than `visibleRows`, or than before
 * @property {(row: HTMLElement, content: RowContent) => void} [render] fills a row, in place of the label as text
 */

/** @typedef {{ field: Field, label: string, number: number, state: number }} RowContent */

export {}
