// What browsers have had for years and Debian 12's TypeScript, 4.8, does not know yet. For the type check alone.

interface ARIAMixin {
  role: string | null
}

interface Element {
  scrollTo(options: { top?: number; left?: number; behavior?: ScrollBehavior | 'instant' }): void
  scrollBy(options: { top?: number; left?: number; behavior?: ScrollBehavior | 'instant' }): void
}

interface Navigator {
  readonly userActivation?: { readonly hasBeenActive: boolean }
}
