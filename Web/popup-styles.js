// The look of a pop-up, and of the field that opens one. What appears is the element itself, or the sheet of its field.
import { sheetMaker } from './sheets.js'

export const popupSheetFor = sheetMaker(`
:host([popup]:not([popup=field], :popover-open)) { display: none !important }
:host([popover]), [popover] {
  inset: .4rem 0;
  width: max-content; /* Not as much as there is beside the button: it would never flip. */
  max-width: none;
  height: fit-content;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  position-area: block-end span-inline-end;
  position-try-fallbacks: flip-block, flip-inline, flip-block flip-inline, block-end, span-all;
}
[popover] { position-anchor: --field }
/* WebKit 26 hangs when a popover that can flip disappears with what is around it, but for a container in between. */
.room { position: absolute; container-type: size }
/* In the middle, since nothing is there to stand by. */
:host([popover]:state(alone)) { margin: auto }

[part~=sheet] {
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  max-width: calc(100vw - .8rem);
  max-height: calc(100dvh - .8rem);
  padding: .5em .5em 0;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  border: 1px solid color-mix(in srgb, currentColor 14%, transparent);
  border-radius: 1em;
  background: var(--date-wheel-sheet, light-dark(#fff, #2a2a2e));
  color: var(--date-wheel-sheet-text, light-dark(#1b1b1f, #f0f0f3));
  box-shadow: 0 .3em 2em #0003, 0 .1em .4em #0002;
  text-align: start;
}

/* In a low window the wheels scroll, and the buttons stay: below them, or above where it comes up from below. */
[name=toolbar] {
  display: flex;
  flex-direction: column;
  position: sticky;
  z-index: 1;
  inset-block: 0;
  padding-bottom: .5em;
  background: inherit;
}
/* Each in a line stands as far from the next, and the last at the end, also where it has a line of its own. */
[part~=toolbar] { display: flex; flex-wrap: wrap; align-items: center; margin-top: .4em }
[part~=button]:only-of-type, [part~=button] ~ [part~=button], ::slotted([slot=toolbar-end]) { margin-inline-start: auto }
::slotted([slot=toolbar-start]) { margin-inline-end: auto }
[part~=button] {
  min-height: 2.6em;
  padding: 0 .9em;
  border: 0;
  border-radius: .7em;
  background: none;
  font: inherit;
  color: var(--_accent);
  cursor: pointer;
  touch-action: manipulation;
}
[part~=button-done] { font-weight: 600 }
[part~=button]:active { background: var(--_bar) }
@media (hover: hover) { [part~=button]:hover { background: var(--_bar) } }

/* The least width of a field. As its own least width a part of 100% would be none where what is around is as wide as it. */
:host([popup=field])::before { content: ''; display: block; width: 11em; max-width: 100% }
[part~=field] {
  anchor-name: --field;
  display: inline-flex;
  gap: .8em;
  justify-content: space-between;
  align-items: center;
  box-sizing: border-box;
  width: 100%;
  padding: .45em .8em;
  border: 1px solid color-mix(in srgb, currentColor 55%, transparent);
  border-radius: .5em;
  background: none;
  font: inherit;
  color: inherit;
  text-align: start;
  cursor: pointer;
}
[part~=field]::after {
  content: '';
  flex: none;
  width: .42em;
  height: .42em;
  border: solid;
  border-width: 0 .11em .11em 0;
  rotate: 45deg;
  translate: 0 -.12em;
  opacity: .7;
}
[part~=empty] { color: color-mix(in srgb, currentColor 68%, transparent) }
[part~=field]:disabled { opacity: .5; cursor: default }
[part~=field][aria-readonly=true] { cursor: default }
[part~=field][aria-readonly=true]::after { display: none }
[part~=field]:focus-visible, [part~=button]:focus-visible { outline: 2px solid var(--_accent) }

/* Where there is little room it comes up from below, like a keyboard. */
@media (max-width: 30rem), (max-height: 30rem) {
  :host([popover]), [popover] {
    inset: auto 0 0;
    width: auto;
    position-area: none;
  }
  [part~=sheet] {
    --_away: 0 100%;
    max-width: none;
    max-height: 100dvh;
    padding: 0 .5em max(.5em, env(safe-area-inset-bottom));
    border-width: 1px 0 0;
    border-radius: 1.1em 1.1em 0 0;
    font-size: max(1em, min(1.2em, 5vw));
  }
  [name=toolbar] { order: -1; padding: .3em 0 0 }
  [part~=toolbar] { margin: 0 0 .3em; font-size: .9em }
  [part~=column], [part~=row] { padding-inline: min(.85em, 4.2vw) }
  :host::backdrop, [popover]::backdrop { background: #0006 }
}

/* It comes by an animation: WebKit 26 can leave an anchored popover at its starting style for good. It goes only where a
   browser keeps what has closed in the top layer for a while, and only once it has come: in a page that loads the element
   is there before it is a pop-up. */
@media (prefers-reduced-motion: no-preference) {
  [part~=sheet] { animation: come .3s cubic-bezier(.2, .8, .2, 1) }
  :host::backdrop, [popover]::backdrop { animation: fade .3s }
  @keyframes come { from { opacity: 0; translate: var(--_away, 0 -.4rem) } }
  @keyframes fade { from { opacity: 0 } }
  @supports (overlay: auto) {
    :host(:state(used)), [popover], [part~=sheet], :host::backdrop, [popover]::backdrop {
      transition: .2s allow-discrete;
      transition-property: opacity, translate, display, overlay;
    }
    :host([popover]:not(:popover-open)) > [part~=sheet], [popover]:not(:popover-open) > [part~=sheet] {
      opacity: 0;
      translate: var(--_away);
    }
    :host(:not(:popover-open))::backdrop, [popover]:not(:popover-open)::backdrop { opacity: 0 }
  }
}
@media (forced-colors: active) {
  [part~=sheet] { border: 1px solid CanvasText }
  [part~=button] { color: ButtonText; border: 1px solid }
  [part~=field]:disabled { opacity: 1; color: GrayText }
}
`)
