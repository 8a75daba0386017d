// What browsers have had for years and Debian 12's TypeScript, 4.8, does not know yet. For the type check alone.

interface ARIAMixin {
  role: string | null
  ariaLabelledByElements: readonly Element[] | null
  ariaControlsElements: readonly Element[] | null
}

interface HTMLElement {
  popover: string | null
  showPopover(options?: { source?: Element }): void
  hidePopover(): void
}

interface HTMLButtonElement {
  popoverTargetElement: Element | null
}

declare class ToggleEvent extends Event {
  constructor(type: string, init?: { newState?: string; oldState?: string })
  readonly newState: string
  readonly oldState: string
  readonly source?: Element | null
}

interface Element {
  checkVisibility(): boolean
  scrollTo(options: { top?: number; left?: number; behavior?: ScrollBehavior | 'instant' }): void
  scrollBy(options: { top?: number; left?: number; behavior?: ScrollBehavior | 'instant' }): void
}

interface ElementInternals {
  readonly states: { add(name: string): void; delete(name: string): void }
}

interface CSSStyleDeclaration {
  anchorName: string
  positionAnchor: string
}

interface Navigator {
  readonly userActivation?: { readonly hasBeenActive: boolean }
}
