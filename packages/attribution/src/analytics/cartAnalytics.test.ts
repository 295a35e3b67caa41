import { cartBehaviour, cartService } from "@ringside/cart"
import { parseCartAnswer } from "@ringside/cart/domain"
import { startBehaviour } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { createAnalyticsEvent } from "../domain/index.ts"
import { createReportedCart, startCartAnalytics } from "./cartAnalytics.ts"

interface SentItem {
  readonly id: unknown
  readonly quantity: unknown
}

let page: TestPage
let sent: [string, SentItem][]
let stopReading: () => void

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  page = createTestPage()
  sent = []
  stopReading = () => undefined
})
afterEach(() => {
  stopReading()
  page.stop()
  for (const name of ["woocommerce_cart_hash", "woocommerce_items_in_cart"]) {
    document.cookie = `${name}=; path=/; max-age=0`
  }
})

function start(): void {
  startCartAnalytics(page, (name, data) => {
    const { item } = data as { readonly item: SentItem }
    sent.push([name, { id: item.id, quantity: item.quantity }])
  })
}

/** Has a widget show a basket with these products, two of each. */
async function showBasket(...ids: readonly number[]): Promise<void> {
  for (const id of ids) page.server.basketOf().add({ id, quantity: 2 })
  stopReading = cartService.of(page).$cart.subscribe(() => undefined)
  await expect.poll(() => cartService.of(page).$cart.get().status).toBe("ready")
  page.scan()
}

const keyOf = (id: number) => page.server.basketOf().lines.find(({ product }) => product.id === id)?.key ?? ""
const countReads = () => page.server.requests.filter(({ endpoint }) => endpoint === "cart").length
const send = async (...names: readonly string[]) => {
  for (const name of names) document.body.dispatchEvent(new CustomEvent(name, { bubbles: true }))
  await page.clock.advance(0)
}

it("reports what our widgets change and remove, by the store's own answers", async () => {
  start()
  await showBasket(11, 12)
  const reads = countReads()
  await cartService.of(page).update({ key: keyOf(11), quantity: 5 })
  await expect.poll(() => page.clock.advance(0).then(() => sent)).toEqual([["add_to_cart", { id: 11, quantity: 3 }]])
  sent.length = 0
  await cartService.of(page).update({ key: keyOf(11), quantity: 1 })
  await cartService.of(page).remove(keyOf(12))
  await expect
    .poll(() => page.clock.advance(0).then(() => sent))
    .toEqual([
      ["remove_from_cart", { id: 11, quantity: 4 }],
      ["remove_from_cart", { id: 12, quantity: 2 }],
    ])
  sent.length = 0
  await cartService.of(page).undo()
  await expect.poll(() => page.clock.advance(0).then(() => sent)).toEqual([["add_to_cart", { id: 12, quantity: 2 }]])
  expect(countReads()).toBe(reads)
})

it.each(["wc_cart_emptied", "updated_cart_totals", "removed_from_cart", "wc_fragment_refresh"])(
  "reports what was removed from the host's basket at %s",
  async (name) => {
    start()
    await showBasket(11)
    page.server.basketOf().remove(keyOf(11))
    document.cookie = "woocommerce_cart_hash=another; path=/"
    await send(name)
    await expect.poll(() => sent).toEqual([["remove_from_cart", { id: 11, quantity: 2 }]])
  },
)

it("reads nothing when new markup is requested for the same basket", async () => {
  start()
  await showBasket(11)
  const reads = countReads()
  await send("wc_fragment_refresh")
  await page.clock.settle()
  expect(countReads()).toBe(reads)
})

it("reads nothing when new markup is requested on a page whose basket hasn't been read", async () => {
  page.server.basketOf().add({ id: 11, quantity: 1 })
  document.cookie = "woocommerce_cart_hash=unknown; path=/"
  start()
  await send("wc_fragment_refresh")
  await page.clock.settle()
  expect(countReads()).toBe(0)
})

