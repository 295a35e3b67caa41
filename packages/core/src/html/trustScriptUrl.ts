import { parseUrl } from "../domain/index.ts"
import type { Page } from "../page/page.ts"

/**
 * The address of a script that may be fetched, as the type that Trusted Types require for `script.src`; `null` for any other. `allowed` are
 * the addresses of scripts that the caller owns; values that are not text are ignored. Lint allows one caller. Source: checkout §8.1.
 */
export function trustScriptUrl(
  { document, window, trustedHtml }: Pick<Page, "document" | "window" | "trustedHtml">,
  url: string,
  allowed: readonly unknown[],
): string | null {
  const resolve = (address: unknown) => (typeof address === "string" ? parseUrl(address, document.baseURI) : null)
  const trusted = allowed
    .map(resolve)
    .filter((each) => each !== null && isScriptOrigin(each, window))
    .map((each) => each?.href)
  const check = (address: string) => {
    const href = resolve(address)?.href
    if (href !== undefined && trusted.includes(href)) return href
    throw new TypeError("The policy of ringside allows the payment provider's script alone.")
  }
  try {
    // Called as a method, because the browser's own method needs its policy as `this`.
    // eslint-disable-next-line no-restricted-syntax -- with a check of few addresses
    return trustedHtml.createScriptURL ? trustedHtml.createScriptURL(url, check) : check(url)
  } catch {
    return null
  }
}

/** Whether the origin is safe: on a plain connection anyone can change the script, unless the shop itself uses one. */
function isScriptOrigin({ protocol, origin, username, password }: URL, view: Window): boolean {
  const isServed = protocol === "https:" || (protocol === "http:" && origin === view.location.origin)
  return isServed && !username && !password
}
