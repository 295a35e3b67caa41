import { definePart } from "@ringside/core/domain"
import { addressFormSelectors } from "./addressForms/host.ts"
import { addressMessages } from "./addressForms/messages.ts"
import { basketTriggers } from "./basketPage/host.ts"
import { basketPageJob } from "./basketPage/jobs.ts"
import { basketPageMessages } from "./basketPage/messages.ts"
import { basketAttributes } from "./block/basket/options.ts"
import { checkoutAttributes } from "./block/checkout/options.ts"
import { blockFailureMessages } from "./block/failureMessages.ts"
import { blockSelectors } from "./block/host.ts"
import { basketBlockJob, checkoutBlockJob } from "./block/jobs.ts"
import { blockMessages } from "./block/messages.ts"
import { checkoutSelectors, placeOrderButton, toggleControls } from "./classic/host.ts"
import { orderMessages } from "./classic/orderMessages.ts"
import { checkoutConfig } from "./config.ts"
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
      widget: {
        file: "block/basket/widget.ts",
        export: "basket",
        load: { mode: "visible" },
      },
    },
    checkout: {
      attributes: checkoutAttributes,
      widget: {
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
      load: {
        due: [{ selector: fieldMarkup, job: passwordJob }],
        present: fieldMarkup,
      },
    },
    {
      file: "addressForms/late.ts",
      chunk: "address-forms",
      load: {
        due: [{ selector: addressFormSelectors.accountFields, job: addressFieldsJob }],
        present: addressFormSelectors.accountFields,
      },
    },
    {
      file: "block/late.ts",
      chunk: "checkout-blocks",
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
    },
    order: {
      file: "classic/order.ts",
    },
  },
})
