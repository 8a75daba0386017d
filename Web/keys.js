// The keys that a wheel takes. All others belong to the page and the browser, and so do nearly all with a modifier.

/** The keys that step along a wheel. */
export const keySteps = /** @type {const} */ ({
  ArrowDown: 'nextRow', ArrowUp: 'previousRow', PageDown: 'nextPage', PageUp: 'previousPage',
  Home: 'firstRow', End: 'lastRow',
})

/**
 * Whether a key that means nothing to a wheel would scroll it, and do nothing else. Browsers agree on Space, by four
 * rows; Alt and an arrow go by one row or by four, and Ctrl with an arrow, Home or End by one row, or to the end of the
 * rows that the window happens to have. That is nobody's wish for a date.
 * @param {KeyboardEvent} event
 */
export function onlyScrolls({ key, altKey, ctrlKey, metaKey, shiftKey }) {
  const isModified = altKey || ctrlKey || metaKey
  switch (key) {
    case ' ': return !isModified
    case 'ArrowDown': case 'ArrowUp': return isModified
    // With Alt, Home is the browser's way to the home page.
    case 'Home': case 'End': return ctrlKey && !(altKey || metaKey || shiftKey)
    default: return false
  }
}
