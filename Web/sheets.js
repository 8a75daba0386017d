/**
 * A style sheet for each document that asks: a document does not take that of another.
 * @param {string} text
 * @returns {(document: Document) => CSSStyleSheet}
 */
export function sheetMaker(text) {
  /** @type {WeakMap<Document, CSSStyleSheet>} */
  const sheets = new WeakMap()
  return (document) => {
    let sheet = sheets.get(document)
    if (!sheet) {
      const Sheet = /** @type {any} */ (document.defaultView ?? window).CSSStyleSheet
      sheet = /** @type {CSSStyleSheet} */ (new Sheet())
      sheet.replaceSync(text)
      sheets.set(document, sheet)
    }
    return sheet
  }
}
