import { expect, it } from "vitest"
import { selectCartPageUpdate, selectCartSubmitAction } from "./cartSubmit.ts"

const submit = {
  hasContents: true,
  processing: false,
  clickedName: null,
  activeIsQuantity: false,
  activeIsCoupon: false,
}

it.each([
  ["a form without the table", { hasContents: false, clickedName: "update_cart" }, "native"],
  ["a form without the table, even blocked", { hasContents: false, processing: true }, "native"],
  ["a blocked form", { processing: true, clickedName: "update_cart" }, "blocked"],
  ["a blocked form, whichever button", { processing: true, clickedName: "proceed" }, "blocked"],
  ["the update button", { clickedName: "update_cart" }, "update"],
  [
    "Enter in a quantity, which presses the coupon's button",
    { clickedName: "apply_coupon", activeIsQuantity: true },
    "update",
  ],
  ["a quantity without a button", { activeIsQuantity: true }, "update"],
  ["the coupon's button", { clickedName: "apply_coupon" }, "coupon"],
  ["Enter in the coupon field", { activeIsCoupon: true }, "coupon"],
  ["the update button after typing a code", { clickedName: "update_cart", activeIsCoupon: true }, "update"],
  ["a button of a plugin", { clickedName: "empty_cart" }, "native"],
  ["a button without a name", { clickedName: "" }, "native"],
  ["no button", {}, "native"],
])("%s", (_, facts, expected) => {
  expect(selectCartSubmitAction({ ...submit, ...facts })).toBe(expected)
})

it.each([
  [true, true, false, "replace-form"],
  [true, true, true, "replace-form"],
  [true, false, false, "replace-empty"],
  [true, false, true, "reload"],
  [false, true, false, "reload"],
  [false, false, false, "reload"],
  [false, false, true, "reload"],
] as const)("a page with form %s, an answer with form %s, a checkout %s: %s", (page, response, checkout, expected) => {
  const answer = { pageHasForm: page, responseHasForm: response, pageHasCheckout: checkout }
  expect(selectCartPageUpdate(answer)).toBe(expected)
})
