import type { AttributeTable } from "@ringside/core/domain"

/** Attributes of a mini-cart hook, after `data-ringside-`. */
export const miniCartAttributes = {
  layout: {
    type: "choice",
    values: ["inline", "dropdown", "drawer"],
    fallback: "inline",
    doc: "Where the basket shows: on the page itself, in a panel under its button, or in a drawer at the page's edge.",
  },
  side: {
    type: "choice",
    values: ["end", "start"],
    fallback: "end",
    doc: "The edge that the drawer comes from, in reading direction.",
  },
  "open-on-add": { type: "flag", fallback: true, doc: "Opens dropdown and drawer when something was added." },
  "free-shipping": {
    type: "flag",
    fallback: false,
    doc: "Shows how much is missing for free shipping. The amount is in the plugin's settings, or in the config as cart.freeShippingFrom.",
  },
  "free-shipping-from": {
    type: "money",
    fallback: null,
    doc: "Total from which on shipping is free, in minor units (5000 for 50.00), instead of the one in the settings.",
  },
  images: { type: "flag", fallback: true, doc: "Shows the lines' pictures." },
  quantities: { type: "flag", fallback: true, doc: "Lets the shopper change quantities." },
  express: {
    type: "flag",
    fallback: false,
    doc: "Keeps a place for wallet buttons above the ways to basket and checkout: an `express-checkout` hook, which takes no room without a wallet.",
  },
} as const satisfies AttributeTable

/** A cart-count hook has no attributes of its own. */
export const cartCountAttributes = {} as const satisfies AttributeTable
