export { type UsedCart, useCart } from "./react/useCart.ts"
