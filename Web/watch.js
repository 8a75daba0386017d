// One observer of sizes and one of sights for all wheels: a page may hold thousands.

/**
 * What is to be done when a wheel gets another size.
 * @type {WeakMap<Element, () => void>}
 */
const measures = new WeakMap()
/** @type {ResizeObserver | undefined} */
let sizes
/**
 * Tells the style sheet which wheels have come near the window, and may be touched.
 * @type {IntersectionObserver | undefined}
 */
let sight

/**
 * Measures a wheel once it is laid out, and at each change of its size.
 * @param {Element} wheel
 * @param {() => void} measure
 */
export function watch(wheel, measure) {
  measures.set(wheel, measure)
  sizes ??= new ResizeObserver((entries) => {
    for (const { target } of entries) measures.get(target)?.()
  })
  sight ??= new IntersectionObserver((entries, sight) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      target.classList.add('near')
      sight.unobserve(target)
    }
  }, { rootMargin: '200px' })
  sizes.observe(wheel)
  sight.observe(wheel)
}

/**
 * Measures a wheel in the next frame: what has just come under watch is looked at, whatever its size.
 * @param {Element} wheel
 */
export function measureAgain(wheel) {
  sizes?.unobserve(wheel)
  sizes?.observe(wheel)
}

/** @param {Element} wheel */
export function unwatch(wheel) {
  sizes?.unobserve(wheel)
  sight?.unobserve(wheel)
}
