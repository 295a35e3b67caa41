import { askedModule } from "@ringside/core/domain"

/** The module by which the fields of an address follow its country. */
export const addressFieldsModule = /* @__PURE__ */ askedModule({
  name: "checkout-addressFields",
  member: "startAddressFields",
  load: () => import("./forms/addressFields.ts"),
})

/** The code of a form of the classic checkout: fields, coupons and the order. */
export const formCodeModule = /* @__PURE__ */ askedModule({
  name: "checkout-order",
  member: "startFormCode",
  load: () => import("./classic/formCode.ts"),
})
