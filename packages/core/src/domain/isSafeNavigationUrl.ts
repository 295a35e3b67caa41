/**
 * Whether we may send the shopper to this address, read against `base`: only http and https. Blanks around it don't count;
 * an empty address, one with control characters inside, and anything that isn't text are refused. Source: catalogue-and-cart §1.
 */
export function isSafeNavigationUrl(url: unknown, base: string): boolean {
  if (typeof url !== "string") return false
  const address = url.trim()
  // The address parser drops tabs and line ends; who writes "java\tscript:" wants a reader to see something else than the browser does.
  if (address === "" || /\p{Cc}/u.test(address)) return false
  // A page without an address of its own (about:srcdoc) is no base, but a whole address needs none.
  const resolved = URL.canParse(address, base)
    ? new URL(address, base)
    : URL.canParse(address)
      ? new URL(address)
      : null
  return resolved?.protocol === "https:" || resolved?.protocol === "http:"
}
