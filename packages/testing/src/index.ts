export * from "./cartServer/index.ts"
export { createFakeClock, type FakeClock } from "./fakeClock.ts"
export { createTestPage, type TestPage, type TestPageOptions } from "./createTestPage.ts"
export { type CheckoutServer, createCheckoutServer, createCheckoutSettings } from "./checkoutServer/index.ts"
