/** Longer than any tag in use: RFC 5646 asks programs to take 35 characters. */
export const maxTagCharacters = 100

/**
 * Reads a language tag as a page or its config writes it (`es-ES`, `es_ES`): in its standard form, without the last subtags where
 * they are none. `undefined` when not even the first is a language.
 */
export function parseLocale(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined
  const tag = value.trim().slice(0, maxTagCharacters + 1)
  const subtags = tag.split(/[-_]/)
  // The cut may stand inside the last subtag.
  if (tag.length > maxTagCharacters) subtags.pop()
  for (let count = subtags.length; count > 0; count -= 1) {
    try {
      return Intl.getCanonicalLocales(subtags.slice(0, count).join("-"))[0]
    } catch {
      // Shorter, then.
    }
  }
  return undefined
}
