// One observer of sizes and one of sights for all wheels: a page may hold thousands.

/**
 * What is to be done when a wheel gets another size.
 * @type {WeakMap<Element, () => void>}
 */
const measures = new WeakMap()
const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) measures.get(target)?.()
})
/** Tells the style sheet which wheels have come near the window, and may be touched. */
const sight = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue
    target.classList.add('near')
    sight.unobserve(target)
  }
}, { rootMargin: '200px' })

/**
 * @param {Element} wheel
 * @param {() => void} measure
 */
export function watch(wheel, measure) {
  measures.set(wheel, measure)
  sizes.observe(wheel)
  sight.observe(wheel)
}

/** @param {Element} wheel */
export function unwatch(wheel) {
  sizes.unobserve(wheel)
  sight.unobserve(wheel)
}
