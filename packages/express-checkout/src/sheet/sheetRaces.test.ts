import type { HttpResult } from "@ringside/core"
import { expect, test } from "vitest"
import { type ExpressPage, openExpressPage } from "../pageForTests.ts"
import { createAnswer, expressHtml } from "../shopForTests.ts"

const form = `<form class="cart"><div class="quantity"><input class="qty" name="quantity" value="1"></div><button type="button" class="single_add_to_cart_button button" value="11">Add</button></form>`

const product = {
  needs_shipping: true,
  product_type: "simple",
  currency: "eur",
  total: { amount: 1290 },
  displayItems: [{ label: "Southpaw", amount: 1290 }],
}

const openProduct = () =>
  openExpressPage({ html: form + expressHtml, settings: { button_context: "product", product } })

const address = { city: "Madrid", postal_code: "28013", country: "ES", state: "M" }
const notice = () => document.querySelector(".woocommerce-error")?.textContent ?? null

/** Delays the next response of that name until the returned function is called; null lets the shop respond. */
function holdAnswer({ shop }: ExpressPage, name: string): (result: HttpResult | null) => void {
  let answer: (result: HttpResult | null) => void = () => undefined
  shop.answer(name, new Promise((resolve) => (answer = resolve)))
  return answer
}

function setQuantity(value: string): void {
  const field = document.querySelector<HTMLInputElement>(".qty")
  if (field) field.value = value
  field?.dispatchEvent(new Event("input", { bubbles: true }))
}

test("a response for a closed sheet leaves the amount of the next sheet alone", async () => {
  const own = await openProduct()
  own.wallet.click()
  await own.settle()
  const answerFirst = holdAnswer(own, "POST cart/update-customer")
  const first = own.wallet.changeAddress(address)
  await own.settle()
  own.wallet.cancel()
  setQuantity("2")
  await own.settle(300)
  own.wallet.click()
  expect(await own.wallet.changeAddress(address)).toBe("resolved")
  expect(own.wallet.calls.at(-1)).toBe("update 2980")
  answerFirst(null)
  await own.settle()
  expect([await first, own.wallet.calls.at(-1)]).toEqual(["rejected", "update 2980"])
})

test("a product that is refused after its sheet was closed doesn't end the next sheet", async () => {
  const own = await openProduct()
  const answerFirst = holdAnswer(own, "POST cart/add-item")
  own.wallet.click()
  own.wallet.cancel()
  await own.settle()
  expect(own.wallet.click()).toBe(true)
  answerFirst(createAnswer(400, { code: "sold_out", message: "Sold out" }))
  await own.settle()
  expect([await own.wallet.changeAddress(address), notice()]).toEqual(["resolved", null])
})

test("an address that the shop answers after the sheet was closed is in the next sheet's sum", async () => {
  const own = await openExpressPage({ html: form + expressHtml })
  own.wallet.click()
  const answer = holdAnswer(own, "POST cart/update-customer")
  void own.wallet.changeAddress(address)
  await own.settle()
  own.wallet.cancel()
  await own.settle()
  answer(null)
  await own.settle()
  expect(own.wallet.click()).toBe(true)
  expect([own.wallet.calls.at(-1), own.wallet.sheet.shown["lineItems"]]).toEqual([
    "update 1690",
    [
      { name: "Southpaw & Sons", amount: 1290 },
      { name: "Shipping", amount: 400 },
    ],
  ])
})
