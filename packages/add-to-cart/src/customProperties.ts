import type { CustomProperty } from "@ringside/core/domain"

/** The custom properties of the add button, beside those that all widgets share; part of the public surface. */
export const addToCartProperties = [
  {
    name: "--ringside-add-to-cart-width",
    default: "auto",
    doc: "Width of button and quantity together: 100% makes them as wide as the hook.",
  },
  {
    name: "--ringside-product-width",
    default: "320px",
    doc: "Width of a card in a `product` hook at most. With the layout `wide` it is as wide as the hook.",
  },
  {
    name: "--ringside-product-ratio",
    default: "1",
    doc: "Width divided by height of the pictures in `product` and `products` hooks: 3 / 4 for tall ones.",
  },
  {
    name: "--ringside-product-fit",
    default: "cover",
    doc: "How a picture of other proportions fills its place: contain shows it whole.",
  },
  {
    name: "--ringside-products-column",
    default: "max(150px, 21%)",
    doc: "Width of a column in a `products` hook at least: by default there are two on a phone and four on wide pages.",
  },
  {
    name: "--ringside-products-card",
    default: "220px",
    doc: "Width of a card in a `products` hook with the layout `row`.",
  },
] as const satisfies readonly CustomProperty[]
