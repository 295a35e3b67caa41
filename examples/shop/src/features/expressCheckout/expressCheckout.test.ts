import { readOrderOutcome } from "@ringside/express-checkout/domain"
import { describe, expect, test } from "vitest"
import { registerAs } from "../../testing/account.ts"
import { answerQuestion, becomeCustomer, createProbe, splitHash, takeCard, sendStatus } from "../../testing/cards.ts"
import { addByLink, attributeOf, quantitiesOf, textOf } from "../../testing/cart.ts"
import { shopFeatures } from "../../app.ts"
import { bilbao } from "../../testing/forms.ts"
import { hostSettingOf } from "../../testing/nonceWrites.ts"
import { useShop } from "../../testing/shop.ts"
import type { Answer, Visitor } from "../../testing/visitor.ts"
import {
  at,
  createWalletOrder,
  figurePage as product,
  type Json,
  openSeparateCart,
  readExpressSetting,
  readJson,
  walletAddress,
  walletHeaders,
} from "../../testing/wallets.ts"
import { orders } from "../orders/schema.ts"
import { simulatedProvider } from "../payments/schema.ts"

const probe = createProbe()
const { newVisitor } = useShop({ features: [...shopFeatures, probe.feature] })
const api = "/wp-json/wc/store/v1"
const virtual = "/en/product/clase-de-pintura-en-linea/"
const tokenHeader = "X-WooPayments-Tokenized-Cart-Session"

/** Opens a separate cart with one product that is shipped to Bilbao. */
async function openFilledCart(visitor: Visitor) {
  const cart = await openSeparateCart(visitor)
  await cart.post("/cart/add-item", { id: 106, quantity: 1, variation: [] })
  await cart.post("/cart/update-customer", { shipping_address: walletAddress }, walletHeaders)
  return cart
}

/** Opens a separate cart with another product, of which many are in stock. */
async function openRichCart(visitor: Visitor) {
  const cart = await openSeparateCart(visitor)
  await cart.post("/cart/add-item", { id: 101, quantity: 1 })
  return cart
}

const pathOf = (url: unknown) => String(url).replace("http://shop.test", "")

