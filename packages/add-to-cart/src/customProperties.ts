import type { CustomProperty } from "@ringside/core/domain"

/** The custom properties of the add button, beside those that all widgets share; part of the public surface. */
export const addToCartProperties = [
  {
    name: "--ringside-add-to-cart-width",
    default: "auto",
    doc: "Width of button and quantity together: 100% makes them as wide as the hook.",
  },
] as const satisfies readonly CustomProperty[]
