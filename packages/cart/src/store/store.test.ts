import type { HttpRequest, HttpResult } from "@ringside/core"
import { createGate, createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { fragmentCacheService } from "../fragments/createFragmentCache.ts"
import type { CartState, CartStore } from "./cartState.ts"
import type { StoreOperation } from "../domain/index.ts"
import { cartService, createCart } from "./store.ts"

let page: TestPage
let cart: CartStore
let stopReading: () => void

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  page = createTestPage()
  cart = cartService.of(page)
  stopReading = () => undefined
})

const setCookie = (name: string, value: string) => {
  document.cookie = `${name}=${value}; path=/`
}

afterEach(() => {
  for (const name of ["woocommerce_cart_hash", "woocommerce_items_in_cart"]) setCookie(name, "; max-age=0")
  stopReading()
  page.stop()
  expect(page.server.mistakes).toEqual([])
  Reflect.deleteProperty(window, "wc_cart_fragments_params")
})

/** Puts products into the shopper's basket, and has somebody read it. */
async function readBasket(...ids: readonly number[]): Promise<CartState[]> {
  for (const id of ids) page.server.basketOf().add({ id, quantity: 1 })
  const seen: CartState[] = []
  stopReading = cart.$cart.subscribe((state) => seen.push(state))
  await expect.poll(() => cart.$cart.get().status).toBe("ready")
  return seen
}

const keyOf = (id: number) => page.server.basketOf().lines.find(({ product }) => product.id === id)?.key ?? ""
const endpoints = () => page.server.requests.map(({ endpoint }) => endpoint)
const quantities = ({ cart: shown }: CartState) => shown?.lines.map(({ quantity }) => quantity)

describe("the Store API", () => {
  it("counts as absent at an answer without JSON, unless it has answered before", async () => {
    page.server.fail("cart", { kind: "status", status: 404 })
    await cart.refresh()
    expect(cart.$isAbsent.get()).toBe(true)
    await cart.refresh()
    expect(cart.$isAbsent.get()).toBe(false)
    page.server.fail("cart", { kind: "status", status: 404 })
    await cart.refresh()
    expect(cart.$isAbsent.get()).toBe(false)
  })
})

describe("the basket", () => {
  it("isn't fetched without a reader", async () => {
    cart.markStale()
    await page.clock.settle()
    expect(endpoints()).toEqual([])
  })

  it("is fetched once, for the first reader", async () => {
    const seen = await readBasket(11)
    expect(seen.map(({ status }) => status)).toEqual(["loading", "ready"])
    cart.$cart.subscribe(() => undefined)()
    expect(endpoints()).toEqual(["cart"])
    expect(cart.$count.get()).toBe(1)
  })

  it("is shared by the whole page", () => {
    expect(cartService.of(page)).toBe(cart)
  })

  it.each([
    [{ kind: "unreachable" }, "An unknown error occurred."],
    [{ kind: "html" }, "The response is not a valid JSON response."],
    [{ kind: "empty" }, "The response is not a valid JSON response."],
    [{ kind: "status", status: 500 }, "The response is not a valid JSON response."],
  ] as const)("that can't be fetched (%o) reports it, and can be fetched again", async (fault, message) => {
    page.server.fail("cart", fault)
    stopReading = cart.$cart.subscribe(() => undefined)
    await expect.poll(() => cart.$cart.get().status).toBe("failed")
    expect(cart.$cart.get().error).toEqual({ message, lineKey: null })
    await cart.refresh()
    expect(cart.$cart.get()).toMatchObject({ status: "ready", error: null })
  })

  it("has messages in the page's language where the shop sends none", async () => {
    page.stop()
    page = createTestPage({ config: { locale: "es" } })
    cart = cartService.of(page)
    page.server.fail("cart", { kind: "body", body: "{}" })
    page.server.fail("cart/add-item", { kind: "unreachable" })
    const result = await cart.add({ id: 11 })
    expect(result).toEqual({ kind: "unreachable", reason: "unclear", message: "Ha ocurrido un error desconocido." })
  })

  it("is fetched again when it was changed elsewhere during the request", async () => {
    await readBasket(11)
    const gate = createGate()
    page.server.fail("cart", gate.fault)
    const reading = cart.refresh()
    await expect.poll(() => endpoints().length).toBe(2)
    page.server.basketOf().add({ id: 12, quantity: 1 })
    cart.markStale()
    gate.open()
    await reading
    expect(cart.$count.get()).toBe(2)
    expect(endpoints()).toEqual(["cart", "cart", "cart"])
  })

  it("is fetched again when a write has settled during the request", async () => {
    await readBasket(11)
    const gate = createGate()
    page.server.fail("cart", gate.fault)
    const reading = cart.refresh()
    await expect.poll(() => endpoints().length).toBe(2)
    await cart.add({ id: 12 })
    gate.open()
    await reading
    expect(cart.$count.get()).toBe(2)
  })

  it("comes from another tab without a request", async () => {
    await readBasket(11)
    const other = createTestPage({ server: page.server })
    await cartService.of(other).add({ id: 12 })
    window.dispatchEvent(new StorageEvent("storage", { key: "storeApiCartData" }))
    expect(cart.$count.get()).toBe(2)
    const before = endpoints().length
    localStorage.setItem("storeApiCartData", '{"not":"a cart"}')
    window.dispatchEvent(new StorageEvent("storage", { key: "storeApiCartData" }))
    expect([cart.$count.get(), endpoints().length]).toEqual([2, before])
    other.stop()
  })
})

