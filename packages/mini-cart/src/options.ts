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
  "open-on-add": { type: "flag", fallback: true, doc: "Opens the panel or the drawer when something was added." },
  "free-shipping": {
    type: "flag",
    fallback: false,
    doc: "Shows how much is missing for free shipping. The amount is in the settings of Ringside (cart.freeShippingFrom without the plugin).",
  },
  "free-shipping-from": {
    type: "money",
    fallback: null,
    doc: "The total from which on shipping is free, in cents (5000 for 50.00), in place of the one in the settings.",
  },
  images: { type: "flag", fallback: true, doc: "Shows the lines' pictures." },
  quantities: { type: "flag", fallback: true, doc: "Lets the shopper change quantities." },
  express: {
    type: "flag",
    fallback: false,
    doc: "Shows Apple Pay and Google Pay above the buttons to basket and checkout, for shoppers who have them.",
  },
} as const satisfies AttributeTable

/** A cart-count hook has no attributes of its own. */
export const cartCountAttributes = {} as const satisfies AttributeTable
