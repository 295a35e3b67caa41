import { expect, test } from "vitest"
import { type ExpressPage, type ExpressPageOptions, openExpressPage } from "./pageForTests.ts"
import { createAnswer, expressHtml, type WalletShop } from "./shopForTests.ts"

const form = '<form class="cart"><button type="button" class="single_add_to_cart_button" value="11">Add</button></form>'
const product = { needs_shipping: true, currency: "eur", total: { amount: 1290 }, displayItems: [] }
const refusal = { code: "woocommerce_rest_invalid_nonce", message: "No." }

const open = (options: ExpressPageOptions = {}) => openExpressPage({ html: form + expressHtml, ...options })

/** The requests of the Store API with the nonce of each. */
const listNonces = ({ shop }: ExpressPage) =>
  shop.calls
    .filter(({ name }) => name !== "platform_tracks")
    .map(({ name, headers }) => `${name} ${headers["Nonce"] ?? "none"}`)

test.each([401, 403])(
  "a refusal of %d without a nonce reads one from the basket, and repeats the change once",
  async (status) => {
    const own = await open()
    own.wallet.click()
    own.shop.server.expireNonces()
    own.shop.answer("POST cart/update-customer", createAnswer(status, refusal))
    const answer = own.wallet.changeAddress({ country: "ES" })
    await own.settle()
    expect(await answer).toBe("resolved")
    expect(listNonces(own).slice(1)).toEqual([
      "POST cart/update-customer nonce-0",
      "GET cart nonce-0",
      "POST cart/update-customer nonce-1",
    ])
  },
)

test("the second refusal is final", async () => {
  const own = await open()
  own.wallet.click()
  for (const nonce of ["n2", "n3"]) own.shop.answer("POST cart/update-customer", createAnswer(403, refusal, { nonce }))
  const answer = own.wallet.changeAddress({ country: "ES" })
  await own.settle()
  expect(await answer).toBe("rejected")
  expect(listNonces(own).slice(1)).toEqual(["POST cart/update-customer nonce-0", "POST cart/update-customer n2"])
})

test("a nonce is read from a product's own cart, not from the shopper's", async () => {
  const own = await open({ settings: { button_context: "product", product } })
  own.wallet.click()
  await own.settle()
  own.shop.server.expireNonces()
  own.shop.answer("POST cart/update-customer", createAnswer(403, refusal))
  const answer = own.wallet.changeAddress({ country: "ES" })
  await own.settle()
  expect(await answer).toBe("resolved")
  expect(listNonces(own)).toEqual([
    "POST cart/add-item nonce-0",
    "POST cart/update-customer nonce-0",
    "GET cart nonce-0",
    "POST cart/update-customer nonce-1",
  ])
  const token = "X-WooPayments-Tokenized-Cart-Session"
  const tokens = own.shop.calls.filter(({ name }) => name !== "platform_tracks").map(({ headers }) => headers[token])
  expect(tokens).toEqual(["", "separate-1", "separate-1", "separate-1"])
})

const linesOf = ({ shop }: ExpressPage) =>
  shop.server.basketOf().lines.map(({ product: { id }, quantity }) => [id, quantity])

/** The page was cached for longer than its nonces live. */
const expire = (shop: WalletShop) => {
  shop.server.expireNonces()
  shop.server.expireCartNonces()
}

test("a page that was kept for too long shows no buttons of a product without a printed price, and leaves the basket alone", async () => {
  const own = await open({ settings: { button_context: "product" }, prepare: expire })
  expect(listNonces(own)).toEqual(["POST cart/add-item nonce-0", "GET cart nonce-0"])
  expect([linesOf(own), own.mount?.style.display]).toEqual([[[11, 1]], "none"])
})

test("a sheet of a page that was kept for too long says that the product can't be added, and leaves the basket alone", async () => {
  const own = await open({ settings: { button_context: "product", product }, prepare: expire })
  own.wallet.click()
  await own.settle()
  expect(linesOf(own)).toEqual([[11, 1]])
  own.wallet.cancel()
  await own.settle()
  expect(linesOf(own)).toEqual([[11, 1]])
  expect(document.querySelector(".woocommerce-error")?.textContent).toMatch(/error processing the product/)
})

test("a cart that the shop doesn't take for the page's any more isn't emptied", async () => {
  const own = await open({ settings: { button_context: "product", product } })
  own.wallet.click()
  await own.settle()
  expire(own.shop)
  own.wallet.cancel()
  await own.settle()
  const names = own.shop.calls.map(({ name }) => name)
  expect(names).toContain("GET cart")
  expect([names.includes("POST cart/remove-item"), linesOf(own)]).toEqual([false, [[11, 1]]])
})

test.each([
  ["with the nonce of the refusal", { nonce: "n2" }, ["GET cart nonce-0", "GET cart n2"]],
  ["without a nonce", {}, ["GET cart nonce-0", "GET cart nonce-0"]],
])("a basket that is refused for its nonce is read once more, %s", async (_, headers, expected) => {
  const own = await open({ prepare: (shop) => shop.answer("GET cart", createAnswer(403, refusal, headers)) })
  expect([listNonces(own), own.mount?.style.display]).toEqual([expected, "block"])
})

test("a basket that is refused for another reason, or twice, isn't read again", async () => {
  const other = await open({
    prepare: (shop) => shop.answer("GET cart", createAnswer(403, { code: "forbidden", message: "No." })),
  })
  expect([listNonces(other), other.mount?.style.display]).toEqual([["GET cart nonce-0"], "none"])
  other.page.stop()
  const twice = await open({
    prepare(shop) {
      for (const nonce of ["n2", "n3"]) shop.answer("GET cart", createAnswer(403, refusal, { nonce }))
    },
  })
  expect([listNonces(twice), twice.mount?.style.display]).toEqual([["GET cart nonce-0", "GET cart n2"], "none"])
})

test("an order that is refused for its nonce is read once more, with the basket's nonce", async () => {
  const own = await open({
    settings: { button_context: "pay_for_order" },
    host: { wcpay_upe_config: { order_id: 189, key: "k" } },
    prepare(shop) {
      shop.server.expireNonces()
      shop.answer("GET order/189", createAnswer(401, refusal))
    },
  })
  expect(listNonces(own)).toEqual(["GET order/189 nonce-0", "GET cart nonce-0", "GET order/189 nonce-1"])
  expect(own.mount?.style.display).toBe("block")
})
