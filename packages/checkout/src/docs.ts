import type { PartDocs } from "@ringside/core/domain"
import { basketPageEvents } from "./basketPage/events.ts"
import { blockEvents, checkoutEvents } from "./events.ts"
import { addressMessages } from "./forms/addressMessages.ts"
import { basketPageMessages } from "./basketPage/messages.ts"
import { blockFailureMessages } from "./block/failureMessages.ts"
import { blockMessages } from "./block/messages.ts"
import { changedOrderMessages } from "./changedOrderMessages.ts"
import { orderMessages } from "./forms/orderMessages.ts"
import { fieldMessages } from "./domain/index.ts"
import { checkoutMessages } from "./messages.ts"
import { payPageMessages } from "./payPages/messages.ts"
import { rateMessages } from "./rateMessages.ts"

/** The package's texts in the documentation. */
export const docs = {
  hooks: {
    basket: {
      summary: {
        place: "basket",
        does: "the basket's page: lines, coupons, shipping rates, totals",
        needs: "a Store API",
      },
      example: `<div data-ringside="basket"><a href="/basket/">Basket</a></div>`,
      widget: "The basket page: what is in the basket, coupon, shipping and totals, with undo.",
    },
    checkout: {
      summary: {
        place: "checkout",
        does: "address, shipping, payment and the order",
        needs: "a Store API that takes orders",
      },
      example: `<div data-ringside="checkout"><a href="/checkout/">Checkout</a></div>`,
      widget: "The checkout page: address, shipping, payment, and placing the order.",
    },
  },
  modules: {
    "basket-page": "the basket page",
    "classic-checkout": "the classic checkout form",
    "host-fields": "buttons that show passwords, and descriptions of fields",
    "address-forms": "the account's form of one address",
    "checkout-blocks": "the platform's blocks as hooks",
    "pay-pages": "saved cards, and the payment boxes of pages beside the checkout",
    addressFields:
      "address fields that follow their country, when a shopper comes to it or opens the shipping calculator",
    order: "checks of the checkout's fields, coupons and placing the order, when a shopper first uses the form",
  },
  events: {
    sent: { ...basketPageEvents.sent, ...checkoutEvents.sent, ...blockEvents.sent },
    received: { ...basketPageEvents.received, ...checkoutEvents.received },
  },
  messages: [
    checkoutMessages,
    changedOrderMessages,
    addressMessages,
    orderMessages,
    fieldMessages,
    basketPageMessages,
    payPageMessages,
    rateMessages,
    blockMessages,
    blockFailureMessages,
  ],
} satisfies PartDocs
