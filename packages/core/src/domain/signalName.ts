/** A signal as data, which a part may name. */
export interface SignalName {
  /** `{package}.{what has happened}`. */
  readonly name: string
  /** Events by which other scripts report the same. */
  readonly hostEvents?: readonly string[]
}
