import {
  createCartServer,
  find,
  findA,
  createGate,
  createTestPage,
  sendHostEvent,
  type TestPage,
  type TestPageOptions,
} from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { fragmentRefreshService } from "./fragmentRefresh.ts"
import { fragmentCacheService } from "./createFragmentCache.ts"
import { bringFragmentsUpToDate, startFragmentTriggers } from "./fragmentTriggers.ts"
import { cartService } from "../store/store.ts"
import { writeQueueService } from "../pageClient/writeQueue.ts"

const hashKey = "wc_cart_hash_1"
const fragmentName = "wc_fragments_1"
const content = "div.widget_shopping_cart_content"
const dayMs = 24 * 60 * 60 * 1000
const params = {
  wc_ajax_url: "/?wc-ajax=%%endpoint%%",
  cart_hash_key: hashKey,
  fragment_name: fragmentName,
  request_timeout: "5000",
}

let page: TestPage
let sent: string[] = []

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of ["woocommerce_cart_hash", "woocommerce_items_in_cart"]) {
    document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`
  }
  document.body.innerHTML = '<div class="widget_shopping_cart_content"></div><a class="cart-container" href="/"></a>'
  Reflect.set(window, "wc_cart_fragments_params", params)
  sent = []
})

afterEach(() => {
  page.stop()
  document.body.replaceChildren()
  expect(page.server.mistakes).toEqual([])
  for (const name of ["wc_cart_fragments_params", "wc_add_to_cart_params"]) Reflect.deleteProperty(window, name)
  vi.restoreAllMocks()
})

/** Starts the cache on a page; `basket` has a basket on the server, and its cookies. */
function start(options: TestPageOptions & { readonly basket?: readonly number[] } = {}): TestPage {
  page = createTestPage(options)
  for (const id of options.basket ?? []) page.server.basketOf().add({ id, quantity: 1 })
  if (options.basket) setCookies(page.server.basketOf().hash)
  page.events.on(["wc_fragments_loaded", "wc_fragments_refreshed", "wc_fragments_ajax_error"], ({ name }) =>
    sent.push(name),
  )
  startFragmentTriggers(page)
  return page
}

function setCookies(hash: string): void {
  document.cookie = `woocommerce_cart_hash=${hash}; path=/`
  document.cookie = `woocommerce_items_in_cart=1; path=/`
}

/** Stores a basket as an earlier page of this tab would. */
function keep(kept: { readonly hash: string; readonly createdAt: number | string; readonly html?: string }): void {
  const html = kept.html ?? '<div class="widget_shopping_cart_content">kept</div>'
  sessionStorage.setItem(fragmentName, JSON.stringify({ [content]: html }))
  sessionStorage.setItem(hashKey, kept.hash)
  sessionStorage.setItem("wc_cart_created", String(kept.createdAt))
}

const startsAt = Date.UTC(2026, 0, 15, 12)
const requests = () => page.server.requests.map(({ endpoint, method }) => `${method} ${endpoint}`)
const refresh = "POST get_refreshed_fragments"
const shown = () => document.querySelector(content)?.textContent
const add = (fragments: unknown, hash = "h2") =>
  sendHostEvent({ name: "added_to_cart", detail: { fragments, cartHash: hash } })

describe("stored markup of the tab", () => {
  it("is shown without a request while it matches, and refreshed when it is a day old", async () => {
    keep({ hash: "h1", createdAt: startsAt - 1000 })
    setCookies("h1")
    start()
    await page.clock.settle()
    expect([shown(), sent]).toEqual(["kept", ["wc_fragments_loaded"]])
    await page.clock.advance(startsAt - 1000 + dayMs - page.clock.now() - 1)
    expect(requests()).toEqual([])
    await page.clock.advance(1)
    expect(requests()).toEqual([refresh])
  })

  it.each([
    ["another basket", "h1", "h2", startsAt],
    ["a day old", "h1", "h1", startsAt - dayMs],
    ["of the future", "h1", "h1", startsAt + 1],
    ["of no known time", "h1", "h1", "soon"],
  ])("is fetched again when it is %s", async (_, kept, cookie, createdAt) => {
    keep({ hash: kept, createdAt })
    setCookies(cookie)
    start()
    await page.clock.settle()
    expect(requests()).toEqual([refresh])
    expect(sent).toEqual(["wc_fragments_refreshed"])
  })

  it.each(["undefined", "null", ""])("treats the hash %j as an empty basket", async (hash) => {
    keep({ hash, createdAt: startsAt })
    start()
    await page.clock.advance(5000)
    expect([shown(), requests()]).toEqual(["kept", []])
  })
})

describe("a poisoned storage", () => {
  const wiped = "<p>wiped</p>"

  it.each([
    ...["html", "head", "body", "*", " BODY ", ":root", ":root > *", "html > body", "body, div", "head > meta"],
    ...["script", "body > script", "#ringside-js", "body > *", "[src]", ":not(x)", "div, script", "title"],
  ])("replaces nothing under the key %j, and applies the other fragments", async (key) => {
    document.head.innerHTML = '<meta name="x"><title>Shop</title>'
    document.body.insertAdjacentHTML("beforeend", '<script type="text/plain" id="ringside-js" src="/r.js"></script>')
    keep({ hash: "h1", createdAt: startsAt - 1000 })
    const kept = { [key]: wiped, [content]: '<div class="widget_shopping_cart_content">kept</div>', "[": wiped }
    sessionStorage.setItem(fragmentName, JSON.stringify(kept))
    setCookies("h1")
    start()
    await page.clock.settle()
    expect(shown()).toBe("kept")
    expect(document.documentElement.outerHTML).not.toContain("wiped")
    expect([document.head.children.length, document.body.children.length]).toEqual([2, 3])
    document.head.replaceChildren()
  })
})

describe("a visitor without a basket", () => {
  it("causes one request a tab, when the page is idle", async () => {
    const whenIdle = vi.fn<TestPage["clock"]["whenIdle"]>()
    page = createTestPage()
    Object.assign(page.clock, { whenIdle })
    startFragmentTriggers(page)
    await page.clock.advance(0)
    expect(whenIdle.mock.calls.map(([, timeoutMs]) => timeoutMs)).toEqual([2000])
    expect(requests()).toEqual([])
    whenIdle.mock.calls[0]?.[0](() => true)
    await page.clock.settle()
    expect([requests(), sessionStorage.getItem(hashKey)]).toEqual([[refresh], ""])
    page.stop()
    start()
    await page.clock.settle()
    expect(requests()).toEqual([])
    expect(sent).toEqual(["wc_fragments_loaded"])
  })

  it("who adds a product before that causes no request", async () => {
    start()
    add({ [content]: '<div class="widget_shopping_cart_content">added</div>' })
    await page.clock.settle()
    expect([shown(), requests()]).toEqual(["added", []])
  })

  it("whose add is under way causes no request either", async () => {
    start()
    const gate = createGate()
    const adding = writeQueueService.of(page).run(async () => {
      await gate.fault.until
    })
    void adding.then(() => add({ [content]: '<div class="widget_shopping_cart_content">added</div>' }))
    await page.clock.settle()
    gate.open()
    await page.clock.settle()
    expect([shown(), requests()]).toEqual(["added", []])
  })
})

describe("a page made for another basket", () => {
  const link = (name: string, count: string) =>
    `<a class="cart-container" href="/carrito/" aria-label="${name}"><span class="count">${count}</span></a>`

  it.each([
    ["shows no figure that the cookie contradicts", "0", "…", "View Shopping Cart"],
    ["leaves a figure that may be right", "1", "1", "View Shopping Cart, empty"],
    ["leaves any count beside the platform's cookie, which is always 1", "3", "3", "View Shopping Cart, empty"],
  ])("%s, until the shop has responded", async (_, count, shownCount, name) => {
    const gate = createGate()
    document.body.innerHTML = link("View Shopping Cart, empty", count)
    page = createTestPage()
    page.server.fail("get_refreshed_fragments", gate.fault)
    page.server.basketOf().add({ id: 11, quantity: 1 })
    setCookies(page.server.basketOf().hash)
    startFragmentTriggers(page)
    await page.clock.settle()
    const cart = document.querySelector("a.cart-container")
    expect([cart?.textContent, cart?.getAttribute("aria-label")]).toEqual([shownCount, name])
    gate.open()
    await page.clock.settle()
    expect(document.querySelector("a.cart-container")?.textContent).toBe("1")
  })

  it("shows its own count again when everything was removed", async () => {
    const gate = createGate()
    document.body.innerHTML = link("View Shopping Cart, empty", "0")
    const before = document.body.innerHTML
    page = createTestPage()
    page.server.fail("get_refreshed_fragments", gate.fault)
    setCookies("h1")
    startFragmentTriggers(page)
    await page.clock.settle()
    expect(document.body.innerHTML).not.toBe(before)
    page.stop()
    expect(document.body.innerHTML).toBe(before)
    gate.open()
  })
})

describe("a refresh", () => {
  it("fills every match, stores the response for the next page, and then sends its events", async () => {
    document.body.insertAdjacentHTML("beforeend", '<div class="widget_shopping_cart_content"></div>')
    start({ basket: [11] })
    await page.clock.settle()
    const contents = [...document.querySelectorAll(content)].map(({ textContent }) => textContent)
    expect(contents).toEqual([expect.stringContaining("Southpaw"), expect.stringContaining("Southpaw")])
    expect(document.querySelector("a.cart-container")?.textContent).toBe("1")
    const { hash } = page.server.basketOf()
    expect([sessionStorage.getItem(hashKey), localStorage.getItem(hashKey)]).toEqual([hash, hash])
    expect(sessionStorage.getItem("wc_cart_created")).toBe(String(startsAt))
    expect(sent).toEqual(["wc_fragments_refreshed"])
    const [request] = page.server.requests
    expect([request?.body, request?.path]).toEqual([`time=${startsAt}`, "/?wc-ajax=get_refreshed_fragments"])
  })

  describe("that takes longer than 100 ms", () => {
    const box = () => find(".widget_shopping_cart_content")
    const read = () => [box().classList.contains("updating"), box().style.opacity, box().getAttribute("aria-busy")]
    const idle = [false, "", null]

    it("greys out the markup that it will replace, and nothing after its response", async () => {
      const gate = createGate()
      page = createTestPage()
      const { server } = page
      server.fail("get_refreshed_fragments", gate.fault)
      start({ server, basket: [11] })
      await page.clock.advance(90)
      expect(read()).toEqual(idle)
      await page.clock.advance(20)
      expect([read(), box().style.pointerEvents]).toEqual([[true, "0.6", "true"], "none"])
      gate.open()
      await page.clock.settle()
      expect([read(), shown()]).toEqual([idle, expect.stringContaining("Southpaw")])
    })

    it("restores markup that it doesn't replace after all", async () => {
      page = createTestPage()
      const { server } = page
      const gate = createGate()
      server.fail("get_refreshed_fragments", gate.fault)
      start({ server, basket: [11] })
      box().innerHTML = '<input value="1">'
      findA(HTMLInputElement, "input").value = "2"
      await page.clock.advance(200)
      expect(read()).toEqual(idle)
      gate.open()
      await page.clock.settle()
      expect(read()).toEqual(idle)
    })
  })

  it("that is requested twice at once is one request", async () => {
    start({ basket: [11] })
    for (const name of ["wc_fragment_refresh", "astra_refresh_cart_fragments", "updated_wc_div"]) {
      document.body.dispatchEvent(new CustomEvent(name, { bubbles: true }))
    }
    await page.clock.settle()
    expect(requests()).toEqual([refresh])
  })

  it.each<[string, () => Promise<unknown>]>([
    ["a write", () => writeQueueService.of(page).run(async () => page.server.basketOf().add({ id: 12, quantity: 1 }))],
    [
      "what others added",
      async () => {
        page.server.basketOf().add({ id: 12, quantity: 1 })
        add({ "a.cart-container": '<a class="cart-container">2</a>' })
        await page.clock.settle()
      },
    ],
    ...[
      ["what a script of the page added", () => sendHostEvent({ name: "wc_fragment_refresh" })] as const,
      [
        "what a block added",
        () => document.body.dispatchEvent(new Event("wc-blocks_added_to_cart", { bubbles: true })),
      ] as const,
      [
        "what a block's store added",
        () => window.dispatchEvent(new CustomEvent("wc-blocks_store_sync_required", { detail: { type: "from_iAPI" } })),
      ] as const,
      [
        "what another tab added",
        () => {
          localStorage.setItem(hashKey, "other")
          window.dispatchEvent(new StorageEvent("storage", { key: hashKey }))
        },
      ] as const,
    ].map(([name, send]): [string, () => Promise<unknown>] => [
      name,
      async () => {
        page.server.basketOf().add({ id: 12, quantity: 1 })
        send()
        await page.clock.settle()
      },
    ]),
  ])("that is older than %s is discarded and repeated", async (_, change) => {
    const gate = createGate()
    start({ basket: [11] })
    await page.clock.settle()
    page.server.fail("get_refreshed_fragments", gate.fault)
    bringFragmentsUpToDate(page, "of another basket")
    await page.clock.settle()
    await change()
    gate.open()
    await page.clock.settle()
    expect(requests()).toEqual([refresh, refresh, refresh])
    expect(document.querySelector("a.cart-container")?.textContent).toBe("2")
  })

  it.each([
    ["unreachable", { kind: "unreachable" }, ["wc_fragments_ajax_error"]],
    ["a failure of the server's", { kind: "status", status: 500 }, ["wc_fragments_ajax_error"]],
    ["HTML", { kind: "html" }, []],
    ["empty", { kind: "empty" }, []],
    ["without fragments", { kind: "body", body: '{"success":false}' }, []],
  ] as const)("that is %s keeps the markup, and is repeated after 5, 30 and 120 s", async (_, fault, events) => {
    page = createTestPage()
    document.body.innerHTML = '<div class="widget_shopping_cart_content">server</div>'
    const { server } = page
    server.fail("get_refreshed_fragments", fault, 9)
    start({ server, basket: [11] })
    await page.clock.settle()
    expect([shown(), sent]).toEqual(["server", events])
    const times: number[] = []
    for (const delayMs of [5000, 30_000, 120_000]) {
      await page.clock.advance(delayMs - 20)
      times.push(requests().length)
      await page.clock.advance(20)
    }
    await page.clock.advance(dayMs)
    expect([times, requests().length]).toEqual([[1, 2, 3], 4])
    server.recover()
    window.dispatchEvent(new Event("online"))
    await page.clock.settle()
    expect([requests().length, shown()]).toEqual([5, expect.stringContaining("Southpaw")])
  })
})

describe("a page without basket markup", () => {
  beforeEach(() => {
    document.body.innerHTML = '<div class="wc-block-mini-cart wp-block-woocommerce-mini-cart"></div>'
  })

  it("sends no request when it is opened, after an add or by an event, and still reports the change", async () => {
    start({ basket: [11] })
    await page.clock.advance(3000)
    const changed = vi.fn()
    fragmentCacheService.of(page).onChange(changed)
    add({})
    sendHostEvent({ name: "wc_fragment_refresh" })
    document.body.dispatchEvent(new Event("wc-blocks_added_to_cart", { bubbles: true }))
    await page.clock.advance(3000)
    expect(requests()).toEqual([])
    expect(changed).toHaveBeenCalled()
  })

  it.each<[string, () => void]>([
    [
      "in a block of the platform",
      () => window.dispatchEvent(new CustomEvent("wc-blocks_store_sync_required", { detail: { type: "from_iAPI" } })),
    ],
    [
      "on another page, before the browser came back to this one",
      () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })),
    ],
  ])("reports the first change after markup that an earlier page stored: %s", async (_, change) => {
    keep({ hash: "h1", createdAt: startsAt - 1000 })
    setCookies("h1")
    start()
    await page.clock.advance(3000)
    const changed = vi.fn()
    fragmentCacheService.of(page).onChange(changed)
    change()
    await page.clock.advance(3000)
    expect([requests(), changed.mock.calls]).toEqual([[], [[null]]])
  })

  it("sends one request for a change by the shopper's basket, which nothing has to follow", async () => {
    start({ basket: [11] })
    const cart = cartService.of(page)
    const stopReading = cart.$cart.subscribe(() => undefined)
    await page.clock.advance(3000)
    const before = requests().length
    await cart.add({ id: 12 })
    await page.clock.advance(3000)
    stopReading()
    expect(requests().slice(before)).toEqual(["POST cart/add-item"])
  })

  it("sends no request because an announcement has been read out", async () => {
    start({ basket: [11] })
    await page.clock.advance(3000)
    page.announce.basket("Southpaw is in your basket.")
    page.scan()
    await page.clock.advance(3000)
    expect(find(".widget_shopping_cart_live_region")).toBeInstanceOf(HTMLElement)
    expect(requests()).toEqual([])
  })

  it("sends no request for markup that a script inserts while an add is under way, which brings it along", async () => {
    start()
    await page.clock.advance(3000)
    const gate = createGate()
    const adding = writeQueueService.of(page).run(async () => {
      await gate.fault.until
    })
    void adding.then(() => add({ [content]: '<div class="widget_shopping_cart_content">added</div>' }))
    document.body.insertAdjacentHTML("beforeend", '<div class="widget_shopping_cart_content"></div>')
    page.scan()
    await page.clock.settle()
    gate.open()
    await page.clock.settle()
    expect([shown(), requests()]).toEqual(["added", []])
  })

  it.each([
    ["no page has", false],
    ["an earlier page has", true],
  ])("sends one request when a script inserts a mini-cart whose markup %s stored", async (_, isStored) => {
    start({ basket: [11] })
    if (isStored) keep({ hash: page.server.basketOf().hash, createdAt: startsAt - 1000 })
    await page.clock.advance(3000)
    document.body.insertAdjacentHTML("beforeend", '<div class="widget_shopping_cart_content"></div>')
    page.scan()
    await page.clock.advance(1000)
    page.scan()
    await page.clock.advance(1000)
    expect(requests()).toEqual([refresh])
    expect(shown()).toContain("Southpaw")
  })
})

describe("an add", () => {
  it("fills the markup from its response without a request, and keeps the basket's age", async () => {
    keep({ hash: "h1", createdAt: startsAt - 1000 })
    setCookies("h1")
    start()
    await page.clock.settle()
    sent = []
    add({ [content]: '<div class="widget_shopping_cart_content">added</div>', "###": "x", "": "y", p: 7 })
    await page.clock.settle()
    expect([shown(), sent, requests()]).toEqual(["added", ["wc_fragments_loaded"], []])
    expect(sessionStorage.getItem(hashKey)).toBe("h2")
    expect(sessionStorage.getItem("wc_cart_created")).toBe(String(startsAt - 1000))
  })

  it("whose response has no markup requests it", async () => {
    start({ basket: [11] })
    await page.clock.settle()
    add({ "": "x" })
    await page.clock.settle()
    expect(requests()).toEqual([refresh, "GET get_refreshed_fragments"])
  })

  it.each([[undefined], [null], ["x"]])("of another script that carries %s causes no request", async (fragments) => {
    start({ basket: [11] })
    await page.clock.settle()
    const changed = vi.fn()
    fragmentCacheService.of(page).onChange(changed)
    add(fragments)
    await page.clock.settle()
    expect(requests()).toEqual([refresh])
    expect(changed).toHaveBeenCalledExactlyOnceWith(null)
  })

  it("fills the markup on a page that prints the settings of adding alone, and stores nothing", () => {
    Reflect.deleteProperty(window, "wc_cart_fragments_params")
    Reflect.set(window, "wc_add_to_cart_params", { wc_ajax_url: params.wc_ajax_url })
    start()
    add({ [content]: '<div class="widget_shopping_cart_content">added</div>' })
    expect([shown(), sessionStorage.length]).toEqual(["added", 0])
  })
})

describe("a browser that stores nothing", () => {
  const refuse = () => {
    throw new DOMException("no", "SecurityError")
  }

  it("because storage is forbidden has the markup fetched on each page, and follows an add", async () => {
    for (const name of ["localStorage", "sessionStorage"] as const) {
      vi.spyOn(window, name, "get").mockImplementation(refuse)
    }
    start({ basket: [11] })
    await page.clock.settle()
    expect([requests(), shown()]).toEqual([[refresh], expect.stringContaining("Southpaw")])
    add({ [content]: '<div class="widget_shopping_cart_content">added</div>' })
    expect(shown()).toBe("added")
  })

  it("because storage is full shows the add, and never again the stored markup", async () => {
    keep({ hash: "h1", createdAt: startsAt })
    setCookies("h1")
    start()
    await page.clock.settle()
    const real = window.sessionStorage
    const full = {
      getItem: (key: string) => real.getItem(key),
      removeItem: (key: string) => real.removeItem(key),
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError")
      },
    }
    vi.spyOn(window, "sessionStorage", "get").mockReturnValue(full as unknown as Storage)
    add({ [content]: '<div class="widget_shopping_cart_content">added</div>' })
    expect(shown()).toBe("added")
    expect(real.getItem(fragmentName)).toBeNull()
  })

  it("because cookies are refused, too, still shows the shop's response", async () => {
    vi.spyOn(Object.getPrototypeOf(document) as Document, "cookie", "get").mockImplementation(refuse)
    start()
    page.server.basketOf().add({ id: 11, quantity: 1 })
    await page.clock.settle()
    expect(shown()).toContain("Southpaw")
  })
})

describe("the host's own script", () => {
  it("does the job where it is present, and is asked to refresh", async () => {
    document.body.insertAdjacentHTML("beforeend", '<script id="wc-cart-fragments-js" type="text/plain"></script>')
    start({ basket: [11] })
    const changed = vi.fn()
    const asked = vi.fn()
    fragmentCacheService.of(page).onChange(changed)
    document.body.addEventListener("wc_fragment_refresh", asked, { once: true })
    bringFragmentsUpToDate(page, "of another basket")
    document.body.dispatchEvent(new CustomEvent("wc_fragments_refreshed", { bubbles: true }))
    await page.clock.settle()
    expect([requests(), shown(), asked.mock.calls.length]).toEqual([[], "", 1])
    expect(changed.mock.calls).toEqual([[null]])
  })

  it("that stores a later basket without that event is asked to refresh after a change of ours", async () => {
    document.body.insertAdjacentHTML("beforeend", '<script id="wc-cart-fragments-js" type="text/plain"></script>')
    start({ basket: [11] })
    const asked = vi.fn()
    document.body.addEventListener("wc_fragment_refresh", asked, { once: true })
    keep({ hash: "h1", createdAt: startsAt })
    document.body.dispatchEvent(new CustomEvent("wc_fragments_refreshed", { bubbles: true }))
    keep({ hash: "h2", createdAt: startsAt })
    bringFragmentsUpToDate(page, "h1")
    await page.clock.settle()
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it("is followed where another one has fetched the markup while ours does the job, and our own fetch isn't", async () => {
    start({ basket: [11] })
    const changed = vi.fn()
    fragmentCacheService.of(page).onChange(changed)
    await page.clock.settle()
    expect(changed.mock.calls).toEqual([[page.server.basketOf().hash]])
    keep({ hash: "h2", createdAt: startsAt })
    document.body.dispatchEvent(new CustomEvent("wc_fragments_refreshed", { bubbles: true }))
    expect([changed.mock.calls.slice(1), fragmentCacheService.of(page).readHash()]).toEqual([[[null]], "h2"])
    bringFragmentsUpToDate(page, "h2")
    await page.clock.settle()
    expect(requests()).toEqual([refresh])
  })

  it("does nothing without settings, nor do we", async () => {
    Reflect.deleteProperty(window, "wc_cart_fragments_params")
    start({ basket: [11] })
    bringFragmentsUpToDate(page, "of another basket")
    add({ [content]: '<div class="widget_shopping_cart_content">x</div>' })
    await page.clock.settle()
    expect([requests(), shown(), fragmentCacheService.of(page).readHash()]).toEqual([[], "", null])
  })
})

describe("a page that was left", () => {
  it("and comes back from the back/forward cache shows no old markup, even for the same basket", async () => {
    start({ basket: [11] })
    await page.clock.settle()
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
    expect(shown()).toBe("")
    await page.clock.settle()
    expect(shown()).toContain("Southpaw")
    expect(requests()).toEqual([refresh, refresh])
  })

  it("during a request, and comes back, ignores that request's response", async () => {
    const gate = createGate()
    start()
    page.server.fail("get_refreshed_fragments", gate.fault)
    fragmentRefreshService.of(page).refreshAnew()
    await page.clock.settle()
    page.server.basketOf().add({ id: 11, quantity: 1 })
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
    gate.open()
    await page.clock.settle()
    expect([requests(), sent]).toEqual([[refresh, refresh], ["wc_fragments_refreshed"]])
    expect(shown()).toContain("Southpaw")
  })

  it("and is shown for the first time sends no second request", async () => {
    start({ basket: [11] })
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }))
    await page.clock.settle()
    expect(requests()).toEqual([refresh])
  })

  it.each([
    ["the basket has changed", () => setCookies("other"), 2],
    ["nothing has changed", () => undefined, 1],
  ])("for another tab sends a request when it is shown again and %s", async (_, change, count) => {
    start({ basket: [11] })
    await page.clock.settle()
    change()
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))
    await page.clock.settle()
    expect(requests()).toHaveLength(count)
  })

  it("sends no request when it is left", async () => {
    start({ basket: [11] })
    await page.clock.settle()
    setCookies("other")
    vi.spyOn(Object.getPrototypeOf(document) as Document, "visibilityState", "get").mockReturnValue("hidden")
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))
    await page.clock.settle()
    vi.restoreAllMocks()
    expect(requests()).toHaveLength(1)
  })

  it.each([
    [hashKey, "other", 2],
    [hashKey, null, 1],
    ["something", "other", 1],
    [null, "other", 1],
  ])("follows another tab's change of %s to %s", async (key, hash, count) => {
    start({ basket: [11] })
    await page.clock.settle()
    localStorage.setItem(hashKey, hash ?? page.server.basketOf().hash)
    window.dispatchEvent(new StorageEvent("storage", { key }))
    await page.clock.settle()
    expect(requests()).toHaveLength(count)
  })

  it("does nothing after stop()", async () => {
    start({ basket: [11] })
    await page.clock.settle()
    page.stop()
    setCookies("other")
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
    document.body.dispatchEvent(new CustomEvent("wc_fragment_refresh", { bubbles: true }))
    await Promise.resolve()
    expect([requests().length, page.clock.waitingCount]).toEqual([1, 0])
  })
})

describe("markup that is replaced", () => {
  const row = (key: string) => `<li><a href="#" class="remove_from_cart_button" data-cart_item_key="${key}">x</a></li>`
  const list = (...rows: readonly string[]) => ({
    [content]: `<div class="widget_shopping_cart_content"><ul>${rows.join("")}</ul><input name="q"><button id="b"></button></div>`,
  })
  const focusOn = (selector: string) => document.querySelector<HTMLElement>(`${content} ${selector}`)?.focus()

  it("is not replaced by equal markup", () => {
    start()
    add(list(row("a")))
    const before = document.querySelector(content)
    add(list(row("a")))
    expect(document.querySelector(content)).toBe(before)
    add(list(row("b")))
    expect(document.querySelector(content)).not.toBe(before)
    expect(document.querySelector("[aria-busy], .updating")).toBeNull()
  })

  it.each([
    ["the same id", "#b", [row("a")], "#b"],
    ["the same name", "[name=q]", [row("a")], "[name=q]"],
    ["the same line", '[data-cart_item_key="b"]', [row("b"), row("c")], '[data-cart_item_key="b"]'],
    ["the line in its place", '[data-cart_item_key="a"]', [row("b"), row("c")], '[data-cart_item_key="b"]'],
    ["the last line", '[data-cart_item_key="c"]', [row("a"), row("b")], '[data-cart_item_key="b"]'],
  ])("moves focus to %s", (_, from, rows, to) => {
    start()
    add(list(row("a"), row("b"), row("c")))
    focusOn(from)
    expect(document.activeElement).not.toBe(document.body)
    add(list(...rows))
    expect(document.activeElement).toBe(document.querySelector(`${content} ${to}`))
  })

  it("is connected before the next frame, and at once only where focus returns to it", () => {
    start()
    add(list(row("a"), row("b")))
    const onScan = vi.fn()
    page.onScan(onScan)
    add(list(row("b")))
    expect(document.querySelectorAll(`${content} li`).length).toBe(1)
    expect(onScan).not.toHaveBeenCalled()
    focusOn("a")
    add(list(row("b"), row("c")))
    expect(onScan).toHaveBeenCalledOnce()
  })

  it("moves focus to the message of an empty basket when the last line was removed", () => {
    start()
    add(list(row("a")))
    focusOn("a")
    add({
      [content]:
        '<div class="widget_shopping_cart_content"><p class="woocommerce-mini-cart__empty-message">-</p></div>',
    })
    expect(document.activeElement?.className).toBe("woocommerce-mini-cart__empty-message")
  })

  it("returns focus on a page that comes back, where the basket is empty until the shop has responded", async () => {
    start({ server: createCartServer({ quantities: "placeholders" }), basket: [11, 12] })
    await page.clock.settle()
    const focused = "li:last-child .plus"
    focusOn(focused)
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
    expect(document.querySelector(focused)).toBeNull()
    await page.clock.settle()
    expect(document.activeElement).toBe(document.querySelector(focused))
    expect(document.activeElement?.textContent).toBe("+")
  })

  it("doesn't move focus from elsewhere, and runs no script", () => {
    document.body.insertAdjacentHTML("beforeend", "<input>")
    start()
    const input = document.querySelector("input")
    input?.focus()
    add({ [content]: '<div class="widget_shopping_cart_content"><script>x()</script><b onclick="x()">1</b></div>' })
    expect(document.activeElement).toBe(input)
    expect(document.querySelector(content)?.innerHTML).toBe("<b>1</b>")
  })
})

describe("the block cart's own event", () => {
  const dispatch = (type: string) =>
    window.dispatchEvent(new CustomEvent("wc-blocks_store_sync_required", { detail: { type } }))

  it.each(["from_iAPI", "from_@wordpress/data"])("causes a request for the markup: %s", async (type) => {
    start({ basket: [11] })
    await page.clock.settle()
    const before = requests().length
    dispatch(type)
    await page.clock.settle()
    expect(requests().slice(before)).toEqual([refresh])
  })

  it("causes one request per 250 ms, and one more for later events", async () => {
    start({ basket: [11] })
    await page.clock.settle()
    const before = requests().length
    for (let count = 0; count < 5; count += 1) dispatch("from_iAPI")
    await page.clock.advance(249)
    expect(requests().slice(before)).toEqual([refresh])
    await page.clock.advance(1)
    expect(requests().slice(before)).toEqual([refresh, refresh])
    await page.clock.advance(1000)
    expect(requests().slice(before)).toHaveLength(2)
  })

  it("is ignored where it is about something else", async () => {
    start({ basket: [11] })
    await page.clock.settle()
    const before = requests().length
    dispatch("from_elsewhere")
    await page.clock.advance(1000)
    expect(requests()).toHaveLength(before)
  })
})

describe("the store of the platform's React blocks", () => {
  /** The result of its `getCartData`. */
  const shown = { items: [{ key: "a", quantity: 1 }], totals: { total_price: "4999" }, billingAddress: { city: "" } }
  const type = (data: object) => {
    Reflect.set(window, "wp", { data: { select: () => ({ getCartData: () => ({ ...shown, ...data }) }) } })
    window.dispatchEvent(new CustomEvent("wc-blocks_store_sync_required", { detail: { type: "from_@wordpress/data" } }))
  }
  afterEach(() => Reflect.deleteProperty(window, "wp"))

  it("has the markup fetched again when its basket changes, not for each letter of an address", async () => {
    start({ basket: [11] })
    await page.clock.settle()
    type({})
    await page.clock.advance(1000)
    const before = requests().length
    for (const city of ["L", "Le", "Leó", "León"]) {
      type({ billingAddress: { city } })
      await page.clock.advance(1000)
    }
    expect(requests()).toHaveLength(before)
    type({ items: [{ key: "a", quantity: 2 }] })
    await page.clock.advance(1000)
    type({ items: [{ key: "a", quantity: 2 }], totals: { total_price: "9998" } })
    await page.clock.advance(1000)
    expect(requests().slice(before)).toEqual([refresh, refresh])
  })

  it("causes no request when it reads what our own store has changed", async () => {
    start({ basket: [11] })
    await page.clock.settle()
    const cart = cartService.of(page)
    await cart.add({ id: 12 })
    await page.clock.advance(1000)
    const before = page.server.requests.length
    const items = page.server.basketOf().lines.map(({ key, quantity }) => ({ key, quantity }))
    const total = cart.$answer.get()?.cart.totals.total.amountMinor
    type({ items, totals: { total_price: String(total) } })
    await page.clock.advance(1000)
    expect(page.server.requests).toHaveLength(before)
  })
})

describe("changes of blocks where another script shows the basket markup", () => {
  it.each([
    [
      "wc-blocks_added_to_cart",
      () => document.body.dispatchEvent(new Event("wc-blocks_added_to_cart", { bubbles: true })),
    ],
    [
      "wc-blocks_store_sync_required",
      () => window.dispatchEvent(new CustomEvent("wc-blocks_store_sync_required", { detail: { type: "from_iAPI" } })),
    ],
  ])("reach the hooks: %s", async (_name, dispatch) => {
    document.body.insertAdjacentHTML("beforeend", '<script id="wc-cart-fragments-js" type="text/plain"></script>')
    start({ basket: [11] })
    const stopReading = cartService.of(page).$cart.subscribe(() => undefined)
    await page.clock.settle()
    page.server.basketOf().add({ id: 12, quantity: 1 })
    dispatch()
    await page.clock.advance(1000)
    expect(cartService.of(page).$count.get()).toBe(2)
    stopReading()
  })
})

it("keeps the namespace of a fragment, inside an SVG or in HTML", () => {
  document.body.innerHTML =
    '<svg><text class="count">0</text><foreignObject><b class="count">0</b></foreignObject></svg><i class="count">0</i>'
  start()
  fragmentCacheService.of(page).show({ fragments: { ".count": '<text class="count">3</text>' }, cartHash: "" })
  const counts = [...document.querySelectorAll(".count")]
  expect(counts.map(({ namespaceURI, textContent }) => [namespaceURI?.split("/").at(-1), textContent])).toEqual([
    ["svg", "3"],
    ["xhtml", "3"],
    ["xhtml", "3"],
  ])
})
