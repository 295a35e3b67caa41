export type { CardCheckout, CardResult } from "./cards.ts"
export { type CheckoutServer, createCheckoutServer } from "./checkoutServer.ts"
export { createCheckoutSettings } from "./settings.ts"
