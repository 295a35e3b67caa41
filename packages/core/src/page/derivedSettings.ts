import { readLanguagePrefix } from "./pageAddresses.ts"
import type { PageDocument } from "./pageDocument.ts"

/** What a page without settings still tells, without a secret. Source: host-pages contract "Settings" 3. */
export type DeriveSettings = (name: string, document: PageDocument) => Readonly<Record<string, unknown>> | null

/** Settings that a page can do without: those that `deriveSettings` knows. */
const derivable =
  /^(wc_(add_to_cart(_variation)?|single_product)_params|woocommerce_params|astra(_shop_add_to_cart|_cart|_qty_btn)?)$/

/**
 * What counts from the start: that there are settings, and where the basket's markup is stored. The markup has links and words of
 * one language, so each language has its own keys.
 */
export const deriveStartSettings: DeriveSettings = (name, document) => {
  if (name !== "wc_cart_fragments_params") return derivable.test(name) ? {} : null
  const suffix = readLanguagePrefix(document).replaceAll("/", "_")
  return { fragment_name: `wc_fragments${suffix}`, cart_hash_key: `wc_cart_hash${suffix}` }
}