describe("a change", () => {
  it("is shown at once, and confirmed by the response", async () => {
    await readBasket(11)
    const updating = cart.update({ key: keyOf(11), quantity: 3 })
    expect(cart.$cart.get()).toMatchObject({ isBusy: true, busyKeys: [keyOf(11)], cart: { itemsCount: 3 } })
    expect(await updating).toMatchObject({ kind: "done", cart: { itemsCount: 3 } })
    expect(cart.$cart.get()).toMatchObject({ isBusy: false, busyKeys: [], cart: { itemsCount: 3 } })
  })

  it("is reverted when it is refused, with the shop's message", async () => {
    await readBasket(12)
    const key = keyOf(12)
    const result = await cart.update({ key, quantity: 9 })
    expect(result).toEqual({ kind: "refused", message: "No queda tanto de «Cornerman»." })
    expect(cart.$cart.get()).toMatchObject({
      isBusy: false,
      cart: { itemsCount: 1 },
      error: { lineKey: key, message: "No queda tanto de «Cornerman»." },
    })
  })

  it("is reverted without losing the other pending changes", async () => {
    await readBasket(11, 12)
    const seen: (readonly number[] | undefined)[] = []
    const stop = cart.$cart.listen((state) => seen.push(quantities(state)))
    const both = [cart.update({ key: keyOf(12), quantity: 9 }), cart.update({ key: keyOf(11), quantity: 2 })]
    await Promise.all(both)
    stop()
    expect(seen).toEqual([
      [1, 9],
      [2, 9],
      [2, 1],
      [2, 1],
    ])
  })

  it("is sent after the change before it, with any result of that", async () => {
    await readBasket(11)
    page.server.fail("cart/add-item", { kind: "unreachable" })
    const results = await Promise.all([cart.add({ id: 12 }), cart.add({ id: 12 }), cart.remove(keyOf(11))])
    expect(results.map(({ kind }) => kind)).toEqual(["unreachable", "done", "done"])
    expect(endpoints().slice(1)).toEqual(["cart/add-item", "cart", "cart/add-item", "cart/remove-item"])
    expect(cart.$count.get()).toBe(1)
  })

  it.each([
    ["timeout", 1, ["cart", "cart/add-item", "cart"], { kind: "done" }, null],
    ["offline", 0, ["cart"], { kind: "unreachable" }, { lineKey: null }],
  ] as const)(
    "that the shop has made although its response was lost (%s) is noticed before a retry",
    async (reason, itemsCount, asked, result, error) => {
      const { http } = page
      const loseAnswers = async (request: HttpRequest): Promise<HttpResult> => {
        if (request.method !== "POST") return http(request)
        if (reason === "timeout") await http(request)
        return { kind: "unreachable", reason }
      }
      cart = createCart(Object.assign(page, { http: loseAnswers }))
      await readBasket()
      expect(await cart.add({ id: 11 })).toMatchObject(result)
      expect(cart.$cart.get()).toMatchObject({ isBusy: false, cart: { itemsCount }, error })
      expect(endpoints()).toEqual(asked)
    },
  )

  it("of many quick steps is one request, with the last value", async () => {
    await readBasket(11)
    const gate = createGate()
    page.server.fail("cart/update-item", gate.fault)
    const steps = [2, 3, 4, 5].map((quantity) => cart.update({ key: keyOf(11), quantity }))
    expect(cart.$cart.get().cart?.itemsCount).toBe(5)
    gate.open()
    await Promise.all(steps)
    const bodies = page.server.requests.filter(({ endpoint }) => endpoint === "cart/update-item")
    expect(bodies.map(({ body }) => (JSON.parse(body) as { quantity: unknown }).quantity)).toEqual([5])
  })

  it("that follows one under way is sent separately", async () => {
    await readBasket(11)
    const gate = createGate()
    page.server.fail("cart/update-item", gate.fault)
    const first = cart.update({ key: keyOf(11), quantity: 2 })
    await expect.poll(() => endpoints().length).toBe(2)
    const later = [3, 4].map((quantity) => cart.update({ key: keyOf(11), quantity }))
    gate.open()
    await Promise.all([first, ...later])
    expect(endpoints().slice(1)).toEqual(["cart/update-item", "cart/update-item"])
    expect(cart.$count.get()).toBe(4)
  })

  it("that can't be sent rejects, and leaves nothing behind", async () => {
    await readBasket(11)
    await expect(cart.add({ id: Number.NaN })).rejects.toThrow("missing id")
    expect(cart.$cart.get()).toMatchObject({ isBusy: false, cart: { itemsCount: 1 } })
    expect(await cart.add({ id: 12 })).toMatchObject({ kind: "done" })
  })

  it("is reported to the page when a product was added", async () => {
    const listener = vi.fn()
    document.addEventListener("ringside:cart:added", ({ detail }) => void listener(detail), {
      once: true,
    })
    await cart.add({ id: 11, quantity: 2 })
    expect(listener).toHaveBeenCalledExactlyOnceWith({
      productId: 11,
      variationId: null,
      quantity: 2,
      source: "cart.add",
      line: cart.$cart.get().cart?.lines[0],
    })
  })

  it("is reported to the page when a line was changed or removed, once for several quick steps", async () => {
    await readBasket(11, 12)
    const received: unknown[] = []
    const { signal } = page
    document.addEventListener("ringside:cart:changed", ({ detail }) => received.push(detail), {
      signal,
    })
    const key = keyOf(11)
    await Promise.all([2, 3].map((quantity) => cart.update({ key, quantity })))
    expect(received).toEqual([{ key }])
    await cart.remove(key)
    expect(received).toEqual([{ key }, { key }])
    page.server.fail("cart/remove-item", { kind: "unreachable" })
    await cart.remove(keyOf(12))
    expect(received).toHaveLength(2)
  })

  it("offers to undo a removal, until the next change", async () => {
    await readBasket(11, 12)
    await cart.remove(keyOf(11))
    expect(cart.$cart.get().undo).toMatchObject({ name: "Southpaw", item: { id: 11, quantity: 1 } })
    expect(await cart.undo()).toMatchObject({ kind: "done" })
    expect(cart.$cart.get()).toMatchObject({ undo: null, cart: { itemsCount: 2 } })
    expect(await cart.undo()).toBeNull()
    await cart.remove(keyOf(11))
    await cart.add({ id: 11 })
    expect(cart.$cart.get().undo).toBeNull()
  })

  it("offers no undo for a removal that was refused", async () => {
    await readBasket(11)
    page.server.fail("cart/remove-item", { kind: "unreachable" })
    await cart.remove(keyOf(11))
    expect(cart.$cart.get()).toMatchObject({ undo: null, cart: { itemsCount: 1 } })
  })
})

