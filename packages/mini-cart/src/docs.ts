import type { PartDocs } from "@ringside/core/domain"
import { miniCartProperties } from "./customProperties.ts"
import { miniCartEvents } from "./events.ts"
import { miniCartMessages } from "./messages.ts"

/** The package's texts in the documentation. */
export const docs = {
  hooks: {
    "mini-cart": {
      summary: {
        place: "basket",
        does: 'the basket, `data-ringside-layout="inline"`, `"dropdown"` or `"drawer"`: quantities, remove and undo, totals, free-shipping progress',
        needs: "a Store API",
      },
      example: `<div data-ringside="mini-cart" data-ringside-layout="drawer" data-ringside-free-shipping="on">
  <a href="/basket/">Basket (2)</a>
</div>`,
      widget:
        "The shopper's basket: on the page, in a panel under its button, or in a drawer that slides in from the side.",
    },
    "cart-count": {
      summary: { place: "basket", does: "updates the number in your own words: `Basket (2)`", needs: "a Store API" },
      example: `<a href="/basket/" data-ringside="cart-count">Basket (2)</a>`,
      behaviour: "How many items are in the basket, as a number that you can put anywhere.",
    },
  },
  modules: {
    "cart-count": "counts in `cart-count` hooks",
    "mini-cart-quantity": "quantities in the host's own mini-cart",
    undo: "putting back a line of the host's mini-cart, when one is first removed",
  },
  events: miniCartEvents,
  properties: miniCartProperties,
  messages: [miniCartMessages],
} satisfies PartDocs