describe("a purchase with a cart of its own", () => {
  test("goes from cart to rate to order, and leaves the shopper's basket alone", async () => {
    const visitor = newVisitor()
    await addByLink(visitor, 103)
    const cart = await openSeparateCart(visitor)
    const added = await cart.post("/cart/add-item", { id: 101, quantity: 2 })
    expect([added.status, at(readJson(added), "items", 0, "quantity")]).toEqual([201, 2])
    expect(added.headers.getSetCookie().filter((cookie) => cookie.startsWith("woocommerce_"))).toEqual([])

    const partial = { city: "Bilbao", state: "Bizkaia", postcode: "48001", country: "ES" }
    const addressed = readJson(await cart.post("/cart/update-customer", { shipping_address: partial }, walletHeaders))
    const rates = at(addressed, "shipping_rates", 0, "shipping_rates") as readonly Json[]
    expect(rates.map(({ rate_id }) => rate_id)).toContain("pickup_location:3")
    const pickup = rates.find(({ rate_id }) => rate_id === "pickup_location:3")
    expect(pickup?.["meta_data"]).toEqual([
      { key: "pickup_address", value: expect.stringContaining("Calle del Cordelero 14") },
      { key: "pickup_details", value: expect.stringContaining("10 am to 6 pm") },
    ])
    const rated = readJson(
      await cart.post("/cart/select-shipping-rate", { package_id: 0, rate_id: "pickup_location:3" }),
    )
    expect(at(rated, "totals", "total_shipping")).toBe("0")

    const placed = await cart.post("/checkout", createWalletOrder(await takeCard(visitor)), walletHeaders)
    expect([placed.status, at(readJson(placed), "payment_result", "payment_status")]).toEqual([200, "success"])
    expect(readJson(placed)["billing_address"]).toMatchObject({ state: "BI", email: "lucia.campana@example.com" })
    expect(at(readJson(await cart.get()), "items_count")).toBe(0)
    expect(await quantitiesOf(visitor)).toEqual({ 103: 1 })

    const received = await visitor.visit(pathOf(at(readJson(placed), "payment_result", "redirect_url")))
    expect(textOf(received, ".woocommerce-customer-details")).toContain("Calle del Cordelero 14")
    expect(
      (await newVisitor().visit(pathOf(at(readJson(placed), "payment_result", "redirect_url")))).text,
    ).not.toContain("Calle del Cordelero 14")
  })

  test("is confirmed with the bank's question in the shopper's own session", async () => {
    const visitor = newVisitor()
    const cart = await openRichCart(visitor)
    const placed = readJson(
      await cart.post("/checkout", createWalletOrder(await takeCard(visitor, "4000002760003184")), walletHeaders),
    )
    // The platform's `redirect_url` can't hold a hash.
    expect(at(placed, "payment_result", "redirect_url")).toBe("")
    const outcome = readOrderOutcome(placed)
    expect(outcome.kind).toBe("confirm")
    const asked = splitHash("url" in outcome ? outcome.url : "")
    expect(asked.orderId).toBe(String(placed["order_id"]))
    await answerQuestion(visitor, asked, "complete")
    const answer = readJson(await sendStatus(visitor, asked))
    expect(answer["return_url"]).toContain(`/checkout/order-received/${asked.orderId}/`)
  })

  test("is refused with the bank's words, and the cart stays to be paid with another card", async () => {
    const visitor = newVisitor()
    const cart = await openRichCart(visitor)
    const declined = await cart.post(
      "/checkout",
      createWalletOrder(await takeCard(visitor, "4000000000009995")),
      walletHeaders,
    )
    expect([declined.status, readJson(declined)["message"]]).toEqual([400, "Your card has insufficient funds."])
    const paid = readJson(await cart.post("/checkout", createWalletOrder(await takeCard(visitor)), walletHeaders))
    expect(at(paid, "payment_result", "payment_status")).toBe("success")
  })

  test("is paid once for one payment method, however often it is sent", async () => {
    const visitor = newVisitor()
    const cart = await openRichCart(visitor)
    const body = createWalletOrder(await takeCard(visitor))
    const answers = await Promise.all([1, 2, 3].map(() => cart.post("/checkout", body, walletHeaders)))
    const late = await cart.post("/checkout", body, walletHeaders)
    const ids = [...answers, late].map((answer) => readJson(answer)["order_id"])
    expect(new Set(ids).size).toBe(1)
    const { database } = await probe.open(visitor)
    const kept = await database.select().from(orders)
    const [order] = kept.filter(({ id }) => id === ids[0])
    expect(kept.filter(({ sessionId }) => sessionId === order?.sessionId)).toHaveLength(1)
    const intents = (await database.select().from(simulatedProvider)).filter(
      ({ kind, data }) => kind === "intent" && at(data, "metadata", "orderId") === String(order?.id),
    )
    expect(intents).toHaveLength(1)
  })
})

describe("separate carts", () => {
  test("each opening is another cart, and a token that isn't the shop's opens one too", async () => {
    const visitor = newVisitor()
    const [one, other] = [await openRichCart(visitor), await openSeparateCart(visitor)]
    expect(at(readJson(await other.get()), "items_count")).toBe(0)
    expect(one.token()).not.toBe(other.token())
    const forged = { [tokenHeader]: `${one.token().split(".")[0] ?? ""}.forged` }
    const answer = await other.post("/cart/add-item", { id: 103, quantity: 1 }, forged)
    expect(at(readJson(answer), "items_count")).toBe(1)
    expect(at(readJson(await one.get()), "items_count")).toBe(1)
  })

  test("is emptied line by line", async () => {
    const cart = await openRichCart(newVisitor())
    const key = at(readJson(await cart.get()), "items", 0, "key")
    expect(at(readJson(await cart.post("/cart/remove-item", { key: String(key) })), "items")).toEqual([])
  })

  test.each([
    ["X-WooPayments-Tokenized-Cart-Session-Nonce", {}, "woopayments_rest_invalid_cart_session_nonce"],
    ["X-WooPayments-Tokenized-Cart-Nonce", walletHeaders, "woopayments_rest_invalid_cart_nonce"],
    ["Nonce", {}, "woocommerce_rest_invalid_nonce"],
  ])("need the page's own %s", async (header, more, code) => {
    const cart = await openSeparateCart(newVisitor())
    const answer = await cart.post("/cart/add-item", { id: 101 }, { ...more, [header]: "0123456789abcdef0123" })
    expect([answer.status, readJson(answer)["code"]]).toEqual([403, code])
    expect(answer.headers.get("Nonce")).toMatch(/^[0-9a-f]{20}$/)
  })
})

