/** Longer than any tag in use: RFC 5646 requires support for 35 characters. */
export const maxTagCharacters = 100

/**
 * Parses a language tag as a page or its config writes it (`es-ES`, `es_ES`) and returns its canonical form. Invalid last subtags are
 * dropped; `undefined` when not even the first is a language.
 */
export function parseLocale(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined
  const tag = value.trim().slice(0, maxTagCharacters + 1)
  const subtags = tag.split(/[-_]/)
  // The limit may have cut the last subtag.
  if (tag.length > maxTagCharacters) subtags.pop()
  for (let count = subtags.length; count > 0; count -= 1) {
    try {
      return Intl.getCanonicalLocales(subtags.slice(0, count).join("-"))[0]
    } catch {
      // Try again without the last subtag.
    }
  }
  return undefined
}
