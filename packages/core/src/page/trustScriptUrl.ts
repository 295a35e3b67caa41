import { readMember } from "../domain/index.ts"
import type { Page } from "./page.ts"

/** Where the payment provider serves its script. Source: checkout §8.1. */
export const providerScriptUrl = "https://js.stripe.com/v3/"

/**
 * The address of a script that may be fetched, in the form that a browser that enforces Trusted Types takes for `script.src`: the
 * page config's `payments.script` or the provider's own. `null` for any other, which nothing may fetch. Source: checkout §8.1.
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
  // The document's one policy asks this function: a page that has stopped and started again has another config.
  trustedHtml.checkScript = (address) => {
    const href = resolve(address)?.href
    if (href !== undefined && allowed.includes(href)) return href
    throw new TypeError("The policy of ringside allows the payment provider's script alone.")
  }
  try {
    // As a method: the browser's own wants its policy.
    return (trustedHtml.createScriptURL ? trustedHtml.createScriptURL(url) : trustedHtml.checkScript(url)) ?? null
  } catch {
    return null
  }
}

/** Over a plain connection anybody may answer, unless the shop itself is served so. */
function isScriptOrigin({ protocol, origin, username, password }: URL, view: Window): boolean {
  const isServed = protocol === "https:" || (protocol === "http:" && origin === view.location.origin)
  return isServed && !username && !password
}
