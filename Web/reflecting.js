// Attributes as properties, as HTML's own elements have them.

/** A server, which may import the module, has no elements. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {})

/** Attributes that are texts, and what their properties say without them. */
const texts = {
  min: '', max: '', step: '', mode: 'date', calendar: '', locale: '', timeZone: '', impossible: 'dim', loop: 'auto', tick: '',
  rangeEnd: '', rangeShortest: '', rangeLongest: '', name: '', toolbar: '', cancelLabel: '', clearLabel: '', nowLabel: '',
  todayLabel: '', doneLabel: '', emptyLabel: '', defaultValue: '', popup: null,
}
/** Attributes that are there or not. */
const flags = { required: false, disabled: false, readOnly: false }

/** @typedef {Record<Exclude<keyof typeof texts, 'popup'>, string> & { popup: string | null } & Record<keyof typeof flags, boolean>} Properties */

/**
 * The attribute of a property: `time-zone` for `timeZone`.
 * @param {string} property
 */
const attribute = (property) => {
  if (property === 'defaultValue') return 'value'
  return property === 'readOnly' ? 'readonly' : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

class Reflected extends Base {
  /** A property that was set before this class was there stands in the way of the class's own. */
  takeOverProperties() {
    for (const name of Object.keys(this)) {
      if (!(name in Object.getPrototypeOf(this))) continue
      const own = /** @type {any} */ (this)
      const set = own[name]
      delete own[name]
      own[name] = set
    }
  }
}

for (const [property, absent] of Object.entries(texts)) {
  const name = attribute(property)
  Object.defineProperty(Reflected.prototype, property, {
    configurable: true,
    enumerable: true,
    get() {
      // What is empty is not set; but `popup` is there without a text.
      return (absent === null ? this.getAttribute(name) : this.getAttribute(name) || absent)
    },
    // Without a text the attribute is taken away, as frameworks do with what is not there.
    set(text) {
      if (text === null || text === undefined) this.removeAttribute(name)
      else this.setAttribute(name, text)
    },
  })
}
for (const property of Object.keys(flags)) {
  const name = attribute(property)
  Object.defineProperty(Reflected.prototype, property, {
    configurable: true,
    enumerable: true,
    get() { return this.hasAttribute(name) },
    set(is) { this.toggleAttribute(name, Boolean(is)) },
  })
}

/** An element whose attributes are properties too. */
export const ReflectingElement = /** @type {new () => Reflected & Properties} */ (/** @type {unknown} */ (Reflected))