describe("something that isn't sent", () => {
  test("needs no address and no rate, by wallet and by the form's ways to pay", async () => {
    const visitor = newVisitor()
    const cart = await openSeparateCart(visitor, virtual)
    const added = readJson(await cart.post("/cart/add-item", { id: 146, quantity: 1 }))
    expect([added["needs_shipping"], added["shipping_rates"]]).toEqual([false, []])
    expect(added["payment_methods"]).toEqual(["bacs", "woocommerce_payments"])
    const { shipping_address: _none, ...body } = createWalletOrder(await takeCard(visitor))
    const placed = readJson(await cart.post("/checkout", body, walletHeaders))
    expect(at(placed, "payment_result", "payment_status")).toBe("success")
    const received = await visitor.visit(pathOf(at(placed, "payment_result", "redirect_url")))
    expect(received.page.querySelector(".woocommerce-column--shipping-address")).toBeNull()
    expect(await readExpressSetting(visitor, virtual, "product", "product_type")).toBe("simple")
    const page = await visitor.get(virtual)
    expect(textOf(page, ".er-promises")).toBe(
      "Shipping Delivered by email at no charge. Payment Card or bank transfer.",
    )
    expect(page.page.querySelector(".summary .stock")).toBeNull()
  })

  test("asks for a rate beside something that is", async () => {
    const visitor = newVisitor()
    await addByLink(visitor, 146)
    expect((await visitor.get("/en/carrito/")).page.querySelector(".woocommerce-shipping-totals")).toBeNull()
    await addByLink(visitor, 101)
    expect(at((await visitor.get(`${api}/cart`)).json(), "needs_shipping")).toBe(true)
  })
})

