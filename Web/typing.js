// Rows that are found by typing.

/**
 * What is typed or shown, so that it compares: small letters without accents and points, digits from 0 to 9.
 * @param {string} text
 */
const fold = (text) =>
  text.normalize('NFKD').toLowerCase().replace(/[\p{Dia}\p{P}\p{Z}]/gu, '').replace(/\p{Nd}/gu, (digit) => {
    // Digits stand in tens, 0 first.
    let value = 0
    while (/\p{Nd}/u.test(String.fromCodePoint(/** @type {number} */ (digit.codePointAt(0)) - value - 1))) value += 1
    return String(value)
  }).replace(/^0+(?=\d)/, '')

/**
 * Whether what was typed means a row: 2 if it is all of one of its names, 1 if one of them begins so, else 0. Numbers in a
 * name, and 元 for a first year, are names too.
 * @param {string} typed
 * @param {string[]} names
 */
export function match(typed, names) {
  const begin = fold(typed)
  const all = names.flatMap((name) => [name, ...(name.replace('元', '1').match(/\p{Nd}+/gu) ?? [])]).map(fold)
  if (!begin) return 0
  return all.includes(begin) ? 2 : Number(all.some((name) => name.startsWith(begin)))
}
