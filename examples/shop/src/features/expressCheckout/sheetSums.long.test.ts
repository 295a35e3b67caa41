import {
  createAddItemBody,
  createClickOptions,
  createOrderPayload,
  createSeparateSession,
  createShippingAddress,
  createStoreRequest,
  readOrderOutcome,
  readOrderTotal,
  reduceCartSession,
  selectAddressChangeOutcome,
  selectRateChangeOutcome,
} from "@ringside/express-checkout/domain"
import { checkProviderPayload, createProviderAmount } from "@ringside/payments/domain"
import { expect, test } from "vitest"
import { shopFeatures } from "../../app.ts"
import { createProbe, takeCard } from "../../testing/cards.ts"
import { useShop } from "../../testing/shop.ts"
import type { Visitor } from "../../testing/visitor.ts"
import { at, figurePage, readExpressSettings, readJson } from "../../testing/wallets.ts"
import { orders } from "../orders/schema.ts"
import { simulatedProvider } from "../payments/schema.ts"

const probe = createProbe()
const { newVisitor } = useShop({ features: [...shopFeatures, probe.feature] })
const tokenHeader = "X-WooPayments-Tokenized-Cart-Session"
const cartsOfEach = 12

const home = { line1: "Calle Mayor 1", city: "Bilbao", state: "Bizkaia", postal_code: "48001", country: "ES" }
const addresses = [
  home,
  { line1: "Calle Triana 8", city: "Las Palmas", state: "Las Palmas", postal_code: "35002", country: "ES" },
  { line1: "Torstraße 12", city: "Berlin", state: "Berlin", postal_code: "10115", country: "DE" },
  { line1: "7 Ring Lane", city: "London", state: "", postal_code: "SW1A 1AA", country: "GB" },
]
const names = { shipping: "Shipping", discount: "Discount", fees: "Fees", tax: "Tax", refund: "Refund", pending: "…" }
/** As in the shop's settings: its prices are shown with tax. */
const style = { includesTax: true, names }
const choice = { name: "attribute_pintura", label: "Paint", value: "negra" }
const scale = { name: "attribute_escala", label: "Scale", value: "1-12" }
const offered = [
  ...[101, 103, 105, 106, 146].map((id) => ({ productId: String(id) })),
  { productId: "111", attributes: [choice, scale] },
]

/** Random numbers from 0 to 1 that are the same in each run (mulberry32), so that a failing cart can be reproduced. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const pick = <Item>(random: () => number, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError("nothing to pick from")
  return item
}

/** Opens a product page's wallet sheet: sends the library's own requests, with the settings that the page prints. */
async function openSheet(visitor: Visitor, currency: string) {
  const config = await readExpressSettings(visitor, `${figurePage}?currency=${currency}`)
  let session: Parameters<typeof reduceCartSession>[0] = createSeparateSession()
  return {
    config,
    async send(kind: Parameters<typeof createStoreRequest>[0], body: unknown) {
      const { method, path, headers, data } = createStoreRequest(kind, body, config, session)
      const answer = await visitor.send(`/en/wp-json${path}`, {
        method,
        headers: { "Content-Type": "application/json", ...headers },
        ...(method === "POST" && { body: JSON.stringify(data) }),
      })
      const { headers: own } = answer
      session = reduceCartSession(session, { nonce: own.get("Nonce"), session: own.get(tokenHeader) })
      return { isOk: answer.status < 300, body: readJson(answer) }
    },
  }
}

/** Expects that the provider's sheet accepts the payload, and that its amount is an integer. */
function expectTaken(event: string, payload: object, amount: number): void {
  expect(checkProviderPayload(event, payload, amount)).toBeNull()
  expect(Number.isSafeInteger(amount)).toBe(true)
}

/**
 * Fills a random cart, ships it with a random rate, and pays. Returns the sheet's last amount and the order's number; null if nothing was
 * in stock.
 */
async function buyRandomCart(visitor: Visitor, currency: string, random: () => number) {
  const { config, send } = await openSheet(visitor, currency)
  const decimals = at(config, "checkout", "currency_decimals")
  let cart: unknown = null
  for (let lines = 1 + Math.floor(random() * 4); lines > 0; lines -= 1) {
    const quantity = 1 + Math.floor(random() * 2)
    const added = await send("add-item", createAddItemBody({ ...pick(random, offered), quantity }))
    // Products that earlier carts have sold out are refused.
    if (added.isOk) cart = added.body
  }
  if (cart === null) return null
  let amount = readOrderTotal(cart, decimals)
  const options = createClickOptions(config, cart)
  expect(options).not.toBeNull()
  expectTaken("click", options ?? {}, amount)

  // Without shipping, the billing address determines the tax. A sheet reports it only on payment, so it must be the one that the page
  // assumes.
  const address = options?.shippingAddressRequired ? pick(random, addresses) : home
  const event = {
    expressPaymentType: "google_pay",
    billingDetails: { name: "Lucía Campana Ruiz", email: "lucia@example.com", phone: "+34 600 000 000", address },
    ...(options?.shippingAddressRequired && { shippingAddress: { name: "Lucía Campana Ruiz", address } }),
  }
  if (options?.shippingAddressRequired) {
    const shipping = createShippingAddress("Lucía Campana Ruiz", address)
    const moved = selectAddressChangeOutcome(
      (await send("update-customer", { shipping_address: shipping })).body,
      decimals,
      style,
    )
    if (moved.kind === "reject") throw new Error(`the shop sends nothing to ${address.city}`)
    expectTaken("shippingaddresschange", { ...moved }, moved.amount)
    const rate = { package_id: 0, rate_id: pick(random, moved.shippingRates).id }
    const rated = selectRateChangeOutcome((await send("select-shipping-rate", rate)).body, decimals, style)
    if (rated.kind === "reject") throw new Error(`the shop refuses its rate ${rate.rate_id}`)
    expectTaken("shippingratechange", { ...rated }, rated.amount)
    amount = rated.amount
  }
  const order = createOrderPayload({ event, paymentMethodId: await takeCard(visitor) })
  const placed = await send("checkout", order)
  expect(readOrderOutcome(placed.body).kind).toBe("redirect")
  return { amount, orderId: Number(placed.body["order_id"]) }
}

test.each([
  ["EUR", 2],
  ["JPY", 0],
  ["KWD", 3],
] as const)(
  "the sheets of random carts in %s show what their orders cost and their cards pay",
  async (currency, decimals) => {
    const random = createRandom(decimals)
    const bought = []
    for (let count = 0; count < cartsOfEach; count += 1) {
      const visitor = newVisitor()
      const result = await buyRandomCart(visitor, currency, random)
      if (result === null) continue
      const { database } = await probe.open(visitor)
      const order = (await database.select().from(orders)).find(({ id }) => id === result.orderId)
      const intents = (await database.select().from(simulatedProvider)).filter(
        ({ kind, data }) => kind === "intent" && at(data, "metadata", "orderId") === String(result.orderId),
      )
      bought.push(result)
      expect([order?.currency, order?.totalMinor]).toEqual([currency, result.amount])
      // In currencies with three decimals, the provider accepts only multiples of ten.
      const charged = createProviderAmount(result.amount, decimals, currency)
      expect(intents.map(({ data }) => at(data, "amount"))).toEqual([charged])
    }
    expect(bought.length).toBeGreaterThan(cartsOfEach / 2)
    // Equal carts would prove little.
    expect(new Set(bought.map(({ amount }) => amount)).size).toBeGreaterThan(3)
  },
)
