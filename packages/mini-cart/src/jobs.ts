import type { HostJob } from "@ringside/core/domain"

/** Removing by the host's own links; the platform's script for adding also does this. */
export const removeJob = {
  name: "remove-from-cart",
  packageName: "mini-cart",
  handles: ["wc-add-to-cart"],
  settings: "wc_add_to_cart_params",
  derived: {},
  insertsHtml: true,
  title: "Mini basket: remove without reloading the page",
  shopPage: "lists",
  doc: "Removing by the host's own links. The script that adds does it, too.",
} as const satisfies HostJob

/** The theme's drawer. */
export const drawerJob = {
  name: "drawer",
  packageName: "mini-cart",
  handles: ["astra-mobile-cart"],
  settings: "astra_cart",
  derived: {},
  title: "The basket that slides in from the side (Astra)",
  shopPage: "every",
  doc: "The theme's drawer.",
} as const satisfies HostJob

/** The theme's follow-up of an add. */
export const afterAddJob = {
  name: "after-add",
  packageName: "mini-cart",
  handles: ["astra-mobile-cart", "astra-shop-add-to-cart"],
  settings: "astra_shop_add_to_cart",
  derived: {},
  title: "After adding in a list: open the basket, for example (Astra)",
  shopPage: "every",
  doc: "The theme's reaction to an add.",
} as const satisfies HostJob

/** The theme's follow-up of an add from the product page, which only the premium theme sends in the background. */
export const afterSingleAddJob = {
  name: "after-single-add",
  packageName: "mini-cart",
  handles: ["astra-mobile-cart", "astra-shop-add-to-cart"],
  settings: "astra",
  derived: {},
  title: "After adding on the product page: open the basket, for example (Astra Pro)",
  shopPage: "every",
  doc: "The theme's reaction to an add from the product page, which only the premium theme makes in the background.",
} as const satisfies HostJob
