export { Basket } from "./react/Basket.tsx"
export { Checkout } from "./react/Checkout.tsx"