describe("an order that exists", () => {
  /** Places an order whose card is declined, so that it stays unpaid. */
  async function openUnpaid(visitor: Visitor) {
    const cart = await openRichCart(visitor)
    await cart.post("/checkout", createWalletOrder(await takeCard(visitor, "4000000000000002")), walletHeaders)
    const { database } = await probe.open(visitor)
    const order = (await database.select().from(orders)).toSorted((one, other) => other.id - one.id)[0]
    if (!order) throw new Error("no order")
    const email = order.billing.email
    const query = new URLSearchParams({ key: order.key, billing_email: email, currency: "EUR" }).toString()
    return { order, email, path: `/en${api}/order/${String(order.id)}?${query}` }
  }

  async function pay(visitor: Visitor, id: number, body: Json, nonce?: string): Promise<Answer> {
    const own = nonce ?? (await visitor.get(`${api}/cart`)).headers.get("Nonce") ?? ""
    const headers = { "Content-Type": "application/json", Nonce: own }
    return visitor.send(`/en${api}/checkout/${String(id)}?currency=EUR`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    })
  }

  test("is read like a cart, and paid once", async () => {
    const visitor = newVisitor()
    const { order, email, path } = await openUnpaid(visitor)
    const read = readJson(await visitor.get(path))
    expect(read).toMatchObject({
      id: order.id,
      needs_payment: true,
      totals: { total_price: String(order.totalMinor), total_refund: "0", currency_minor_unit: 2 },
      billing_address: { email },
      items: [{ quantity: 1 }],
    })
    const body = createWalletOrder(await takeCard(visitor), { key: order.key, billing_email: email })
    const answers = await Promise.all([pay(visitor, order.id, body), pay(visitor, order.id, body)])
    expect(answers.map((answer) => at(readJson(answer), "payment_result", "payment_status"))).toEqual([
      "success",
      "success",
    ])
    expect(at(readJson(await visitor.get(path)), "needs_payment")).toBe(false)
  })

  test("has the totals of its cart: net, tax and discount apart, in the Store API and in the purchase data", async () => {
    const visitor = newVisitor()
    const cart = await openRichCart(visitor)
    await cart.post("/cart/apply-coupon", { code: "campana5" })
    const { totals, items } = readJson(await cart.get()) as { readonly totals: Json; readonly items: readonly Json[] }
    const { tax_lines: _taxes, ...cartTotals } = totals
    expect(Number(totals["total_discount_tax"])).toBeGreaterThan(0)
    await cart.post("/checkout", createWalletOrder(await takeCard(visitor, "4000000000000002")), walletHeaders)
    const { database } = await probe.open(visitor)
    const [order] = (await database.select().from(orders)).toSorted((one, other) => other.id - one.id)
    if (!order) throw new Error("no order")
    const query = new URLSearchParams({ key: order.key, billing_email: order.billing.email }).toString()
    const read = readJson(await visitor.get(`/en${api}/order/${String(order.id)}?${query}`))
    expect(read["totals"]).toEqual({ ...cartTotals, subtotal: totals["total_items"], total_refund: "0" })
    expect(at(read, "items", 0, "totals")).toEqual(items[0]?.["totals"])
    const received = await visitor.get(`/en/checkout/order-received/${String(order.id)}/?key=${order.key}`)
    const purchase: unknown = JSON.parse(received.page.querySelector("[data-ringside-order]")?.textContent ?? "null")
    expect(at(purchase, "totals")).toEqual(cartTotals)
    expect(at(purchase, "items", 0, "totals")).toEqual(items[0]?.["totals"])
  })

  test.each([
    ["another key", { key: "wc_order_0" }, 401, "woocommerce_rest_invalid_order"],
    ["another address", { billing_email: "nobody@example.com" }, 401, "woocommerce_rest_invalid_billing_email"],
    ["no address, as a guest's page has none", { billing_email: "" }, 401, "woocommerce_rest_invalid_billing_email"],
  ])("is kept from somebody with %s", async (_who, change, status, code) => {
    const visitor = newVisitor()
    const { order, email } = await openUnpaid(visitor)
    const proof = { key: order.key, billing_email: email, ...change }
    const read = await visitor.get(`${api}/order/${String(order.id)}?${new URLSearchParams(proof).toString()}`)
    const paid = await pay(visitor, order.id, createWalletOrder(await takeCard(visitor), proof))
    for (const answer of [read, paid]) expect([answer.status, readJson(answer)["code"]]).toEqual([status, code])
  })

  test("of a customer is theirs alone, and its page prints what proves it", async () => {
    const visitor = newVisitor()
    await becomeCustomer(visitor)
    const { order, path } = await openUnpaid(visitor)
    const page = `/en/checkout/order-pay/${String(order.id)}/?pay_for_order=true&key=${order.key}`
    expect(await hostSettingOf(visitor, page, ["wcpay_upe_config", "billing_email"])).toBe(order.billing.email)
    expect(await hostSettingOf(visitor, page, ["wcpay_upe_config", "order_id"])).toBe(String(order.id))
    expect((await visitor.get(path)).status).toBe(200)
    expect(readJson(await newVisitor().get(path))["code"]).toBe("woocommerce_rest_invalid_user")
    const other = newVisitor()
    await registerAs(other, "other.buyer@example.com", "tres asaltos y medio")
    expect((await other.get(path)).status).toBe(403)
  })
})

