import type { Http, HttpRequest } from "@ringside/core"
import { sendHostEvent } from "@ringside/testing"
import { describe, expect, test } from "vitest"
import { type ExpressPage, openExpressPage } from "./pageForTests.ts"
import { createAnswer, expressHtml, type WalletShop } from "./shopForTests.ts"

const form = `<form class="cart"><div class="quantity"><input class="qty" name="quantity" value="1"></div><button type="button" class="single_add_to_cart_button button" value="11">Add</button></form>`
const product = { needs_shipping: true, currency: "eur", total: { amount: 1290 }, displayItems: [] }
const address = { city: "Madrid", postal_code: "28013", country: "ES", state: "M" }
const notice = () => document.querySelector(".woocommerce-error")?.textContent ?? null

/** The charge of a way to pay with a wallet, and how another tab or the shop changes it. */
interface Way {
  open(prepare: (shop: WalletShop) => void): Promise<ExpressPage>
  /** Makes the next order dearer. */
  change(own: ExpressPage): void
  /** The totals that were ordered. */
  ordered(own: ExpressPage): readonly number[]
}

const raise = ({ shop }: ExpressPage) => void (shop.priceMinor += 6200)
const add = ({ shop }: ExpressPage) => shop.setQuantity(5)
const ofShop = ({ shop }: ExpressPage) => shop.ordered
const openContext = (button_context: string) => async (prepare: (shop: WalletShop) => void) => {
  const own = await openExpressPage({ html: form + expressHtml, settings: { button_context, product }, prepare })
  if (button_context !== "checkout") return own
  sendHostEvent({ name: "updated_checkout" })
  await own.settle()
  own.wallet.ready()
  return own
}

/** An older host, or a page of an order, whose total is a field of the request: the double compares the hash of a cart. */
function createOtherShop(answer: (request: HttpRequest, state: OtherState) => object | null) {
  const state: OtherState = { total: 1290, ordered: [] }
  return {
    state,
    prepare(shop: WalletShop) {
      const { http } = shop
      const own: Http = async (request) => {
        const result = answer(request, state)
        return result === null ? http(request) : createAnswer("status" in result ? Number(result.status) : 200, result)
      }
      Object.assign(shop, { http: own })
    },
  }
}

interface OtherState {
  total: number
  readonly ordered: number[]
}

const refusal = { status: 409, data: { status: 409 }, message: "Changed.", messages: "Changed." }

function takeOrder(state: OtherState, agreed: unknown): object {
  if (Number(agreed) !== state.total) return refusal
  state.ordered.push(state.total)
  const redirect = "/order-received/7/"
  return {
    ...{ result: "success", redirect },
    payment_result: { payment_status: "success", redirect_url: redirect },
  }
}

function openOlderHost(context: "cart" | "product"): Way {
  const nonce = { get_cart_details: "a", shipping: "b", update_shipping: "c", checkout: "d", add_to_cart: "e" }
  const shop = createOtherShop(({ url, body }, state) => {
    const name = /wcpay_(\w+)/.exec(url)?.[1]
    if (name === undefined) return null
    const sums = { total: { amount: state.total }, displayItems: [], needs_shipping: true, currency: "eur" }
    if (name === "ece_create_order")
      return takeOrder(state, new URLSearchParams(typeof body === "string" ? body : "").get("agreed_total"))
    return { result: "success", shipping_options: [{ id: "flat_rate:1", label: "Post", amount: 0 }], ...sums }
  })
  return {
    open: (prepare) =>
      openExpressPage({
        html: form + expressHtml,
        settings: { button_context: context, product, nonce },
        prepare(own) {
          shop.prepare(own)
          prepare(own)
        },
      }),
    change: () => void (shop.state.total += 6200),
    ordered: () => shop.state.ordered,
  }
}

function openOrder(): Way {
  const shop = createOtherShop(({ url, method, body }, state) => {
    if (!/order\/189|checkout\/189/.test(url)) return null
    const totals = { total_price: String(state.total), currency_code: "EUR", currency_minor_unit: 2 }
    if (method === "GET") return { items: [], totals }
    const sent: unknown = JSON.parse(typeof body === "string" ? body : "null")
    return takeOrder(state, typeof sent === "object" && sent ? Reflect.get(sent, "agreed_total") : null)
  })
  return {
    open: (prepare) =>
      openExpressPage({
        settings: { button_context: "pay_for_order" },
        host: { wcpay_upe_config: { order_id: 189, key: "k", billing_email: "eva@example.com" } },
        prepare(own) {
          shop.prepare(own)
          prepare(own)
        },
      }),
    change: () => void (shop.state.total += 6200),
    ordered: () => shop.state.ordered,
  }
}

