import { fireEvent, within } from "@testing-library/react"
import { expect, onTestFinished, test, vi } from "vitest"
import type { HttpResult } from "@ringside/core"
import { mountForTests } from "../mountForTests.ts"
import { refuse } from "../storyShop.ts"
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

test.each([
  ["is followed once a typed quantity is saved", null, "#/checkout"],
  ["isn't followed if the shop refuses the quantity", refuse("Only two are left."), "#/basket"],
])("a press of the link that also ends the typing %s", async (_, answered, expected) => {
  window.location.hash = "#/basket"
  onTestFinished(() => void (window.location.hash = ""))
  const answers: ((result: HttpResult | null) => void)[] = []
  const config = { locale: "en", cart: { url: "#basket", checkoutUrl: "#/checkout", freeShippingFrom: null } }
  const { host } = await mountForTests(
    basket,
    {
      items: { 1: 1 },
      answer: (route) =>
        route === "cart/update-item" ? new Promise<HttpResult | null>((resolve) => answers.push(resolve)) : null,
    },
    config,
  )
  const ui = within(host)
  const field = await ui.findByRole("spinbutton", { name: "Quantity of Lince" })
  const link = ui.getByRole("link", { name: "Proceed to checkout" })
  fireEvent.focus(field)
  fireEvent.input(field, { target: { value: "5" } })
  fireEvent.blur(field)
  fireEvent.click(link)
  expect([window.location.hash, link.getAttribute("aria-busy")]).toEqual(["#/basket", "true"])
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.(answered)
  await vi.waitFor(() => expect(link.getAttribute("aria-busy")).toBeNull())
  expect(window.location.hash).toBe(expected)
})
