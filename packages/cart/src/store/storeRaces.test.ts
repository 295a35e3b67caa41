import { createGate, createTestPage, type TestPage, type TestPageOptions } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { fragmentRefreshService } from "../fragments/fragmentRefresh.ts"
import { fragmentCacheService } from "../fragments/createFragmentCache.ts"
import type { CartStore } from "./cartState.ts"
import { cartService } from "./store.ts"

let page: TestPage
let cart: CartStore
let stopReading: () => void

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  begin()
})

afterEach(() => {
  stopReading()
  page.stop()
  expect(page.server.mistakes).toEqual([])
  for (const name of ["woocommerce_cart_hash", "woocommerce_items_in_cart"])
    document.cookie = `${name}=; path=/; max-age=0`
  Reflect.deleteProperty(window, "wc_cart_fragments_params")
})

function begin(options: TestPageOptions = {}): void {
  page = createTestPage(options)
  if (Reflect.has(window, "wc_cart_fragments_params")) fragmentCacheService.of(page)
  cart = cartService.of(page)
  stopReading = () => undefined
}

/** Goes on to another page. */
function beginAgain(options: TestPageOptions = {}): void {
  page.stop()
  begin(options)
}

async function readBasket(...ids: readonly number[]): Promise<void> {
  for (const id of ids) page.server.basketOf().add({ id, quantity: 1 })
  stopReading = cart.$cart.subscribe(() => undefined)
  await expect.poll(() => cart.$cart.get().status).toBe("ready")
}

/** Runs a change in another tab of the same shopper. */
async function inAnotherTab(run: (other: CartStore) => Promise<unknown>): Promise<void> {
  const other = createTestPage({ server: page.server })
  await run(cartService.of(other))
  other.stop()
}

const setItemsCookie = () => void (document.cookie = "woocommerce_items_in_cart=1; path=/")
const cartDataKey = "storeApiCartData"
const sendFromOtherTab = (key: string) => window.dispatchEvent(new StorageEvent("storage", { key }))
const comeBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }))
const keyOf = (id: number) => page.server.basketOf().lines.find(({ product }) => product.id === id)?.key ?? ""
const endpoints = () => page.server.requests.map(({ endpoint }) => endpoint)
const keptCount = () =>
  (JSON.parse(localStorage.getItem(cartDataKey) ?? "null") as { items_count?: unknown } | null)?.items_count

describe("a late response", () => {
  it("is ignored when another tab has changed the basket since", async () => {
    await readBasket(11)
    const gate = createGate()
    page.server.fail("cart", gate.fault)
    const reading = cart.refresh()
    await expect.poll(() => endpoints().length).toBe(2)
    await inAnotherTab((other) => other.add({ id: 12 }))
    sendFromOtherTab(cartDataKey)
    const seen: (number | undefined)[] = []
    const stop = cart.$cart.listen((state) => seen.push(state.cart?.itemsCount))
    gate.open()
    await reading
    stop()
    expect(seen).toEqual([2])
  })

  it("isn't stored for other tabs and pages either", async () => {
    await readBasket(11)
    const gate = createGate()
    page.server.fail("cart", gate.fault)
    const reading = cart.refresh()
    await expect.poll(() => endpoints().length).toBe(2)
    await cart.add({ id: 12 })
    page.server.fail("cart", { kind: "unreachable" })
    gate.open()
    await reading
    expect([cart.$count.get(), keptCount()]).toEqual([2, 2])
  })
})

describe("another tab", () => {
  it("that returns to this tab's basket leaves nothing of the one in between", async () => {
    document.body.innerHTML = '<a class="cart-contents" href="/cart/"></a>'
    onTestFinished(() => document.body.replaceChildren())
    Reflect.set(window, "wc_cart_fragments_params", { wc_ajax_url: "/?wc-ajax=%%endpoint%%" })
    beginAgain()
    setItemsCookie()
    await readBasket(11)
    await inAnotherTab((other) => other.add({ id: 12 }))
    sendFromOtherTab(cartDataKey)
    expect(cart.$count.get()).toBe(2)
    page.server.basketOf().remove(keyOf(12))
    await fragmentRefreshService.of(page).refresh()
    await expect.poll(() => cart.$count.get()).toBe(1)
  })

  it.each([
    ["takes the offer to undo away when it changes the basket", true, null],
    ["leaves it when it changes nothing", false, { name: "Southpaw" }],
  ])("%s, and the host's markup shows it", async (_, changes, undo) => {
    await readBasket(11, 12)
    await cart.remove(keyOf(11))
    if (changes) page.server.basketOf().add({ id: 12, quantity: 1 })
    cart.markStale()
    await expect.poll(() => endpoints().at(-1)).toBe("cart")
    await cart.refresh()
    if (undo) expect(cart.$cart.get().undo).toMatchObject(undo)
    else expect(cart.$cart.get().undo).toBeNull()
  })
})

