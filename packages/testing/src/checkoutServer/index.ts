export type { CardCheckout, CardResult } from "./cardCheckout.ts"
export { type CheckoutServer, createCheckoutServer } from "./checkoutServer.ts"
export { createCheckoutSettings } from "./settings.ts"
