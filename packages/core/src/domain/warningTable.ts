/**
 * Texts of warnings by name; `{name}` in a text is filled in. Declare a package's in `warnings.ts`, `as const`, and name the table in the part:
 * the script tag has the texts in the diagnostics file, and a short key in place of each.
 */
export type WarningTable = Readonly<Record<string, string>>

/** The names in braces in a text. */
export type WarningValueName<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | WarningValueName<Rest>
  : never
