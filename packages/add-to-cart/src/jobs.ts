import type { HostJob } from "@ringside/core/domain"
import { stepButtonTheme } from "./host.ts"

/** The premium theme's adding from the product page without a reload. */
export const singleProductJob = {
  name: "single-product-add",
  packageName: "add-to-cart",
  handles: ["astra-single-product-ajax-cart"],
  settings: "astra",
  derived: {},
  insertsHtml: true,
  title: "Add to basket from the product page without reloading (Astra Pro)",
  shopPage: "product",
  doc: "The premium theme's adding from the product page without a reload.",
} as const satisfies HostJob

/** Quantities raised to their minimum. */
export const raisedQuantityJob = {
  name: "raised-quantities",
  packageName: "add-to-cart",
  handles: ["woocommerce"],
  title: "Quantity fields start at the product’s minimum",
  shopPage: "every",
  doc: "Quantities raised to their minimum.",
} as const satisfies HostJob

/** The theme's minus and plus buttons. */
export const stepButtonJob = {
  name: "step-buttons",
  packageName: "add-to-cart",
  handles: ["astra-add-to-cart-quantity-btn"],
  settings: "astra_qty_btn",
  derived: { present: stepButtonTheme },
  title: "Minus and plus buttons beside quantities (Astra)",
  shopPage: "every",
  doc: "The theme's minus and plus buttons.",
} as const satisfies HostJob

/** The choice of a variation. */
export const variationJob = {
  name: "variations",
  packageName: "add-to-cart",
  handles: ["wc-add-to-cart-variation"],
  settings: "wc_add_to_cart_variation_params",
  derived: {},
  insertsHtml: true,
  title: "Choosing variations: size, colour …",
  shopPage: "product",
  doc: "The choice of a variation.",
} as const satisfies HostJob
