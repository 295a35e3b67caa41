export type { CardCheckout, CardResult } from "./cardCheckout.ts"
export type { Customer } from "./customer.ts"
export { type CheckoutServer, createCheckoutServer } from "./checkoutServer.ts"
export { createCheckoutSettings } from "./settings.ts"
