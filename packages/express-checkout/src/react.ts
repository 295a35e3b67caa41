export { ExpressCheckout, type ExpressCheckoutProps } from "./react/ExpressCheckout.tsx"