const ways: readonly (readonly [string, () => Way])[] = [
  ["the basket page, a piece more", () => ({ open: openContext("cart"), change: add, ordered: ofShop })],
  ["the basket page, another price", () => ({ open: openContext("cart"), change: raise, ordered: ofShop })],
  ["the checkout", () => ({ open: openContext("checkout"), change: add, ordered: ofShop })],
  ["a product page", () => ({ open: openContext("product"), change: raise, ordered: ofShop })],
  ["an order page", openOrder],
  ["an older host's basket page", () => openOlderHost("cart")],
  ["an older host's product page", () => openOlderHost("product")],
]

interface Walked {
  readonly own: ExpressPage
  readonly ordered: readonly number[]
  /** The amount that the sheet showed when it was confirmed, in the provider's units. */
  readonly shown: number
  /** The points at which the client waited. */
  readonly waits: readonly string[]
  readonly confirm: () => Promise<void>
}

/** Confirms a sheet, and changes what it costs at the client's wait number `at`: before or after a response. */
async function walk(way: Way, at: number, prepare: (shop: WalletShop) => void = () => undefined): Promise<Walked> {
  const waits: string[] = []
  let isConfirmed = false
  let page: ExpressPage | null = null
  const wait = (name: string) => {
    if (!isConfirmed || page === null) return
    if (waits.push(name) - 1 === at) way.change(page)
  }
  const own = await way.open((shop) => {
    prepare(shop)
    const { http } = shop
    const watched: Http = async (request) => {
      const name = `${request.method} ${request.url}`
      wait(`${name}, sent`)
      const result = await http(request)
      wait(`${name}, answered`)
      return result
    }
    Object.assign(shop, { http: watched })
  })
  page = own
  for (const step of ["submit", "paymentMethod"] as const) {
    const answer = own.wallet.answers[step]
    Object.defineProperty(own.wallet.answers, step, {
      get() {
        wait(step)
        return answer
      },
    })
  }
  const confirm = async () => {
    own.wallet.confirm(own.wallet.sheet.shown["shippingAddressRequired"] === true ? {} : { shippingAddress: undefined })
    await own.settle()
  }
  own.wallet.click()
  await own.settle()
  if (own.wallet.sheet.shown["shippingAddressRequired"] === true) {
    const changed = own.wallet.changeAddress(address)
    await own.settle()
    await changed
  }
  const shown = Number(own.wallet.calls.findLast((call) => /^(update|elements) /.test(call))?.split(" ")[1])
  isConfirmed = true
  wait("confirm")
  await confirm()
  isConfirmed = false
  return { own, ordered: [...way.ordered(own)], shown, waits, confirm }
}

describe.each(ways)("a wallet on %s", (_, createWay) => {
  // It walks a page for each point, which takes longer than other tests.
  test("orders what its sheet shows, whenever that changes", { timeout: 60_000 }, async () => {
    const still = await walk(createWay(), -1)
    expect([still.ordered, notice()]).toEqual([[still.shown], null])
    still.own.page.stop()
    for (const at of still.waits.keys()) {
      const { own, ordered, shown, waits } = await walk(createWay(), at)
      // Once the order is answered, a change belongs to the next one.
      const expected = waits[at]?.includes("answered") && ordered.length > 0 ? [shown] : []
      expect([waits[at], ordered]).toEqual([waits[at], expected])
      expect([waits[at], notice() === null]).toEqual([waits[at], ordered.length > 0])
      own.page.stop()
    }
  })

  test("offers the new total, and orders that", async () => {
    const way = createWay()
    const before = await walk(way, 0)
    expect(before.ordered).toEqual([])
    const { own } = before
    own.wallet.ready()
    await own.settle()
    expect(own.wallet.click()).toBe(true)
    await own.settle()
    if (own.wallet.sheet.shown["shippingAddressRequired"] === true) {
      const changed = own.wallet.changeAddress(address)
      await own.settle()
      await changed
    }
    await before.confirm()
    expect(way.ordered(own)).toHaveLength(1)
    expect(way.ordered(own)[0]).toBeGreaterThan(before.shown)
  })
})

