export { Basket, type BasketProps } from "./react/Basket.tsx"
export type { BasketLineState } from "./block/basket/basketParts.ts"
export { Checkout, type CheckoutProps } from "./react/Checkout.tsx"
export type { CheckoutConfig } from "./config.ts"
