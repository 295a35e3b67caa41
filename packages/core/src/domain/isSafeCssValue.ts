const maxCharacters = 200

/**
 * Whether a value from outside may stand in a style sheet: a finite number, or a text of 1 to 200 characters that can't end the
 * declaration, open a comment or string escape, load a file, run an expression or hold a line break. Source: attribution-translation-site §9.
 */
export function isSafeCssValue(v: unknown): boolean {
  if (typeof v === "number") return Number.isFinite(v)
  if (typeof v !== "string" || v === "" || v.length > maxCharacters) return false
  return !/[;{}<>\\@\n\r\f\v\u0085\u2028\u2029]|\/\*|url\(|expression\(/i.test(v)
}
