import { within } from "@testing-library/react"
import { expect, onTestFinished, test } from "vitest"
import { mountForTests } from "../mountForTests.ts"
import { basket } from "./widget.ts"

test.each([
  ["the page of another name", "/checkout/", true],
  ["the page of another number, in a shop without pretty permalinks", "?page_id=7", true],
  ["the view of another fragment, in an app", "#/checkout", true],
  ["this page", "", false],
  ["this view of an app", "#/basket", false],
])("leads to the checkout on %s", async (_, checkoutUrl, isShown) => {
  window.location.hash = "#/basket"
  onTestFinished(() => void (window.location.hash = ""))
  const config = { cart: { url: "#basket", checkoutUrl, freeShippingFrom: null } }
  const { host } = await mountForTests(basket, { items: { 1: 1 } }, config)
  const ui = within(host)
  await ui.findByRole("button", { name: "Remove Lince" })
  const link = ui.queryByRole("link", { name: "Proceed to checkout" })
  expect(link?.getAttribute("href") ?? null).toBe(isShown ? checkoutUrl : null)
})
