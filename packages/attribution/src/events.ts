import type { EventTable } from "@ringside/core/domain"

/** Events that attribution sends and listens to. */
export const attributionEvents = {
  sent: {
    wp_listen_for_consent_change: {
      target: "document",
      detail: ["{category}"],
      isNative: true,
      doc: "The shopper has chosen in our banner; each category is `allow` or `deny`.",
    },
  },
  received: {
    wp_listen_for_consent_change: "Follows what the shopper allows or denies, by category.",
    wp_consent_type_defined: "Reads the shopper's consent again.",
    cmplz_status_change: "Follows what the shopper allows or denies in Complianz; `detail.category`, `detail.value`.",
    wpconsent_consent_saved: "Follows what the shopper allows or denies in WPConsent, by category. Sent on the window.",
    found_variation: "Tells which variant of the product is looked at.",
    change: "Looks whether the field `variation_id` has another variant, whatever field has changed.",
    added_to_cart: "Reads the basket, and tells analytics what came.",
    removed_from_cart: "Reads the basket, and tells analytics what went.",
    updated_cart_totals: "Reads the basket, and tells analytics what came or went.",
    wc_cart_emptied: "Reads the basket, and tells analytics what went.",
    wc_fragment_refresh:
      "Reads the basket where the host's cookie shows another one, and tells analytics what came or went.",
    astra_refresh_cart_fragments:
      "Reads the basket where the host's cookie shows another one, and tells analytics what came or went.",
    "wc-blocks_added_to_cart": "Reads the basket, and tells analytics what came.",
    "wc-blocks_removed_from_cart": "Reads the basket, and tells analytics what went.",
    "ringside:cart:added": "Tells analytics what came.",
    "ringside:cart:changed": "Tells analytics what came or went.",
    "ringside:checkout:shipping": "Tells analytics how an order is to be shipped; `detail.shippingTier`.",
    "ringside:checkout:payment": "Tells analytics how an order is to be paid; `detail.paymentType`.",
  },
} as const satisfies EventTable