describe("the nonce", () => {
  it("is fetched before the first write, and then kept for other pages", async () => {
    await cart.add({ id: 11 })
    expect(endpoints()).toEqual(["cart", "cart/add-item"])
    const next = createTestPage({ server: page.server })
    await cartService.of(next).add({ id: 11 })
    expect(endpoints()).toEqual(["cart", "cart/add-item", "cart/add-item"])
    next.stop()
  })

  it("that has expired is replaced by the refusal's own, unnoticed", async () => {
    const seen = await readBasket(11)
    page.server.expireNonces()
    expect(await cart.add({ id: 12 })).toMatchObject({ kind: "done" })
    expect(endpoints()).toEqual(["cart", "cart/add-item", "cart/add-item"])
    expect(seen.every(({ error }) => error === null)).toBe(true)
  })

  it("that is refused twice is final", async () => {
    page.stop()
    page = createTestPage()
    const text = JSON.stringify({ code: "woocommerce_rest_invalid_nonce", message: "Nonce is <b>invalid</b>." })
    const headers = { nonce: "another" }
    const { http } = page
    const refuse = vi.fn(async ({ url }: HttpRequest): Promise<HttpResult> => ({
      kind: "answer",
      status: 403,
      isOk: false,
      headers,
      text,
      url,
    }))
    cart = cartService.of(
      Object.assign(page, { http: (request: HttpRequest) => (request.method === "GET" ? http : refuse)(request) }),
    )
    expect(await cart.add({ id: 12 })).toEqual({ kind: "refused", message: "Nonce is invalid." })
    expect(refuse.mock.calls.map(([request]) => request.headers?.["Nonce"])).toEqual(["nonce-0", "another"])
  })
})

