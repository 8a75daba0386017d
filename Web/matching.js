// Rows that are found by typing.

/**
 * What is typed or shown, so that it compares: small letters without accents and points, digits from 0 to 9.
 * @param {string} text
 */
const fold = (text) =>
  text.normalize('NFKD').toLowerCase().replace(/[\p{Dia}\p{P}\p{Z}]/gu, '')
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit))).replace(/^0+(?=\d)/, '')

/**
 * What a digit of any script is worth. The digits of a script lie next to each other, and before its 0 there is none.
 * @param {string} digit
 */
export function digitValue(digit) {
  const code = /** @type {number} */ (digit.codePointAt(0))
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return value
}

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
