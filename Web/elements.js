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
 * A wheel's column, of which a page can set the width and the alignment.
 * @param {string} field in the engine's spelling; a page knows it with hyphens
 */
export function column(field) {
  const name = field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const made = part('column', name)
  made.style.cssText =
    `--_width: var(--date-wheel-${name}-width, auto); --_align: var(--date-wheel-${name}-align, center)`
  return made
}
