const safeSchemes: readonly string[] = ["http", "https", "mailto", "tel"]

/**
 * Whether an address is allowed in an attribute that we write: http, https, mailto, tel, relative or `#`. Stricter than browsers, which
 * drop only some blanks and control characters before they parse a scheme. A value that isn't text is refused.
 */
export function isSafeUrl(url: unknown): boolean {
  const scheme = parseScheme(url)
  return scheme === "" || (scheme !== null && safeSchemes.includes(scheme))
}

/** The scheme that a browser could find in an address, in lower case; "" for a relative one, `null` for a value that isn't text. */
export function parseScheme(url: unknown): string | null {
  if (typeof url !== "string") return null
  const [, scheme = ""] = /^([a-z][a-z\d+.-]*):/i.exec(url.replace(/[\s\p{Cc}\p{Cf}]/gu, "")) ?? []
  return scheme.toLowerCase()
}
