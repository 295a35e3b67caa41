import { definePart } from "@ringside/core/domain"
import { addressFormSelectors } from "./addressForms/host.ts"
import { addressMessages } from "./addressForms/messages.ts"
import { basketPageEvents } from "./basketPage/events.ts"
import { basketTriggers } from "./basketPage/host.ts"
import { basketPageJob } from "./basketPage/jobs.ts"
import { basketPageMessages } from "./basketPage/messages.ts"
import { basketAttributes } from "./block/basket/options.ts"
import { checkoutAttributes } from "./block/checkout/options.ts"
import { blockEvents } from "./block/events.ts"
import { blockFailureMessages } from "./block/failureMessages.ts"
import { blockSelectors } from "./block/host.ts"
import { basketBlockJob, checkoutBlockJob } from "./block/jobs.ts"
import { blockMessages } from "./block/messages.ts"
import { checkoutSelectors, placeOrderButton, toggleControls } from "./classic/host.ts"
import { orderMessages } from "./classic/orderMessages.ts"
import { checkoutConfig } from "./config.ts"
import { checkoutEvents } from "./events.ts"
import { fieldMarkup } from "./fields/host.ts"
import { addressFieldsJob, checkoutJob, checkoutTogglesJob, passwordJob } from "./jobs.ts"
import { checkoutMessages } from "./messages.ts"
import {
  addressSettings,
  basketPageSettings,
  blockSettings,
  cardSettings,
  checkoutSettings,
  countrySettings,
  generalSettings,
  savedTokensSettings,
} from "./hostSettings.ts"
import { choiceParts, payPageMarkup, payPageSelectors } from "./payPages/host.ts"
import { payFormJob, savedTableJob, savedTokensJob } from "./payPages/jobs.ts"
import { payPageMessages } from "./payPages/messages.ts"
import { rateMessages } from "./rateMessages.ts"

/** Takes a shopper from the basket page to a placed order. */
export const checkoutPart = definePart({
  name: "checkout",
  hooks: {
    basket: {
      attributes: basketAttributes,
      summary: {
        place: "basket",
        does: "the basket's page: lines, coupons, shipping rates, totals",
        needs: "a Store API",
      },
      example: `<div data-ringside="basket"><a href="/basket/">Basket</a></div>`,
      widget: {
        doc: 'The basket in `data-ringside="basket"` hooks, by the Store API: lines, coupon, shipping, totals, undo.',
        file: "block/basket/widget.ts",
        export: "basket",
        load: { mode: "visible" },
      },
    },
    checkout: {
      attributes: checkoutAttributes,
      summary: {
        place: "checkout",
        does: "address, shipping, payment and the order",
        needs: "a Store API that takes orders",
      },
      example: `<div data-ringside="checkout"><a href="/checkout/">Checkout</a></div>`,
      widget: {
        doc: 'The checkout in `data-ringside="checkout"` hooks, by the Store API: address, shipping, payment, the order.',
        file: "block/checkout/widget.ts",
        export: "checkout",
        load: { mode: "visible" },
      },
    },
  },
  config: checkoutConfig,
  settings: [
    addressSettings,
    basketPageSettings,
    blockSettings,
    cardSettings,
    checkoutSettings,
    countrySettings,
    generalSettings,
    savedTokensSettings,
  ],
  jobs: [
    checkoutJob,
    checkoutTogglesJob,
    addressFieldsJob,
    passwordJob,
    basketPageJob,
    payFormJob,
    savedTokensJob,
    savedTableJob,
    basketBlockJob,
    checkoutBlockJob,
  ],
  events: {
    sent: { ...basketPageEvents.sent, ...checkoutEvents.sent, ...blockEvents.sent },
    received: { ...basketPageEvents.received, ...checkoutEvents.received },
  },
  messages: [
    checkoutMessages,
    addressMessages,
    orderMessages,
    basketPageMessages,
    payPageMessages,
    rateMessages,
    blockMessages,
    blockFailureMessages,
  ],
  late: [
    {
      file: "basketPage/late.ts",
      chunk: "basket-page",
      doc: "the basket page",
      load: {
        press: [{ selector: basketTriggers.controls, job: basketPageJob }],
        // The buttons for quantities can't be reached by keyboard before their code is there.
        due: [{ selector: basketTriggers.page, job: basketPageJob }],
        present: basketTriggers.page,
      },
    },
    {
      file: "classic/late.ts",
      chunk: "classic-checkout",
      doc: "the classic checkout form",
      load: {
        press: [
          { selector: placeOrderButton, job: checkoutJob },
          { selector: toggleControls, job: checkoutTogglesJob },
        ],
        // Totals depend on what is already in the fields.
        due: [
          { selector: checkoutSelectors.form, job: checkoutJob },
          { selector: checkoutSelectors.form, job: checkoutTogglesJob },
          { selector: checkoutSelectors.form, job: addressFieldsJob },
        ],
        present: checkoutSelectors.form,
      },
    },
    {
      file: "fields/late.ts",
      chunk: "host-fields",
      doc: "buttons that show passwords, and descriptions of fields",
      load: {
        due: [{ selector: fieldMarkup, job: passwordJob }],
        present: fieldMarkup,
      },
    },
    {
      file: "addressForms/late.ts",
      chunk: "address-forms",
      doc: "the account's form of one address",
      load: {
        due: [{ selector: addressFormSelectors.accountFields, job: addressFieldsJob }],
        present: addressFormSelectors.accountFields,
      },
    },
    {
      file: "block/late.ts",
      chunk: "checkout-blocks",
      doc: "the platform's blocks as hooks",
      load: {
        due: [
          { selector: blockSelectors.basket, job: basketBlockJob },
          { selector: blockSelectors.checkout, job: checkoutBlockJob },
        ],
        present: `${blockSelectors.basket}, ${blockSelectors.checkout}`,
      },
    },
    {
      file: "payPages/late.ts",
      styles: "payPages/styles.css",
      chunk: "pay-pages",
      doc: "saved cards, and the payment boxes of pages beside the checkout",
      load: {
        press: [{ selector: payPageSelectors.actions, job: savedTableJob }],
        due: [
          { selector: payPageSelectors.savedTable, job: savedTableJob },
          { selector: payPageSelectors.forms, job: payFormJob },
          { selector: choiceParts, job: savedTokensJob },
        ],
        present: payPageMarkup,
      },
    },
  ],
  extras: {
    addressFields: {
      file: "addressForms/fieldsOfForms.ts",
      doc: "address fields that follow their country, when a shopper comes to it or opens the shipping calculator",
    },
    order: {
      file: "classic/order.ts",
      doc: "checks of the checkout's fields, coupons and placing the order, when a shopper first uses the form",
    },
  },
})
