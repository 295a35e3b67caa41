/** A custom property that a shop may set on any element around a hook; part of the public surface. List a package's in its part. */
export interface CustomProperty {
  /** `--ringside-`, then the name of the hook or package, unless all widgets share it. */
  readonly name: `--ringside-${string}`
  /** The value that the styles use where the property is not set. */
  readonly default: string
  /** The values of themes other than the plain one. */
  readonly themes?: { readonly arena?: string; readonly studio?: string }
  /** The purpose of the property, in a sentence. */
  readonly doc: string
}
