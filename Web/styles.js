// The look of <date-wheel>. `--_` marks what is private; the rest is for the page to set.
import { sheetMaker } from './sheets.js'

/** The style sheet of a document's pickers. */
export const sheetFor = sheetMaker(`
:host {
  --_row: round(var(--date-wheel-row-height, 2.25em), 1px);
  --_rows: var(--date-wheel-rows, 5);
  --_beside: calc(var(--_row) * (var(--_rows) - 1) / 2);
  --_accent: var(--date-wheel-accent, light-dark(#0a50c4, #7db9ff));
  --_bar: var(--date-wheel-bar, color-mix(in srgb, currentColor 9%, transparent));
  --_radius: var(--date-wheel-bar-radius, .6em);
  display: inline-block;
  max-width: 100%;
  vertical-align: middle;
  color-scheme: inherit;
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
  font: var(--date-wheel-font, inherit);
  font-variant-numeric: tabular-nums;
  color: var(--date-wheel-color, inherit);
  background: var(--date-wheel-background, none);
}
/* The bar lies under all wheels. */
.picker::before {
  content: '';
  position: absolute;
  z-index: -1;
  inset: var(--_beside) 0;
  border-radius: var(--_radius);
  background: var(--_bar);
}

[part~=column] {
  position: relative;
  box-sizing: border-box;
  width: var(--_width);
  min-width: 0;
  height: calc(var(--_row) * var(--_rows));
}
/* The wheel is as wide as its widest label, and as the bold words of today. */
.sizer {
  display: grid;
  grid-template-columns: minmax(0, max-content);
  height: 0;
  overflow: hidden;
  visibility: hidden;
  font-weight: 600;
  white-space: pre;
}
/* In a narrow window the words have the room. */
[part~=column], [part~=row] { padding-inline: min(.85em, 2.4vw) }
/* Where that is not enough, words and numbers are written smaller, all alike, in rows as high as before: as a line of the
   wheel. */
.tight { line-height: var(--_row) }
.tight [part~=row] { --_row: 1lh; line-height: 1lh !important; font-size: max(9px, var(--_room) * 1em) }

/* Taken out of the flow, so that what changes in it lays out nothing else. */
[part~=wheel] {
  position: absolute;
  inset: 0;
  overflow: hidden;
  overscroll-behavior: contain;
  overflow-anchor: none;
  scrollbar-width: none;
  outline: none;
  cursor: grab;
  contain: strict;
  /* An eighth of the light goes beside the bar, a third with the outermost row, the rest at the edge: all that can
     be chosen stays legible. */
  --_near: calc(50% / var(--_rows));
  mask-image: linear-gradient(transparent 4px, #000a var(--_near), #000e calc(50% - 1.05 * var(--_near)),
    #000 calc(50% - .95 * var(--_near)) calc(50% + .95 * var(--_near)),
    #000e calc(50% + 1.05 * var(--_near)), #000a calc(100% - var(--_near)), transparent calc(100% - 4px));
}
[part~=wheel]::-webkit-scrollbar { display: none }
/* What scrolls is dear. A mouse arrives before it turns; for a finger all wheels in sight are ready. */
.by-hand [part~=wheel] { overflow: hidden scroll; scroll-snap-type: y mandatory }
@media (any-pointer: coarse) {
  .near { overflow: hidden scroll; scroll-snap-type: y mandatory }
}
[part~=wheel].free { scroll-snap-type: none }
.dragged { cursor: grabbing }
/* What rows are measured by. The wheel itself must not be it: WebKit would scroll to the start once it can be scrolled. */
.track {
  position: relative;
  height: calc((var(--rows, 1) + var(--_rows) - 1) * var(--_row));
}
[part~=row] {
  position: absolute;
  inset-inline: -1px; /* Wider by what has been rounded off. */
  top: calc((var(--index) + (var(--_rows) - 1) / 2) * var(--_row));
  height: var(--_row);
  line-height: var(--_row);
  text-align: var(--_align);
  white-space: pre;
  overflow: hidden;
  text-overflow: ellipsis;
  contain: strict;
}
@supports (top: attr(data-index type(<number>))) {
  [part~=row] { --index: attr(data-index type(<number>)) }
}
[part~=row][hidden] { display: none }
/* A room of their own: a row that moves would have the browser look at each of them. */
.markers { position: absolute; inset: 0; contain: strict; visibility: hidden }
/* Each fold at a multiple, like the rows: one marker below the other they would add up what a zoomed page rounds off. */
.fold { position: absolute; top: calc(var(--index) * var(--_row)) }
.marker { width: 1px; height: var(--_row); scroll-snap-align: start }

.fixed [part~=wheel] { overflow: hidden; pointer-events: none }
:host(:disabled) .picker { opacity: .5 }

[part~=today] { color: var(--date-wheel-today, var(--_accent)); font-weight: 600 }
[part~=impossible] { opacity: var(--date-wheel-impossible, .35) }

/* A drum: half of what is seen, and half a row more, turns by 54 degrees. A wheel in use is driven by the scrolling
   itself, without script; one at rest looks the same without that cost, since a page may hold a thousand. So does one
   in use where the browser has no such timeline: each row tilts further as it passes the next. Flat scaling does it:
   turning rows in space makes a layer of each. */
@media (prefers-reduced-motion: no-preference) {
  [part~=row] {
    --_half: calc((var(--_rows) + 1) / 2);
    --_angle: calc(var(--from-bar) / var(--_half) * 54deg);
    transform: translateY(calc((sin(var(--_angle)) * var(--_half) / .9425 - var(--from-bar)) * var(--_row)))
      scaleY(max(0, cos(var(--_angle))));
  }
  @supports (animation-timeline: view()) {
    .in-use [part~=row] { animation: tilt linear both; animation-timeline: view(y); animation-range: -200% 300% }
  }
  @supports not (animation-timeline: view()) {
    .in-use [part~=row] { transition: transform .1s linear }
  }
  /* A row is seen from 40% to 60%. The rest is for the rows around: Chromium leaves an animation that has not begun, or
     has ended, to the thread of the scripts, and with it the wheel's smoothness. */
  @keyframes tilt {
    from, 40% { transform: translateY(calc(var(--_half) * var(--_row) * -.1416)) scaleY(.588) }
    43.333% { transform: translateY(calc(var(--_half) * var(--_row) * -.043)) scaleY(.809) }
    46.667% { transform: translateY(calc(var(--_half) * var(--_row) * -.0055)) scaleY(.951) }
    50% { transform: none }
    53.333% { transform: translateY(calc(var(--_half) * var(--_row) * .0055)) scaleY(.951) }
    56.667% { transform: translateY(calc(var(--_half) * var(--_row) * .043)) scaleY(.809) }
    60%, to { transform: translateY(calc(var(--_half) * var(--_row) * .1416)) scaleY(.588) }
  }
}

/* What has the focus lies on the wheel, for whoever looks by touch, and lets through what is meant for the wheel. Down is more,
   and later. */
.slider {
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  z-index: 1;
  opacity: 0;
  pointer-events: none;
  writing-mode: vertical-lr;
  appearance: none;
  contain: strict;
}
/* The ring of the wheel that has the focus lies on the bar. It is an element of its own, since :has() makes WebKit slow. */
.ring {
  position: absolute;
  inset: var(--_beside) 0;
  border-radius: var(--_radius);
  pointer-events: none;
}
.slider:focus-visible ~ .ring { box-shadow: inset 0 0 0 2px var(--_accent) }

[part~=error] {
  margin: 0;
  padding: .6em .8em;
  max-width: 30em;
  border: 1px solid;
  border-radius: .6em;
  color: light-dark(#a3121f, #ff9c9c);
}

@media (prefers-contrast: more), (prefers-reduced-transparency: reduce), (forced-colors: active) {
  [part~=wheel] { mask-image: none }
  /* Flat: nothing fades what a drum shows beyond its outermost rows. */
  [part~=row] { animation: none !important; transform: none !important }
  [part~=impossible] { opacity: .6; text-decoration: line-through }
  .picker::before { outline: 1px solid; outline-offset: -1px }
}
@media (forced-colors: active) {
  .picker::before { background: none }
  [part~=today] { color: CanvasText; text-decoration: underline }
  [part~=impossible] { opacity: 1; color: GrayText; text-decoration: line-through }
  .slider:focus-visible ~ .ring { outline: 2px solid Highlight; outline-offset: -2px }
}
`)