describe("a failure", () => {
  it("stays until the next action, even if the basket is fetched again", async () => {
    await readBasket(12)
    await cart.update({ key: keyOf(12), quantity: 9 })
    const { error } = cart.$cart.get()
    expect(error?.lineKey).toBe(keyOf(12))
    await cart.refresh()
    expect(cart.$cart.get().error).toEqual(error)
    await cart.add({ id: 11 })
    expect(cart.$cart.get().error).toBeNull()
  })

  it("to reach the shop before a first write is reported at once, without a second wait", async () => {
    page.server.fail("*", { kind: "unreachable" }, 9)
    expect(await cart.add({ id: 11 })).toEqual({
      kind: "unreachable",
      reason: "unsent",
      message: "An unknown error occurred.",
    })
    expect(endpoints()).toEqual(["cart"])
  })

  it("in the middle of several writes changes neither those before it nor those after", async () => {
    await readBasket(11, 12)
    page.server.fail("cart/update-item", { kind: "status", status: 500 })
    const results = await Promise.all([
      cart.add({ id: 12 }),
      cart.update({ key: keyOf(11), quantity: 5 }),
      cart.remove(keyOf(12)),
    ])
    expect(results.map(({ kind }) => kind)).toEqual(["done", "unreachable", "done"])
    expect(cart.$cart.get()).toMatchObject({ isBusy: false, cart: { itemsCount: 1 } })
  })
})

describe("a removal", () => {
  it("during a change of the line's quantity is sent after it, and wins", async () => {
    await readBasket(11)
    const gate = createGate()
    page.server.fail("cart/update-item", gate.fault)
    const key = keyOf(11)
    const both = [cart.update({ key, quantity: 3 }), cart.remove(key)]
    expect(cart.$cart.get().cart?.lines).toEqual([])
    gate.open()
    await Promise.all(both)
    expect(endpoints().slice(1)).toEqual(["cart/update-item", "cart/remove-item"])
    expect(cart.$cart.get()).toMatchObject({
      isBusy: false,
      cart: { lines: [] },
      undo: { item: { id: 11, quantity: 3 } },
    })
  })

  it("of a line that another tab has removed shows the shop's current basket, with its reason", async () => {
    await readBasket(11, 12)
    page.server.basketOf().remove(keyOf(11))
    const key = cart.$cart.get().cart?.lines.find(({ productId }) => productId === 11)?.key ?? ""
    expect(await cart.remove(key)).toMatchObject({ kind: "refused" })
    expect(cart.$cart.get()).toMatchObject({ isBusy: false, cart: { itemsCount: 1 }, undo: null })
  })
})

describe("a page that comes back from the back/forward cache", () => {
  it.each([
    ["reads the basket again", true, 2],
    ["that was only shown does not", false, 1],
  ])("%s", async (_, persisted, count) => {
    await readBasket(11)
    page.server.basketOf().add({ id: 12, quantity: 1 })
    comeBack(persisted)
    await cart.queue.settled()
    await expect.poll(() => cart.$cart.get().cart?.itemsCount).toBe(count)
    expect(endpoints()).toHaveLength(count)
  })

  it("fetches the basket for a count alone, too", async () => {
    page.server.basketOf().add({ id: 11, quantity: 1 })
    stopReading = cart.$count.subscribe(() => undefined)
    await expect.poll(() => cart.$count.get()).toBe(1)
    page.server.basketOf().add({ id: 12, quantity: 1 })
    comeBack(true)
    await expect.poll(() => cart.$count.get()).toBe(2)
  })

  it("leaves that to the host's markup, where the page has some", async () => {
    Reflect.set(window, "wc_cart_fragments_params", { wc_ajax_url: "/?wc-ajax=%%endpoint%%" })
    beginAgain()
    setItemsCookie()
    await readBasket(11)
    comeBack(true)
    await page.clock.settle()
    expect(endpoints()).toEqual(["cart"])
  })
})

it("sends no request when the host's markup shows the basket in storage", async () => {
  Reflect.set(window, "wc_cart_fragments_params", { cart_hash_key: "wc_cart_hash_1" })
  setItemsCookie()
  await readBasket(11)
  stopReading()
  const { hash } = page.server.basketOf()
  localStorage.setItem("wc_cart_hash_1", hash)
  const { server } = page
  beginAgain({ server })
  await readBasket()
  fragmentCacheService.of(page).notifyChange(hash)
  await page.clock.settle()
  expect(endpoints()).toEqual(["cart"])
})

it("requests the shop's currency as soon as it is known", async () => {
  const { server } = page
  beginAgain({ server, config: { currency: null } })
  await readBasket(11)
  await cart.add({ id: 12 })
  expect(server.requests.map(({ path }) => path)).toEqual([
    expect.not.stringContaining("currency"),
    expect.stringContaining("currency=EUR"),
  ])
})

it("goes on with a fresh nonce when the old one expires in the middle of several writes", async () => {
  await readBasket(11)
  const gate = createGate()
  page.server.fail("cart/add-item", gate.fault)
  const writes = [cart.add({ id: 12 }), cart.update({ key: keyOf(11), quantity: 2 }), cart.add({ id: 12 })]
  await expect.poll(() => endpoints().length).toBe(2)
  page.server.expireNonces()
  gate.open()
  expect((await Promise.all(writes)).map(({ kind }) => kind)).toEqual(["done", "done", "done"])
  expect(cart.$count.get()).toBe(4)
  expect(endpoints().slice(1)).toEqual(["cart/add-item", "cart/update-item", "cart/update-item", "cart/add-item"])
})
