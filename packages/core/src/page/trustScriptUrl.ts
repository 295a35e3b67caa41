import { readMember } from "../domain/index.ts"
import type { CheckScript } from "./html.ts"
import type { Page } from "./page.ts"

/** The address of the payment provider's script. Source: checkout §8.1. */
export const providerScriptUrl = "https://js.stripe.com/v3/"

/**
 * The address of a script that may be fetched (the page config's `payments.script` or the provider's own), as the type that Trusted Types
 * require for `script.src`. `null` for any other. Source: checkout §8.1.
 */
export function trustScriptUrl(
  { config, document, window, trustedHtml }: Pick<Page, "config" | "document" | "window" | "trustedHtml">,
  url: string,
): string | null {
  const resolve = (address: unknown) =>
    typeof address === "string" && URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : null
  const allowed = [resolve(providerScriptUrl), resolve(readMember(config.all, ["payments", "script"]))]
    .filter((each) => each !== null && isScriptOrigin(each, window))
    .map((each) => each?.href)
  const check: CheckScript = (address) => {
    const href = resolve(address)?.href
    if (href !== undefined && allowed.includes(href)) return href
    throw new TypeError("The policy of ringside allows the payment provider's script alone.")
  }
  try {
    // Called as a method, because the browser's own method needs its policy as `this`.
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
