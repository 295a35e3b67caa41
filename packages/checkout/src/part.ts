import { asked, atLoad, definePart, idle, near, press } from "@ringside/core/domain"
import { addressFieldsModule, formCodeModule } from "./modules.ts"
import { addressFormSelectors } from "./forms/addressForms.ts"
import { basketTriggers } from "./basketPage/host.ts"
import { basketPageJob } from "./basketPage/jobs.ts"
import { basketAttributes } from "./block/basket/options.ts"
import { checkoutAttributes } from "./block/checkout/options.ts"
import { blockSelectors } from "./block/host.ts"
import { basketBlockJob, checkoutBlockJob } from "./block/jobs.ts"
import { checkoutSelectors, placeOrderButton, toggleControls } from "./forms/host.ts"
import { checkoutConfig } from "./config.ts"
import { fieldMarkup, loginMarkup } from "./fields/host.ts"
import { addressFieldsJob, checkoutJob, checkoutTogglesJob, passwordJob } from "./jobs.ts"
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
import { choiceParts, payPageSelectors } from "./payPages/host.ts"
import { payFormJob, savedTableJob, savedTokensJob } from "./payPages/jobs.ts"

/** Takes a shopper from the basket page to a placed order. */
export const checkoutPart = definePart({
  name: "checkout",
  hooks: {
    basket: {
      attributes: basketAttributes,
      widget: {
        fetch: () => import("./block/basket/widget.ts"),
        export: "basket",
        load: { mode: "visible" },
      },
    },
    checkout: {
      attributes: checkoutAttributes,
      widget: {
        fetch: () => import("./block/checkout/widget.ts"),
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
  modules: {
    first: { load: () => import("./beforeLoad.ts"), when: atLoad },
    "basket-page": {
      load: () => import("./basketPage/late.ts"),
      // The buttons for quantities can't be reached by keyboard before their code is there.
      when: [idle(basketTriggers.page, basketPageJob), press(basketTriggers.controls, basketPageJob)],
    },
    "classic-checkout": {
      load: () => import("./classic/late.ts"),
      when: [
        // Totals depend on what is already in the fields.
        idle(checkoutSelectors.form, checkoutJob),
        idle(checkoutSelectors.form, checkoutTogglesJob),
        idle(checkoutSelectors.form, addressFieldsJob),
        press(placeOrderButton, checkoutJob),
        press(toggleControls, checkoutTogglesJob),
      ],
    },
    "host-fields": {
      load: () => import("./fields/late.ts"),
      when: [idle(fieldMarkup, passwordJob), near(loginMarkup, passwordJob)],
    },
    "address-forms": {
      load: () => import("./account/late.ts"),
      when: idle(addressFormSelectors.accountFields, addressFieldsJob),
    },
    "checkout-blocks": {
      load: () => import("./block/late.ts"),
      when: [idle(blockSelectors.basket, basketBlockJob), idle(blockSelectors.checkout, checkoutBlockJob)],
    },
    "pay-pages": {
      load: () => import("./payPages/late.ts"),
      when: [
        idle(payPageSelectors.savedTable, savedTableJob),
        idle(payPageSelectors.forms, payFormJob),
        idle(choiceParts, savedTokensJob),
        press(payPageSelectors.actions, savedTableJob),
      ],
      styles: "payPages/styles.css",
    },
    addressFields: { ...addressFieldsModule, when: asked },
    order: { ...formCodeModule, when: asked },
  },
})
