import type { SettingsTable } from "@ringside/core/domain"
import { type AddToCartParams, parseAddToCartParams } from "./parseAddToCartParams.ts"

/**
 * The platform's settings for adding, as the table of one package: several packages read them, and `takeOver` may list any of these.
 * Source: catalogue-and-cart §2.1.
 */
export function createAddingSettings(packageName: string): SettingsTable<AddToCartParams | null> {
  return {
    name: "wc_add_to_cart_params",
    packageName,
    doc: "Adding and removing: the shop's endpoints, the basket's address, and whether an add leads there.",
    derived: {
      links: { cart_url: "a.cart-container, a.cart-contents" },
      choices: { is_cart: ["body.woocommerce-cart"] },
      texts: { cart_redirect_after_add: "no" },
    },
    parse: parseAddToCartParams,
  }
}
