// eslint-disable-next-line no-restricted-syntax -- the one caller: the package owns the script
import { type Page, readPartConfig, trustScriptUrl } from "@ringside/core"
import { paymentsConfig } from "../config.ts"

/** The address of the payment provider's script. Source: checkout §8.1. */
export const providerScriptUrl = "https://js.stripe.com/v3/"

/**
 * The address of the provider's script (the page config's `payments.script` or the provider's own), as the type that Trusted Types require
 * for `script.src`. `null` for any other. Source: checkout §8.1.
 */
export function trustProviderScript(page: Page, url: string): string | null {
  return trustScriptUrl(page, url, [providerScriptUrl, readPartConfig(page, paymentsConfig).payments.script])
}
