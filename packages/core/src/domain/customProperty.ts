/** A custom property that a shop may set on any element around a hook; part of the public surface. List a package's in its part. */
export interface CustomProperty {
  /** `--ringside-`, then the name of the hook or package, unless all widgets share it. */
  readonly name: `--ringside-${string}`
  /** What the styles use without it. */
  readonly default: string
  /** What other themes than the plain one use instead. */
  readonly themes?: { readonly arena?: string; readonly studio?: string }
  /** What it sets, in a sentence. */
  readonly doc: string
}
