// Under each picker stands the date that it holds.
for (const figure of document.querySelectorAll('figure')) {
  const picker = /** @type {import('../date-wheel-element.js').DateWheelElement} */ (figure.querySelector('date-wheel'))
  const output = /** @type {HTMLOutputElement} */ (figure.querySelector('output'))
  const show = () => (output.textContent = picker.value || 'nothing chosen yet')
  picker.addEventListener('input', show)
  picker.addEventListener('change', show)
  show()
}
