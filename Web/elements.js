/**
 * An element that only the style sheet of the picker knows.
 * @param {string} name
 */
export function element(name) {
  const made = document.createElement('div')
  made.className = name
  return made
}

/**
 * An element that a page can style.
 * @param {...string} names
 */
export function part(...names) {
  const made = document.createElement('div')
  made.part.add(...names)
  return made
}

/**
 * A button that a page can style.
 * @param {...string} names
 */
export function button(...names) {
  const made = document.createElement('button')
  made.type = 'button'
  made.part.add(...names)
  return made
}

/**
 * A wheel's column, of which a page can set the width and the alignment.
 * @param {string} field
 */
export function column(field) {
  const made = part('column', field)
  made.style.cssText =
    `--_width: var(--date-wheel-${field}-width, auto); --_align: var(--date-wheel-${field}-align, center)`
  return made
}
