/** The placeholder for an empty value in a cookie. */
export const none = "(none)"

/**
 * Encodes a value for a cookie, before the whole cookie is encoded: half surrogate pairs become U+FFFD and `|` is `%7C`, since values are
 * decoded once more when read; cut to `maxLength` characters, never inside an escape. Source: attribution-translation-site §1.3.
 */
export function packValue(text: string, maxLength: number): string {
  // Cut before characters are replaced, so that a long text costs no more than a short one.
  const escaped = text
    .slice(0, maxLength + 1)
    .replace(/\p{Surrogate}/gu, "\uFFFD")
    .replaceAll("|", "%7C")
  if (escaped.length <= maxLength) return escaped
  return escaped
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, "")
    .replace(/%[\da-f]?$/i, "")
}

/** Joins pairs of an alias and its value into one cookie's text. */
export function packPairs(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(([alias, value]) => `${alias}=${value}`).join("|||")
}
