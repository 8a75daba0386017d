/**
 * What a map has under a key, made where it has nothing yet. A map that has grown too large begins anew.
 * @template Key, Value
 * @param {Map<Key, Value>} map
 * @param {Key} key
 * @param {() => Value} make
 */
export function kept(map, key, make, most = Infinity) {
  let value = map.get(key)
  if (value === undefined) {
    if (map.size >= most) map.clear()
    map.set(key, (value = make()))
  }
  return value
}
