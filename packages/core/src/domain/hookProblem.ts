/** A mistake in the markup of a hook: a text of the package's `warnings.ts`, and a value for each name in it. */
export interface HookProblem {
  readonly text: string
  readonly values?: Readonly<Record<string, string | number>>
}
