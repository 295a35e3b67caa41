/** What stands for nothing in a cookie. */
export const none = "(none)"

/**
 * A value as it stands in a cookie before the whole is encoded: half surrogate pairs become U+FFFD and `|` is `%7C`, since values are
 * decoded once more when they are read; cut to `maxLength` characters, never in an escape. Source: attribution-translation-site §1.3.
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

/** Packs pairs of an alias and its value into one cookie's text. */
export function packPairs(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(([alias, value]) => `${alias}=${value}`).join("|||")
}
