/**
 * An address resolved against `base`, or on its own where `base` is none (about:srcdoc). Blanks around it don't count. `null` for
 * what is no text, is empty or can't be parsed, and for control characters inside, which the browser's parser drops: who writes
 * "java\tscript:" wants a reader to see something else than the browser does.
 */
export function resolveUrl(url: unknown, base: string): URL | null {
  const address = typeof url === "string" ? url.trim() : ""
  if (address === "" || /\p{Cc}/u.test(address)) return null
  if (URL.canParse(address, base)) return new URL(address, base)
  return URL.canParse(address) ? new URL(address) : null
}