describe("an operation of another package", () => {
  const applyAnywhere: StoreOperation<{ readonly id: number; readonly quantity: number; readonly variation: [] }> = {
    ...{ method: "POST", path: "/v1/cart/add-item", headers: null, timeoutMs: 1000 },
    createBody: (args) => args,
  }

  it("waits in the queue, and its response becomes the basket", async () => {
    await readBasket(11)
    const gate = createGate()
    page.server.fail("cart/add-item", gate.fault)
    const first = cart.add({ id: 11 })
    const second = cart.send(applyAnywhere, { id: 12, quantity: 2, variation: [] })
    expect(cart.$cart.get()).toMatchObject({ isBusy: true, cart: { itemsCount: 2 } })
    await expect.poll(() => endpoints().length).toBe(2)
    gate.open()
    expect(await second).toMatchObject({ kind: "done", cart: { itemsCount: 4 } })
    expect((await first).kind).toBe("done")
    expect(cart.$cart.get()).toMatchObject({ isBusy: false, cart: { itemsCount: 4 } })
  })

  it("doesn't change the basket where its response is something else", async () => {
    await readBasket(11)
    const before = cart.$cart.get()
    const answer = await cart.call(applyAnywhere, { id: 12, quantity: 1, variation: [] })
    expect(answer).toMatchObject({ kind: "answer", body: { items_count: 2 } })
    expect(cart.$cart.get()).toBe(before)
  })
})

