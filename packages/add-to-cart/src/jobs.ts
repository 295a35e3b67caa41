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
  doc: "The premium theme's adding from the product page without a reload.",
} as const satisfies HostJob

/** Quantities raised to their minimum. */
export const raisedQuantityJob = {
  name: "raised-quantities",
  packageName: "add-to-cart",
  handles: ["woocommerce"],
  doc: "Quantities raised to their minimum.",
} as const satisfies HostJob

/** The theme's minus and plus buttons. */
export const stepButtonJob = {
  name: "step-buttons",
  packageName: "add-to-cart",
  handles: ["astra-add-to-cart-quantity-btn"],
  settings: "astra_qty_btn",
  derived: { present: stepButtonTheme },
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
  doc: "The choice of a variation.",
} as const satisfies HostJob
