import { describe, expect, test } from "vitest"
import { addByLink } from "./testing/cart.ts"
import { bilbao, placeByForm } from "./testing/forms.ts"
import { hostSettingOf, storeNonceOf, writeOfForm, writeOfStoreApi } from "./testing/nonceWrites.ts"
import { useShop } from "./testing/shop.ts"
import type { Visitor } from "./testing/visitor.ts"

const { newVisitor } = useShop()

/** Texts that the database refuses as they are, or after a length limit has cut a pair in two. */
const hostile: readonly (readonly [string, string])[] = [
  ["the character 0", "a\0b"],
  ["half a character", "a\ud83d"],
  ["pairs at even places", "😀".repeat(1500)],
  ["pairs at odd places", `a${"😀".repeat(1500)}`],
]

async function newShopper(): Promise<Visitor> {
  const visitor = newVisitor()
  await addByLink(visitor, 101)
  return visitor
}

const fields = ["first_name", "last_name", "company", "address_1", "city", "state", "postcode", "country", "email"]
const addressOf = (text: string) => Object.fromEntries(fields.map((name) => [name, text]))
const extensionsOf = (text: string) => ({ "woocommerce/order-attribution": { utm_source: text } })

/** Calls of the Store API with a hostile text in each member. */
const calls: readonly (readonly [string, (text: string) => unknown])[] = [
  ["/cart/update-customer", (text) => ({ billing_address: addressOf(text), shipping_address: addressOf(text) })],
  ["/cart/add-item", (text) => ({ id: 111, quantity: 1, variation: [{ attribute: text, value: text }] })],
  ["/cart/update-item", (text) => ({ key: text, quantity: 1 })],
  ["/cart/select-shipping-rate", (text) => ({ package_id: 0, rate_id: text })],
  ["/cart/apply-coupon", (text) => ({ code: text })],
  ["/cart/remove-coupon", (text) => ({ code: text })],
  ["/checkout", (text) => ({ billing_address: addressOf(text), customer_note: text, payment_method: text })],
  ["/checkout/1", (text) => ({ key: text, billing_email: text, payment_method: text })],
]

describe.each(hostile)("a text with %s", (_, text) => {
  test.each(calls)(
    "is no failure of the Store API's %s, and the basket is shown after it",
    async (path, createBody) => {
      const visitor = await newShopper()
      const { nonce, send } = await writeOfStoreApi(visitor, path, createBody(text))
      expect((await send(nonce)).status).toBeLessThan(500)
      expect((await visitor.get("/carrito/")).status).toBe(200)
    },
  )

  test("doesn't fail a search in a batch", async () => {
    const visitor = await newShopper()
    const path = `/wc/store/v1/products?search=${encodeURI(text.replace(/\p{Cs}/gu, ""))}`
    const init = { method: "POST", headers: { Nonce: await storeNonceOf(visitor) } }
    const body = JSON.stringify({ requests: [{ method: "GET", path }] })
    expect((await visitor.send("/wp-json/wc/store/v1/batch", { ...init, body })).status).toBe(207)
  })

  test("comes with an order of the Store API", async () => {
    const visitor = await newShopper()
    const billing_address = {
      ...addressOf("Nuria"),
      ...{ country: "ES", state: "BI", postcode: "48001", email: bilbao.billing_email },
    }
    const order = {
      billing_address,
      customer_note: text.slice(0, 301),
      payment_method: "cod",
      extensions: extensionsOf(text),
    }
    const { nonce, send } = await writeOfStoreApi(visitor, "/checkout", order)
    const answer = await send(nonce)
    expect([answer.status, answer.json()]).toEqual([200, expect.objectContaining({ status: "processing" })])
  })

  test("comes with an order of the form", async () => {
    const answer = await placeByForm(await newShopper(), {
      order_comments: text.slice(0, 301),
      wc_order_attribution_utm_source: text,
      wc_order_attribution_user_agent: text,
    })
    expect(answer.page.querySelector(".woocommerce-thankyou-order-received")).not.toBeNull()
  })

  test("as a coupon is refused in words", async () => {
    const visitor = await newShopper()
    const security = await hostSettingOf(visitor, "/carrito/", ["wc_cart_params", "apply_coupon_nonce"])
    const { send } = writeOfForm(visitor, "/?wc-ajax=apply_coupon", "security", { coupon_code: text, security })
    const answer = await send(security)
    expect([answer.status, answer.page.querySelector(".woocommerce-error") !== null]).toEqual([200, true])
  })
})