describe("the host's own markup", () => {
  it("is updated after a write whose basket it doesn't show, and after no other", async () => {
    document.body.innerHTML = '<a class="cart-contents" href="/cart/"></a>'
    onTestFinished(() => document.body.replaceChildren())
    Reflect.set(window, "wc_cart_fragments_params", { wc_ajax_url: "/?wc-ajax=%%endpoint%%" })
    setCookie("woocommerce_cart_hash", "of-a-basket-that-storage-does-not-hold")
    page.stop()
    page = createTestPage()
    fragmentCacheService.of(page)
    cart = cartService.of(page)
    await readBasket(11)
    expect(endpoints()).toEqual(["cart"])
    await cart.add({ id: 12 })
    await expect.poll(() => endpoints().slice(1)).toEqual(["cart/add-item", "get_refreshed_fragments"])
    await page.clock.settle()
    // The fragments are of the very basket that was written: it is not read once more.
    expect(endpoints()).toHaveLength(3)
  })
})

describe("a basket described by the host's cookies", () => {
  const read = () => {
    stopReading = cart.$cart.subscribe(() => undefined)
    return cart.$cart.get()
  }
  beforeEach(() => {
    page.stop()
    page = createTestPage({ config: { currency: "EUR" } })
    cart = cartService.of(page)
    Reflect.set(window, "wc_cart_fragments_params", { cart_hash_key: "wc_cart_hash_1" })
  })

  it("isn't fetched when it is empty", () => {
    expect(read()).toMatchObject({ status: "ready", cart: { itemsCount: 0, lines: [] } })
    expect(endpoints()).toEqual([])
  })

  it("is fetched when the items cookie contradicts the stored one", async () => {
    setCookie("woocommerce_items_in_cart", "1")
    expect(read().status).toBe("loading")
    await expect.poll(endpoints).toEqual(["cart"])
  })

  it("isn't fetched while its hash is the last one", async () => {
    setCookie("woocommerce_cart_hash", "other")
    await readBasket(11)
    stopReading()
    localStorage.setItem("wc_cart_hash_1", "h1")
    setCookie("woocommerce_cart_hash", "h1")
    const next = createTestPage({ server: page.server, config: { currency: "EUR" } })
    cart = cartService.of(next)
    expect(read()).toMatchObject({ status: "ready", cart: { itemsCount: 1 } })
    expect(endpoints()).toEqual(["cart"])
    next.stop()
  })

  it("is fetched on a page in another language than the last one, also when that is another tab", async () => {
    setCookie("woocommerce_cart_hash", "other")
    await readBasket(11)
    stopReading()
    localStorage.setItem("wc_cart_hash_1", "h1")
    setCookie("woocommerce_cart_hash", "h1")
    const next = createTestPage({ server: page.server, config: { currency: "EUR", locale: "es" } })
    cart = cartService.of(next)
    expect(read().status).toBe("loading")
    await expect.poll(endpoints).toEqual(["cart", "cart"])
    await expect.poll(() => cart.$cart.get().status).toBe("ready")
    const readElsewhere = () => {
      localStorage.setItem("ringside_cart_scope", "EUR:guest:en")
      window.dispatchEvent(new StorageEvent("storage", { key: "storeApiCartData" }))
    }
    setCookie("woocommerce_cart_hash", "h2")
    readElsewhere()
    await expect.poll(endpoints).toHaveLength(3)
    // The other tab, which has read the basket after this one, must not make it read once more.
    await expect.poll(() => localStorage.getItem("ringside_cart_scope")).toBe("EUR:guest:es")
    readElsewhere()
    await next.clock.settle()
    expect(endpoints()).toHaveLength(3)
    // This tab changes the basket, and the other tab changes it back.
    await cart.update({ key: keyOf(11), quantity: 3 })
    const before = endpoints().length
    setCookie("woocommerce_cart_hash", "h2")
    readElsewhere()
    await expect.poll(endpoints).toHaveLength(before + 1)
    next.stop()
  })

  it("is fetched again for another tab where the last read for it has failed", async () => {
    setCookie("woocommerce_cart_hash", "other")
    await readBasket(11)
    const readElsewhere = () => {
      localStorage.setItem("ringside_cart_scope", "EUR:guest:es")
      window.dispatchEvent(new StorageEvent("storage", { key: "storeApiCartData" }))
    }
    setCookie("woocommerce_cart_hash", "h2")
    page.server.fail("cart", { kind: "status", status: 500 })
    readElsewhere()
    await expect.poll(() => cart.$cart.get().error).not.toBeNull()
    readElsewhere()
    await expect.poll(() => cart.$cart.get().error).toBeNull()
    expect(endpoints()).toEqual(["cart", "cart", "cart"])
  })

  it("is fetched for another tab that changes it back, also where the read before this tab's change has failed", async () => {
    setCookie("woocommerce_cart_hash", "other")
    await readBasket(11)
    const readElsewhere = () => {
      localStorage.setItem("ringside_cart_scope", "EUR:guest:es")
      window.dispatchEvent(new StorageEvent("storage", { key: "storeApiCartData" }))
    }
    setCookie("woocommerce_cart_hash", "h2")
    page.server.fail("cart", { kind: "status", status: 500 })
    readElsewhere()
    await expect.poll(() => cart.$cart.get().error).not.toBeNull()
    await cart.update({ key: keyOf(11), quantity: 3 })
    const before = endpoints().length
    setCookie("woocommerce_cart_hash", "h2")
    readElsewhere()
    await expect.poll(endpoints).toHaveLength(before + 1)
    await expect.poll(() => localStorage.getItem("ringside_cart_scope")).toBe("EUR:guest:en")
    // That tab follows this one's read, which makes no further one.
    readElsewhere()
    await page.clock.settle()
    expect(endpoints()).toHaveLength(before + 1)
  })

  it("is fetched when the stored one can't be read", () => {
    setCookie("woocommerce_cart_hash", "h1")
    localStorage.setItem("wc_cart_hash_1", "h1")
    localStorage.setItem("storeApiCartData", "{")
    expect(read().status).toBe("loading")
  })

  it.each([
    ["is 0 without a cookie", null, 0, []],
    ["is the platform's basket where its cookie is 1, as it is for every basket", "1", 5, ["cart"]],
    ["is that of a cookie which counts", "2", 2, []],
  ])("has a count that %s", async (_, cookie, count, expected) => {
    if (cookie !== null) setCookie("woocommerce_items_in_cart", cookie)
    page.server.basketOf().add({ id: 11, quantity: 5 })
    cart = createCart(page)
    stopReading = cart.$count.subscribe(() => undefined)
    await expect.poll(() => cart.$count.get()).toBe(count)
    expect(endpoints()).toEqual(expected)
  })

  it("has a count that follows changes by others, one read for each", async () => {
    setCookie("woocommerce_items_in_cart", "1")
    page.server.basketOf().add({ id: 11, quantity: 1 })
    cart = createCart(page)
    stopReading = cart.$count.subscribe(() => undefined)
    await expect.poll(() => cart.$count.get()).toBe(1)
    page.server.basketOf().add({ id: 11, quantity: 4 })
    cart.markStale()
    await expect.poll(() => cart.$count.get()).toBe(5)
    expect(endpoints()).toEqual(["cart", "cart"])
  })

  it("is fetched on a shop without such cookies", () => {
    Reflect.deleteProperty(window, "wc_cart_fragments_params")
    expect(read().status).toBe("loading")
  })
})

describe("the Store API's address", () => {
  it.each([
    ["/wc/store", "/wc/store/v1/cart?currency=EUR"],
    ["/api/", "/api/wc/store/v1/cart?currency=EUR"],
    ["https://shop.example/wc/store/v1", "https://shop.example/wc/store/v1/cart?currency=EUR"],
  ])("%s is requested at %s", async (storeApi, url) => {
    page.stop()
    const asked = vi.fn(async (): Promise<HttpResult> => ({ kind: "unreachable", reason: "network" }))
    page = createTestPage({ config: { storeApi }, services: { http: asked } })
    stopReading = cartService.of(page).$cart.subscribe(() => undefined)
    await expect.poll(() => asked.mock.calls).toMatchObject([[{ url }]])
  })
})
