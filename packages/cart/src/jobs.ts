import type { HostJob } from "@ringside/core/domain"

/** Keeping the host's basket markup current on cached pages. */
export const fragmentsJob = {
  name: "fragments",
  packageName: "cart",
  handles: ["wc-cart-fragments"],
  settings: "wc_cart_fragments_params",
  derived: {},
  insertsHtml: true,
  title: "The basket in the header is always up to date",
  shopPage: "every",
  doc: "Keeping the host's basket markup true on cached pages.",
} as const satisfies HostJob

/** Adding and removing by the host's own buttons. */
export const addToCartJob = {
  name: "add-to-cart",
  packageName: "add-to-cart",
  handles: ["wc-add-to-cart"],
  settings: "wc_add_to_cart_params",
  derived: {},
  insertsHtml: true,
  title: "Lists: add to basket without reloading the page",
  shopPage: "lists",
  doc: "Adding and removing by the host's own buttons, which ends in new markup for the basket.",
} as const satisfies HostJob
