// The look of <date-wheel>. `--_` marks what is private; the rest is for the page to set.
import { sheetMaker } from './sheets.js'

/** The style sheet of a document's pickers. */
export const sheetFor = sheetMaker(`
:host {
  --_row: round(var(--date-wheel-row-height, 2.25em), 1px);
  --_rows: 5;
  --_accent: var(--date-wheel-accent, light-dark(#0a5bd8, #6cb1ff));
  --_bar: var(--date-wheel-bar, color-mix(in srgb, currentColor 9%, transparent));
  display: inline-block;
  max-width: 100%;
  vertical-align: middle;
  color-scheme: inherit;
  font-variant-numeric: tabular-nums;
  -webkit-tap-highlight-color: transparent;
}
:host([hidden]) { display: none }

.picker {
  position: relative;
  display: flex;
  justify-content: center;
  isolation: isolate;
  user-select: none;
  -webkit-user-select: none;
}
/* The bar lies under all wheels. */
.picker::before {
  content: '';
  position: absolute;
  z-index: -1;
  inset: calc(var(--_row) * (var(--_rows) - 1) / 2) 0;
  border-radius: .6em;
  background: var(--_bar);
}

[part~=column] { position: relative; flex: 0 1 auto; min-width: 0 }
/* The wheel is as wide as its widest label, and as the bold words of today. */
.sizer { height: 0; overflow: hidden; visibility: hidden; font-weight: 600 }
.sizer, [part~=row] { padding-inline: .85em; white-space: pre; text-align: center }

[part~=wheel] {
  height: calc(var(--_row) * var(--_rows));
  overflow: hidden scroll;
  scroll-snap-type: y mandatory;
  overscroll-behavior: contain;
  overflow-anchor: none;
  scrollbar-width: none;
  outline: none;
  cursor: pointer;
  contain: strict;
  mask-image: linear-gradient(transparent, #0006 10%, #000b 38%, #000 42% 58%, #000b 62%, #0006 90%, transparent);
}
[part~=wheel]::-webkit-scrollbar { display: none }
.track { position: relative; height: calc((var(--rows, 1) + var(--_rows) - 1) * var(--_row)) }
[part~=row] {
  position: absolute;
  inset-inline: 0;
  top: calc((var(--index) + (var(--_rows) - 1) / 2) * var(--_row));
  height: var(--_row);
  line-height: var(--_row);
  overflow: hidden;
  text-overflow: ellipsis;
}
[part~=row][hidden] { display: none }
/* Each at a multiple, like the rows: one below the other they would add up what a zoomed page rounds off. */
.marker {
  position: absolute;
  width: 1px;
  top: calc(var(--index) * var(--_row));
  height: var(--_row);
  scroll-snap-align: start;
  visibility: hidden;
}

[part~=today] { color: var(--_accent); font-weight: 600 }
[part~=impossible] { opacity: .3 }

/* A drum: rows tilt away from the bar, 18 degrees each. A wheel in use is driven by the scrolling itself, without
   script; one at rest looks the same without that cost, since a page may hold a thousand. Flat scaling does it: turning
   rows in space makes a layer of each. */
@supports (animation-timeline: view()) {
  @media (prefers-reduced-motion: no-preference) {
    [part~=row] { transform: scaleY(max(0, cos(var(--from-bar) * 18deg))) }
    .in-use [part~=row] { animation: tilt linear both; animation-timeline: view(y) }
    @keyframes tilt {
      from, to { transform: scaleY(.588) }
      16.667%, 83.333% { transform: scaleY(.809) }
      33.333%, 66.667% { transform: scaleY(.951) }
      50% { transform: none }
    }
  }
}

/* The ring of the wheel that has the focus lies on the bar. */
[part~=column]::after {
  content: '';
  position: absolute;
  inset: calc(var(--_row) * (var(--_rows) - 1) / 2) 0;
  border-radius: .6em;
  pointer-events: none;
}
[part~=column]:has([part~=wheel]:focus-visible)::after { box-shadow: inset 0 0 0 2px var(--_accent) }

[part~=error] {
  margin: 0;
  padding: .6em .8em;
  max-width: 30em;
  border: 1px solid;
  border-radius: .6em;
  color: light-dark(#a3121f, #ff9c9c);
}

@media (prefers-contrast: more) {
  [part~=wheel] { mask-image: none }
  [part~=impossible] { opacity: .5; text-decoration: line-through }
  .picker::before { outline: 1px solid }
}
@media (forced-colors: active) {
  [part~=wheel] { mask-image: none }
  .picker::before { background: none; border: 1px solid CanvasText }
  [part~=today] { color: CanvasText; text-decoration: underline }
  [part~=impossible] { opacity: 1; color: GrayText }
  [part~=column]:has([part~=wheel]:focus-visible)::after { outline: 2px solid Highlight; outline-offset: -2px }
}
`)
