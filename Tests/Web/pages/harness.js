// A wheel of 31 rows, with little more than what the harness has to be able to reach: a shadow root, native scrolling
// that snaps, keys, and a value in words.

const rowHeight = 40

const style = `
  div { width: 6rem; height: ${3 * rowHeight}px; overflow-y: scroll; scroll-snap-type: y mandatory }
  div:focus-visible { outline: 2px solid }
  p { margin: 0; height: ${rowHeight}px; line-height: ${rowHeight}px; text-align: center; scroll-snap-align: center }
  p:first-child { margin-top: ${rowHeight}px }
  p:last-child { margin-bottom: ${rowHeight}px }`

class TestWheel extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true })
    const rows = Array.from({ length: 31 }, (_, index) => `<p aria-hidden="true">${index + 1}</p>`).join('')
    root.innerHTML = `<style>${style}</style>
      <div tabindex="0" role="spinbutton" aria-valuemin="1" aria-valuemax="31">${rows}</div>`
    const wheel = /** @type {HTMLElement} */ (root.querySelector('div'))
    wheel.ariaLabel = this.ariaLabel
    const tell = () => {
      const day = Math.round(wheel.scrollTop / rowHeight) + 1
      wheel.ariaValueNow = String(day)
      wheel.ariaValueText = `${day} March`
    }
    wheel.addEventListener('scroll', tell)
    wheel.addEventListener('keydown', event => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (!step) return
      event.preventDefault()
      wheel.scrollTop += step * rowHeight
    })
    tell()
  }
}

customElements.define('test-wheel', TestWheel)
