import { expect, it } from "vitest"
import { selectAfterAddAction } from "./selectAfterAddAction.ts"

const plain = { premium: false, preview: false, singleButtonLoading: false }
const premium = { ...plain, premium: true }

it.each([
  ["slide_in_cart", plain, "open-drawer"],
  ["slide_in_cart", premium, "open-drawer"],
  ["redirect_cart_page", premium, "go-cart"],
  ["redirect_checkout_page", premium, "go-checkout"],
  ["redirect_cart_page", plain, "none"],
  ["redirect_checkout_page", plain, "none"],
  ["default", premium, "none"],
  ["", premium, "none"],
  [null, premium, "none"],
  ["slide_in_cart", { ...plain, preview: true }, "none"],
  ["redirect_cart_page", { ...premium, preview: true }, "none"],
  ["slide_in_cart", { ...plain, singleButtonLoading: true }, "none"],
  ["redirect_checkout_page", { ...premium, singleButtonLoading: true }, "none"],
])("%j with %j: %j", (action, page, expected) => {
  expect(selectAfterAddAction({ action, ...page })).toBe(expected)
})
