import { askedModule } from "@ringside/core/domain"

/** The module by which the fields of an address follow its country. */
export const addressFieldsModule = /* @__PURE__ */ askedModule({
  name: "checkout-addressFields",
  member: "startAddressFields",
  load: () => import("./forms/addressFields.ts"),
})

/** Fields, coupons and the order of the classic checkout. */
export const orderModule = /* @__PURE__ */ askedModule({
  name: "checkout-order",
  member: "startOrder",
  load: () => import("./classic/order.ts"),
})
