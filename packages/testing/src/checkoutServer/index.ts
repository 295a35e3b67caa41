export { type CheckoutServer, createCheckoutServer } from "./checkoutServer.ts"
export { createCheckoutSettings } from "./settings.ts"