describe("pages", () => {
  test.each([
    [product, "form.cart + .wcpay-express-checkout-wrapper > #wcpay-express-checkout-element", "product"],
    ["/en/carrito/", ".wc-proceed-to-checkout > .checkout-button + .wcpay-express-checkout-wrapper", "cart"],
    ["/en/checkout/", "form.checkout > .wcpay-express-checkout-wrapper:first-child", "checkout"],
  ])("%s has the place of the buttons at %s", async (page, selector, context) => {
    const visitor = newVisitor()
    await addByLink(visitor, 101)
    const answer = await visitor.visit(page)
    expect(answer.page.querySelector(selector)).not.toBeNull()
    expect(answer.page.querySelectorAll("#wcpay-express-checkout__order-attribution-inputs")).toHaveLength(1)
    expect(await readExpressSetting(visitor, page, "button_context")).toBe(context)
    expect(await readExpressSetting(visitor, page, "stripe", "publishableKey")).toMatch(/^pk_test_sim/)
  })

  test.each([
    ["/product/lola-vendaval-quirante/", "Esquina Roja", "Pendiente"],
    [product, "Red Corner", "Pending"],
  ])("the sheet of %s is in the page's language", async (page, shopName, pending) => {
    const visitor = newVisitor()
    expect(await readExpressSetting(visitor, page, "store_name")).toBe(shopName)
    expect(await readExpressSetting(visitor, page, "product", "total", "label")).toBe(shopName)
    expect(await readExpressSetting(visitor, page, "product", "shippingOptions", "label")).toBe(pending)
  })

  test("a page of blocks says so, and brings the settings in its currency", async () => {
    const visitor = newVisitor()
    await addByLink(visitor, 101)
    const page = "/en/checkout/?checkout=block&currency=JPY"
    expect(await readExpressSetting(visitor, page, "has_block")).toBe("1")
    expect(await readExpressSetting(visitor, page, "checkout", "currency_code")).toBe("jpy")
  })

  test("what is sold out has the settings without a place for buttons", async () => {
    const visitor = newVisitor()
    const page = "/en/product/marek-szulborski/"
    expect(await readExpressSetting(visitor, page, "button_context")).toBe("product")
    expect((await visitor.get(page)).page.querySelector("#wcpay-express-checkout-element")).toBeNull()
  })
})

