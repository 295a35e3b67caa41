import { expect, test } from "vitest"
import * as domain from "./index.ts"

/** Every function that the contract lists for the basket page (catalogue-and-cart §15); the compiler compares the signatures. */
const listed = {
  selectCartSubmitAction: domain.selectCartSubmitAction satisfies (submit: {
    hasContents: boolean
    processing: boolean
    clickedName: string | null
    activeIsQuantity: boolean
    activeIsCoupon: boolean
  }) => "native" | "blocked" | "update" | "coupon",
  selectCartPageUpdate: domain.selectCartPageUpdate satisfies (answer: {
    pageHasForm: boolean
    responseHasForm: boolean
    pageHasCheckout: boolean
  }) => "reload" | "replace-form" | "replace-empty",
  createBasketBody: domain.createBasketBody satisfies (
    pairs: [name: string, value: string][],
    kind: "update" | "shipping" | "refresh",
  ) => string,
  createCouponFields: domain.createCouponFields satisfies (nonce: string, code: string) => Record<string, string>,
  createShippingFields: domain.createShippingFields satisfies (
    nonce: string,
    rates: { index: string; value: string }[],
  ) => { security: string; shipping_method: Record<string, string> },
  isCouponErrorHtml: domain.isCouponErrorHtml satisfies (html: string) => boolean,
}

test("the domain exports every function of the contract", () => {
  expect(Object.entries(listed).filter(([, value]) => typeof value !== "function")).toEqual([])
  expect(Object.keys(domain)).toEqual(expect.arrayContaining(Object.keys(listed)))
})
