import { parseCartAnswer } from "@ringside/cart/domain"
import { expect, it } from "vitest"
import { createAnalyticsEvent } from "../domain/index.ts"
import { createReportedCart } from "./createReportedCart.ts"

const euro = { currency_code: "EUR", currency_minor_unit: 2, currency_prefix: "", currency_suffix: " €" }
const yen = { currency_code: "JPY", currency_minor_unit: 0, currency_prefix: "", currency_suffix: "" }

const createCart = (money: object) => ({
  items: [
    {
      key: "a",
      id: 12,
      sku: "PU-12",
      name: "Pu&ntilde;o &#8211; gala",
      quantity: 2,
      variation: [{ attribute: "Color", value: "Rojo &amp; negro" }],
      prices: { ...money, price: "4400", regular_price: "5000" },
      totals: { ...money, line_subtotal: "7273", line_subtotal_tax: "1527" },
    },
    { key: "b", id: 13, sku: "", name: "Lince", quantity: 1, variation: [], prices: { ...money, price: "100" } },
  ],
  coupons: [{ code: "ten", totals: { total_discount: "100" } }],
  totals: { ...money, total_price: "9295" },
})

it.each([
  ["view_cart", euro],
  ["begin_checkout", euro],
  ["begin_checkout", yen],
])("makes the same %s as the shop's own answer in %j", (name, money) => {
  const cart = createCart(money)
  const answer = parseCartAnswer(cart)
  const event = createAnalyticsEvent(name, { cart: answer && createReportedCart(answer) })
  expect(event).toMatchObject({ ecommerce: { items: [{ item_id: "PU-12" }, { item_id: "13" }] } })
  expect(event).toEqual(createAnalyticsEvent(name, { cart }))
})