it("reads once for all events of one change, and reports the add although the basket before is unknown", async () => {
  Reflect.deleteProperty(window, "wc_cart_fragments_params")
  cartService.of(page)
  start()
  const reads = countReads()
  page.server.basketOf().add({ id: 11, quantity: 3 })
  document.cookie = "woocommerce_cart_hash=after; path=/"
  document.body.dispatchEvent(new CustomEvent("wc_fragment_refresh", { bubbles: true }))
  const button = Object.assign(document.createElement("button"), { value: "11" })
  button.dataset["quantity"] = "3"
  const detail = { button }
  document.body.dispatchEvent(new CustomEvent("added_to_cart", { bubbles: true, detail }))
  document.body.dispatchEvent(new CustomEvent("updated_cart_totals", { bubbles: true }))
  await page.clock.advance(0)
  await expect.poll(() => sent).toEqual([["add_to_cart", { id: 11, quantity: 3 }]])
  expect(countReads()).toBe(reads + 1)
})

it("reports each of two quick adds, although the basket before is unknown", async () => {
  Reflect.deleteProperty(window, "wc_cart_fragments_params")
  const { http, server } = page
  page.stop()
  const press = (id: number) => {
    server.basketOf().add({ id, quantity: 1 })
    document.cookie = `woocommerce_cart_hash=after-${id}; path=/`
    const button = Object.assign(document.createElement("button"), { value: String(id) })
    document.body.dispatchEvent(new CustomEvent("added_to_cart", { bubbles: true, detail: { button } }))
  }
  // The basket is being read for the first one, and has the second one by the time of the answer.
  const pressOnce = vi.fn().mockImplementationOnce(() => press(12))
  const addMeanwhile: typeof http = (request) => {
    pressOnce()
    return http(request)
  }
  page = createTestPage({ server, services: { http: addMeanwhile } })
  cartService.of(page)
  start()
  press(11)
  await expect
    .poll(() => page.clock.advance(0).then(() => sent))
    .toEqual([
      ["add_to_cart", { id: 11, quantity: 1 }],
      ["add_to_cart", { id: 12, quantity: 1 }],
    ])
})

it("doesn't report a change of another page after the browser's back button", async () => {
  start()
  await showBasket(11)
  page.server.basketOf().add({ id: 12, quantity: 1 })
  document.cookie = "woocommerce_cart_hash=of-another-page; path=/"
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
  await send("wc_fragment_refresh")
  await expect.poll(() => cartService.of(page).$cart.get().cart?.lines.length).toBe(2)
  await cartService.of(page).remove(keyOf(12))
  await expect
    .poll(() => page.clock.advance(0).then(() => sent))
    .toEqual([["remove_from_cart", { id: 12, quantity: 1 }]])
})

/** Sends the events that a tab gets when another one has changed the basket: the storage's keys, one after the other. */
function changeElsewhere(hash: string, ...keys: readonly string[]): void {
  document.cookie = `woocommerce_cart_hash=${hash}; path=/`
  for (const key of keys) window.dispatchEvent(new StorageEvent("storage", { key, storageArea: localStorage }))
}

it("doesn't report a change of another tab, neither at an event of the host nor with the next change", async () => {
  start()
  await showBasket(11)
  page.server.basketOf().add({ id: 12, quantity: 1 })
  changeElsewhere("of-another-tab", "wc_cart_hash_1")
  await send("wc_fragment_refresh")
  await page.clock.settle()
  expect(sent).toEqual([])
  await cartService.of(page).refresh()
  await cartService.of(page).update({ key: keyOf(11), quantity: 3 })
  await expect.poll(() => page.clock.advance(0).then(() => sent)).toEqual([["add_to_cart", { id: 11, quantity: 1 }]])
})

it("keeps its lines when another tab stores the basket that this one has changed", async () => {
  start()
  await showBasket(11)
  const hash = page.storage.cookies.get("woocommerce_cart_hash") ?? ""
  changeElsewhere(hash, "storeApiCartData", "wc_cart_hash_1")
  page.server.basketOf().remove(keyOf(11))
  await send("removed_from_cart")
  await expect.poll(() => sent).toEqual([["remove_from_cart", { id: 11, quantity: 2 }]])
})

it("reports what a block cart changes and removes, which sends its events to the window alone", async () => {
  start()
  startBehaviour(cartBehaviour, page)
  await showBasket(11, 12)
  page.server.basketOf().remove(keyOf(12))
  window.dispatchEvent(new CustomEvent("wc-blocks_store_sync_required", { detail: { type: "from_iAPI" } }))
  await expect
    .poll(() => page.clock.advance(0).then(() => sent))
    .toEqual([["remove_from_cart", { id: 12, quantity: 2 }]])
})

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