describe.each(["product", "cart"])("where nothing is shipped, a wallet on a page of the kind %s", (context) => {
  const openVirtual = async (taxes: Readonly<Record<string, number>>) => {
    const printed = { ...product, needs_shipping: false }
    const prepare = (shop: WalletShop) => void Object.assign(shop, { isVirtual: true, taxes })
    const settings = { button_context: context, product: printed }
    return openExpressPage({ html: form + expressHtml, settings, prepare })
  }
  const pay = async (own: ExpressPage) => {
    expect(own.wallet.click()).toBe(true)
    await own.settle()
    const shown = Number(own.wallet.calls.findLast((call) => /^(update|elements) /.test(call))?.split(" ")[1])
    own.wallet.confirm({ shippingAddress: undefined })
    await own.settle()
    return shown
  }

  test("offers the total with the tax of the payer's country, and orders that", async () => {
    const own = await openVirtual({ ES: 271 })
    expect(await pay(own)).toBe(1290)
    expect([own.shop.ordered, notice() === null]).toEqual([[], false])
    own.wallet.ready()
    await own.settle()
    expect(await pay(own)).toBe(1561)
    expect(own.shop.ordered).toEqual([1561])
  })

  test("orders at once where that country adds nothing", async () => {
    const own = await openVirtual({ DE: 245 })
    expect(await pay(own)).toBe(1290)
    expect([own.shop.ordered, notice()]).toEqual([[1290], null])
  })

  test("is paid although the shop refuses an address of only a country", async () => {
    const own = await openVirtual({})
    own.shop.answer("POST cart/update-customer", createAnswer(400, { code: "rest_invalid_param", message: "No." }))
    expect(await pay(own)).toBe(1290)
    expect(own.shop.ordered).toEqual([1290])
  })
})

test(
  "with a shop that compares no totals, only a change around the order's own request is charged unseen",
  { timeout: 60_000 },
  async () => {
    const createWay = (): Way => ({ open: openContext("cart"), change: add, ordered: ofShop })
    const trust = (shop: WalletShop) => void (shop.checksAgreement = false)
    const still = await walk(createWay(), -1, trust)
    still.own.page.stop()
    const wrong: (string | undefined)[] = []
    for (const at of still.waits.keys()) {
      const { own, ordered, shown, waits } = await walk(createWay(), at, trust)
      if (ordered.some((total) => total !== shown)) wrong.push(waits[at])
      own.page.stop()
    }
    const [cart, order] = ["GET /wp-json/wc/store/v1/cart", "POST /wp-json/wc/store/v1/checkout"]
    // After the last reading, and until the order arrives.
    expect(wrong).toEqual([`${cart}?currency=EUR, answered`, `${order}?currency=EUR, sent`])
  },
)

test("an order carries the hash of the response that the sheet's total came from", async () => {
  const hashes: (string | undefined)[] = []
  const own = await openContext("cart")((shop) => {
    const { http } = shop
    const noting: Http = async (request) => {
      const result = await http(request)
      if (result.kind === "answer") hashes.push(result.headers["cart-hash"])
      return result
    }
    Object.assign(shop, { http: noting })
  })
  own.wallet.click()
  const changed = own.wallet.changeAddress(address)
  await own.settle()
  await changed
  const [opened, agreed] = [hashes[0], hashes.at(-1)]
  // Shipping has changed the total.
  expect(agreed).not.toBe(opened)
  own.wallet.confirm()
  await own.settle()
  const order = own.shop.calls.find(({ name }) => name === "POST checkout")
  expect(order?.headers).toMatchObject({ "Idempotency-Key": agreed, "X-WooPayments-Tokenized-Cart": "true" })
})

/** As many sheets as `CHANGED_BASKETS` names: the goal R4 is stated for 10,000. */
const changedBaskets = Number(process.env["CHANGED_BASKETS"] ?? 14)

test(
  `${String(changedBaskets)} baskets that change between a sheet and its order are charged what the sheet shows`,
  { timeout: 3_600_000 },
  async () => {
    // The same in each run, so that a failing sheet can be reproduced.
    let state = 36
    const pick = (count: number) => (state = (state * 48_271) % 2_147_483_647) % count
    let refused = 0
    for (let round = 0; round < changedBaskets; round += 1) {
      const [name, createWay] = ways[pick(ways.length)] ?? ["", openOrder]
      const at = pick(12)
      const { own, ordered, shown, waits } = await walk(createWay(), at)
      expect([round, name, waits[at], ordered.filter((total) => total !== shown)]).toEqual([round, name, waits[at], []])
      if (ordered.length === 0) refused += 1
      own.page.stop()
    }
    // Otherwise no basket has changed in time.
    expect(refused).toBeGreaterThan(0)
  },
)
