import type { ConfigTable } from "./domain/index.ts"

/** Members of the config that no part owns. `page/loaderConfig.ts` lists those that the loader reads. */
export const coreConfig = {
  preset: {
    type: "choice",
    values: ["woocommerce"],
    nullWord: "none",
    fallback: null,
    onTag: true,
    doc: "The platform whose pages Ringside reads where `takeOver` finds no settings. Settings that the page prints need none.",
  },
  takeOver: {
    type: "names",
    fallback: false,
    onTag: true,
    doc: "Host jobs whose own scripts were removed from the page: all of them, or those of these packages.",
  },
  answerScripts: {
    type: "flag",
    fallback: false,
    doc: "Runs the scripts in the shop's answers to an add, a removal, the order review and an order, as the platform's own scripts do; the WordPress plugin sets it. Scripts in markup are left out otherwise.",
  },
  host: { type: "record", doc: "Settings of the platform, under the names of its globals." },
  hostCopies: {
    type: "record",
    doc: "Copies of settings that the page prints as globals, under their names, to be read until a global is there: an optimiser may hold back the script that prints it.",
  },
  locale: {
    type: "locale",
    onTag: true,
    doc: "The language of texts and the format of numbers.",
  },
  currency: { type: "currency", fallback: null, onTag: true, doc: "The currency of the page's amounts." },
  theme: {
    type: "choice",
    values: ["plain", "arena", "studio"],
    fallback: "plain",
    onTag: true,
    doc: "How widgets look: like the page around them, or in one of two designs of their own.",
  },
  colorScheme: {
    type: "choice",
    values: ["light", "dark", "system", "host"],
    fallback: "host",
    onTag: true,
    doc: '"host" follows the page\'s own styles, "system" the shopper\'s device.',
  },
  storeApi: {
    type: "address",
    fallback: null,
    onTag: true,
    doc: "Base address of a Store API: of a shop without WordPress, or with a query of its own, such as a language.",
  },
  origins: {
    type: "origins",
    doc: "Other origins of the same shop, such as one for each language, that the page may lead to.",
  },
  cart: {
    type: "group",
    doc: "The shop's own pages and rules for the basket.",
    members: {
      url: { type: "address", fallback: null, doc: "The basket's page." },
      checkoutUrl: {
        type: "address",
        fallback: null,
        doc: "The checkout's page. Without it there is no button to the checkout.",
      },
      freeShippingFrom: {
        type: "money",
        fallback: null,
        doc: "Shipping is free from this total on, in minor units of the page's currency. The mini-cart shows no progress for a basket in another one.",
      },
    },
  },
  messages: { type: "texts", doc: "Texts that replace ours, by language and name." },
} as const satisfies ConfigTable
