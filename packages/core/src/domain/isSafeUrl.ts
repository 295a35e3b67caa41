const safeSchemes: readonly string[] = ["http", "https", "mailto", "tel"]

/**
 * Whether an address may stand in an attribute that we write: http, https, mailto, tel, relative or `#`. Stricter than browsers,
 * which drop only some blanks and control characters before they look for a scheme. What isn't text is not.
 */
export function isSafeUrl(url: unknown): boolean {
  const scheme = parseScheme(url)
  return scheme === "" || (scheme !== null && safeSchemes.includes(scheme))
}

/** The scheme that a browser could at worst find in an address, in lower case; "" for a relative one, `null` for what isn't text. */
export function parseScheme(url: unknown): string | null {
  if (typeof url !== "string") return null
  const [, scheme = ""] = /^([a-z][a-z\d+.-]*):/i.exec(url.replace(/[\s\p{Cc}\p{Cf}]/gu, "")) ?? []
  return scheme.toLowerCase()
}
