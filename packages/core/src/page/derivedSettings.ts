/** What a page without settings still tells, without a secret. Source: host-pages contract "Settings" 3. */
export type DeriveSettings = (name: string, document: Document) => Readonly<Record<string, unknown>> | null

/** Settings that a page can do without: those that `deriveSettings` knows. */
const derivable =
  /^(wc_(add_to_cart(_variation)?|cart_fragments|single_product)_params|astra_(shop_add_to_cart|cart|qty_btn))$/

/** What counts from the start: that there are settings. What they say is found out when it is asked for. */
export const deriveStartSettings: DeriveSettings = (name) => (derivable.test(name) ? {} : null)
