import { readLanguagePrefix } from "./pageAddresses.ts"
import type { PageDocument } from "./pageDocument.ts"

/** Derives settings from a page that prints none; no secret is among them. Source: host-pages contract "Settings" 3. */
export type DeriveSettings = (name: string, document: PageDocument) => Readonly<Record<string, unknown>> | null

/** The settings that `deriveSettings` can derive. */
const derivable =
  /^(wc_(add_to_cart(_variation)?|single_product)_params|woocommerce_params|astra(_shop_add_to_cart|_cart|_qty_btn)?)$/

/**
 * The settings that are needed from the start: whether there are any, and the storage keys of the basket's markup. The markup has links and
 * texts in one language, so each language has its own keys.
 */
export const deriveStartSettings: DeriveSettings = (name, document) => {
  if (name !== "wc_cart_fragments_params") return derivable.test(name) ? {} : null
  const suffix = readLanguagePrefix(document).replaceAll("/", "_")
  return { fragment_name: `wc_fragments${suffix}`, cart_hash_key: `wc_cart_hash${suffix}` }
}
