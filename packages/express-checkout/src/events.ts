import type { EventTable } from "@ringside/core/domain"

/** Events of express checkout. The host has no equivalents of the sent ones. Source: express-checkout contract §2.1, §11. */
export const expressEvents = {
  sent: {
    close: {
      target: "body",
      doc: "A country or state was filled in after a cancelled sheet, on its list; for lists that are drawn over it.",
    },
    wc_price_based_country_ajax_geolocation: {
      target: "body",
      doc: "Asks a plugin of prices by country for the currency once more, where it hasn't said it in three seconds.",
    },
    woocommerce_variation_has_changed: { target: "body", doc: "Another deposit was chosen, on the product's form." },
    "ringside:express:ready": {
      target: "body",
      isNative: true,
      detail: ["wallets"],
      doc: "The provider shows at least one wallet button; `wallets` are its names for them.",
    },
    "ringside:express:open": {
      target: "body",
      isNative: true,
      detail: ["type", "context"],
      doc: "A wallet's sheet opens.",
    },
    "ringside:express:cancel": { target: "body", isNative: true, doc: "The shopper closed the sheet without paying." },
    "ringside:express:error": {
      target: "body",
      isNative: true,
      detail: ["message"],
      doc: "A payment by wallet failed; the shopper sees `message`.",
    },
    "ringside:express:complete": {
      target: "body",
      isNative: true,
      detail: ["url"],
      doc: "The order is paid and the page leaves for `url`; nothing else runs after it.",
    },
  },
  received: {
    added_to_cart: "Reads the basket and makes the wallet buttons anew, on a hook.",
    removed_from_cart: "Reads the basket and makes the wallet buttons anew, on a hook.",
    wc_fragments_refreshed: "Reads the basket and makes the wallet buttons anew, on a hook.",
    updated_cart_totals: "Reads the basket and makes the wallet buttons anew, on the basket page.",
    wc_price_based_country_set_currency_params: "Takes the currency of a cached page's prices.",
    updated_checkout: "Reads the basket and makes the wallet buttons anew, at the checkout; the first one starts them.",
    woocommerce_variation_has_changed: "Asks for the price of the chosen product and quantity, on a product page.",
  },
} as const satisfies EventTable
