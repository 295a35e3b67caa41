export * from "./cartServer/index.ts"
export { createFakeClock, createModulesDouble, type FakeClock, find, findA, findAll } from "@ringside/core/testing"
export { type HostEvent, sendHostEvent } from "./sendHostEvent.ts"
export {
  type JQueryCollectionForTests,
  type JQueryEventForTests,
  type JQueryForTests,
  provideJQuery,
} from "./jQueryForTests.ts"
export { printBody } from "./printBody.ts"
export { createFilledShop, createProductShop, createShopParameters } from "./storyShop.ts"
export { createTestPage, type TestPage, type TestPageOptions } from "./createTestPage.ts"
export { type CheckoutServer, createCheckoutServer, createCheckoutSettings } from "./checkoutServer/index.ts"