describe("older versions' endpoints", () => {
  const call = async (visitor: Visitor, endpoint: string, nonce: string, fields: Readonly<Record<string, string>>) => {
    const page = nonce === "pay_for_order" ? "/en/carrito/?express=legacy" : `${product}?express=legacy`
    const field = ["checkout", "pay_for_order"].includes(nonce) ? "_wpnonce" : "security"
    const answer = await visitor.post(`/en/?wc-ajax=${endpoint}`, {
      [field]: await readExpressSetting(visitor, page, "nonce", nonce),
      ...fields,
    })
    return readJson(answer)
  }

  test("sell a product from its data to the order, once", async () => {
    const visitor = newVisitor()
    const choices = { "attributes[attribute_pintura]": "negra", "attributes[attribute_escala]": "1-12" }
    const product = { product_id: "111", qty: "2", ...choices }
    const data = await call(visitor, "wcpay_ece_get_selected_product_data", "get_selected_product_data", product)
    expect([at(data, "total", "amount"), data["needs_shipping"]]).toEqual([12800, true])
    expect(await quantitiesOf(visitor)).toEqual({})
    await call(visitor, "wcpay_add_to_cart", "add_to_cart", product)
    expect(await quantitiesOf(visitor)).toEqual({ 1003: 2 })

    const { state, city, postcode, country } = walletAddress
    const place = { is_product_page: "true", state, city, postcode, country }
    const shipped = await call(visitor, "wcpay_ece_get_shipping_options", "shipping", place)
    const options = shipped["shipping_options"] as readonly Json[]
    expect([shipped["result"], options.map(({ id }) => id)]).toEqual(["success", ["flat_rate:1", "pickup_location:3"]])
    const rated = await call(visitor, "wcpay_ece_update_shipping_method", "update_shipping", {
      "shipping_method[]": "pickup_location:3",
      is_product_page: "true",
    })
    const details = await call(visitor, "wcpay_ece_get_cart_details", "get_cart_details", {})
    for (const sums of [shipped, rated, details]) {
      const items = sums["displayItems"] as readonly { readonly amount: number }[]
      expect(items.reduce((total, { amount }) => total + amount, 0)).toBe(at(sums, "total", "amount"))
    }
    expect(at(rated, "total", "amount")).toBe(12800)

    const order = {
      ...bilbao,
      "shipping_method[]": "pickup_location:3",
      payment_method: "woocommerce_payments",
      terms: "1",
      "wcpay-payment-method": await takeCard(visitor),
    }
    const placed = await call(visitor, "wcpay_ece_create_order", "checkout", order)
    expect(placed["result"]).toBe("success")
    expect((await call(visitor, "wcpay_ece_create_order", "checkout", order))["redirect"]).toBe(placed["redirect"])
    expect(textOf(await visitor.visit(pathOf(placed["redirect"])), ".woocommerce-order-details")).toContain("Chema")
  })

  test.each([
    ["EUR", "ES"],
    ["JPY", "ES"],
    ["KWD", "GB"],
    ["EUR", "GB"],
  ])("price a selected product like a basket with it, in %s to %s", async (currency, country) => {
    const visitor = newVisitor()
    const place = { country, state: country === "ES" ? "BI" : "", postcode: "10115", city: "Berlin" }
    await call(visitor, "wcpay_ece_get_shipping_options", "shipping", place)
    await visitor.get(`/en/?currency=${currency}`)
    const fields = { product_id: "101", qty: "2" }
    const data = await call(visitor, "wcpay_ece_get_selected_product_data", "get_selected_product_data", fields)
    const added = await call(visitor, "wcpay_add_to_cart", "add_to_cart", fields)
    expect(data["currency"]).toBe(currency.toLowerCase())
    expect(at(data, "total", "amount")).toBe(at(added, "displayItems", 0, "amount"))
  })

  test.each([
    ["sold out", { product_id: "113" }],
    ["unknown", { product_id: "9" }],
    ["too many", { product_id: "101", qty: "9999" }],
  ])("keep the basket when the product is refused: %s", async (_why, fields) => {
    const visitor = newVisitor()
    await addByLink(visitor, 101)
    await addByLink(visitor, 103)
    const answer = await call(visitor, "wcpay_add_to_cart", "add_to_cart", fields)
    expect(answer).toMatchObject({ result: "error", error: expect.any(String) as string })
    expect(await quantitiesOf(visitor)).toEqual({ 101: 1, 103: 1 })
  })

  test("say what stands in the way", async () => {
    const visitor = newVisitor()
    const data = (fields: Readonly<Record<string, string>>) =>
      call(visitor, "wcpay_ece_get_selected_product_data", "get_selected_product_data", fields)
    for (const fields of [{ product_id: "0" }, { product_id: "111" }, { product_id: "101", qty: "9999" }]) {
      expect(await data(fields)).toHaveProperty("error")
    }
    await addByLink(visitor, 101)
    const far = { country: "US", state: "CA", postcode: "90210", city: "Beverly Hills" }
    const options = await call(visitor, "wcpay_ece_get_shipping_options", "shipping", far)
    expect([options["result"], options["shipping_options"]]).toEqual(["invalid_shipping_address", []])
    const rate = { "shipping_method[]": "gold:9" }
    expect(await call(visitor, "wcpay_ece_update_shipping_method", "update_shipping", rate)).toEqual({ result: "fail" })
    const nobody = { payment_method: "woocommerce_payments", billing_first_name: "" }
    const refused = await call(visitor, "wcpay_ece_create_order", "checkout", nobody)
    expect([refused["result"], String(refused["messages"])]).toEqual(["failure", expect.stringContaining("<li")])
  })

  test("pay an order for whoever placed it", async () => {
    const visitor = newVisitor()
    const cart = await openFilledCart(visitor)
    await cart.post("/checkout", createWalletOrder(await takeCard(visitor, "4000000000000002")), walletHeaders)
    const { database } = await probe.open(visitor)
    const order = (await database.select().from(orders)).toSorted((one, other) => other.id - one.id)[0]
    await addByLink(visitor, 101)
    const fields = { order: String(order?.id), payment_method: "woocommerce_payments" }
    const declined = { ...fields, "wcpay-payment-method": await takeCard(visitor, "4000000000000002") }
    expect((await call(visitor, "wcpay_ece_pay_for_order", "pay_for_order", declined))["result"]).toBe("failure")
    const card = { ...fields, "wcpay-payment-method": await takeCard(visitor) }
    const stranger = newVisitor()
    await addByLink(stranger, 101)
    expect((await call(stranger, "wcpay_ece_pay_for_order", "pay_for_order", card))["result"]).toBe("failure")
    expect((await call(visitor, "wcpay_ece_pay_for_order", "pay_for_order", card))["result"]).toBe("success")
  })
})

test("a visitor can't use another one's page for a separate cart", async () => {
  const [visitor, other] = [newVisitor(), newVisitor()]
  const cart = await openSeparateCart(visitor)
  await other.visit(product)
  const answer = await other.send(`${api}/cart`, { headers: { ...cart.nonces, [tokenHeader]: "" } })
  expect(answer.status).toBe(403)
  expect(attributeOf(await other.get(product), "form.cart", "method")).toBe("post")
})
