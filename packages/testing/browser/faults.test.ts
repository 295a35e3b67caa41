import { expect, test } from "vitest"
import { createGate, type Fault } from "../src/cartServer/index.ts"
import { builtTag } from "./support/builds.ts"
import { openHost, serveHost, visitHost } from "./support/openHost.ts"
import { waitForLibrary } from "./support/openPage.ts"

const addSouthpaw = ".post-11 .button"

test("a blocked script leaves links that buy", async () => {
  const { page, readBasket } = await openHost(
    "/en/shop/",
    { state: 3 },
    {
      isPlain: true,
      expectedErrors: /ERR_FAILED/,
      prepare: (each) => each.route("**/ringside/**", (route) => route.abort()),
    },
  )
  await Promise.all([page.waitForURL("**/?add-to-cart=11"), page.locator(addSouthpaw).click()])
  expect((await readBasket()).count).toBe(1)
  await page.locator("a.cart-container").first().click()
  await page.locator(".woocommerce-cart-form .remove").click()
  await expect.poll(async () => (await readBasket()).count).toBe(0)
})

test("fault 7: a script whose integrity value is another's leaves links that buy", async () => {
  const integrity = `sha384-${"A".repeat(64)}`
  const body = `<script type="module" src="${builtTag}" integrity="${integrity}" crossorigin></script>`
  const { page, readBasket } = await openHost(
    "/en/shop/",
    { state: 3, tag: null, body },
    { isPlain: true, expectedErrors: /integrity/ },
  )
  await Promise.all([page.waitForURL("**/?add-to-cart=11"), page.locator(addSouthpaw).click()])
  expect((await readBasket()).count).toBe(1)
})

test("a script that loads long after the page finds it sold, and runs its queued commands once", async () => {
  const { page, host, readBasket, requests } = await openHost(
    "/en/shop/",
    {
      state: 3,
      tag: null,
      head: "<script>window.received=[];window.ringside=[['on','added_to_cart',()=>received.push(1)],['on','added_to_cart',()=>received.push(2)]]</script>",
    },
    { isPlain: true },
  )
  await Promise.all([page.waitForURL("**/?add-to-cart=11"), page.locator(addSouthpaw).click()])
  await page.goto(`${host.url}/en/shop/`)
  await page.addScriptTag({ url: builtTag, type: "module" })
  await waitForLibrary(page)
  await page.locator(addSouthpaw).click()
  await page.locator(`${addSouthpaw}.added`).waitFor()
  expect((await readBasket()).count).toBe(2)
  expect(await page.evaluate(() => window.received)).toEqual([1, 2])
  expect(requests.filter((request) => request.endsWith("add_to_cart"))).toHaveLength(1)
})

test.each<[string, { status: number; contentType: string; body: string }]>([
  ["are missing", { status: 404, contentType: "text/plain", body: "Not found" }],
  ["are pages", { status: 200, contentType: "text/html", body: "<!doctype html><title>Welcome</title>" }],
])("chunks that %s give the click back: the link is followed", async (_, answer) => {
  const { page, readBasket } = await openHost(
    "/en/shop/",
    { state: 3 },
    {
      expectedErrors: /Failed to load|MIME type|Refused to apply/,
      prepare: (each) => each.route("**/ringside/chunks/**", (route) => route.fulfill(answer)),
    },
  )
  await Promise.all([page.waitForURL("**/?add-to-cart=11"), page.locator(addSouthpaw).click()])
  expect((await readBasket()).count).toBe(1)
})

test("files that never arrive delay only the actions that need them", async () => {
  const { page } = await openHost(
    "/en/shop/",
    {
      state: 3,
      body: '<div data-ringside="gallery"><ul><li><a href="/a.svg"><img alt="" src="data:,"></a></li></ul></div><div data-ringside="tabs"><ul><li><a href="#one">One</a></li></ul><p id="one">First</p></div>',
    },
    { prepare: (each) => each.route(/\/chunks\/(gallery|tabs-reviews)-/, () => undefined) },
  )
  await page.locator(addSouthpaw).click()
  await page.locator(`${addSouthpaw}.added`).waitFor()
  await page.getByRole("dialog").waitFor()
})

test.each<[string, Fault]>([
  ["500", { kind: "status", status: 500 }],
  ["a page instead of JSON", { kind: "html" }],
  ["an empty body", { kind: "empty" }],
  ["an error without an address", { kind: "body", body: '{"error":true}' }],
])("%s ends the waiting, says so, and a second try works", async (_, fault) => {
  const { page, host } = await openHost("/en/shop/", { state: 3 }, { expectedErrors: /Failed to load resource/ })
  host.cart.fail("add_to_cart", fault)
  await page.locator(addSouthpaw).click()
  await page.getByRole("alert").waitFor()
  expect(await page.locator(`${addSouthpaw}.loading, ${addSouthpaw}[aria-busy]`).count()).toBe(0)
  await page.locator(addSouthpaw).click()
  await page.locator(`${addSouthpaw}.added`).waitFor()
  expect(await page.locator(".woocommerce-error").count()).toBeLessThanOrEqual(1)
})

test("an add whose answer says nothing is shown once the basket has the product", async () => {
  const { page, host, readBasket } = await openHost("/en/shop/", { state: 3 })
  // The shop adds the product, and answers null.
  host.cart.fail("add_to_cart", { kind: "body", body: "null" })
  await page.locator(addSouthpaw).click()
  await page.locator(`${addSouthpaw}.added`).waitFor()
  await expect.poll(() => page.getByRole("alert").count()).toBe(0)
  expect((await readBasket()).count).toBe(1)
})

test("a broken connection ends the waiting and says so, and a second try works", async () => {
  const { page } = await openHost("/en/shop/", { state: 3 }, { expectedErrors: /ERR_CONNECTION_RESET/ })
  // Not by the shop itself: browsers repeat a request silently when a kept connection breaks.
  await page.route("**/?wc-ajax=add_to_cart", (route) => route.abort("connectionreset"), { times: 1 })
  await page.locator(addSouthpaw).click()
  await page.getByRole("alert").waitFor()
  expect(await page.locator(`${addSouthpaw}.loading`).count()).toBe(0)
  await page.locator(addSouthpaw).click()
  await page.locator(`${addSouthpaw}.added`).waitFor()
})

test("an add that brings no markup fetches it", async () => {
  const { page, host, requests } = await openHost("/en/shop/", { state: 3 })
  // The first visit's own refresh, a POST, would bring the markup if it were still under way.
  await page.locator(".woocommerce-mini-cart__empty-message").first().waitFor({ state: "attached" })
  host.cart.fail("add_to_cart", { kind: "body", body: '{"fragments":{},"cart_hash":"x"}' })
  await page.locator(addSouthpaw).click()
  await expect.poll(() => page.locator(".ast-count-text").first().textContent()).toBe("1")
  await expect.poll(() => requests).toContain("GET get_refreshed_fragments")
})

test("a remove that fails goes to the shop's own page, which takes the line out", async () => {
  const { page, host, readBasket } = await openHost(
    "/en/shop/",
    { state: 3 },
    { expectedErrors: /Failed to load resource/ },
  )
  await page.locator(addSouthpaw).click()
  const remove = page.getByRole("dialog").getByRole("button", { name: /Remove/ })
  await remove.waitFor()
  host.cart.fail("remove_from_cart", { kind: "status", status: 500 })
  await Promise.all([page.waitForURL("**/carrito/?remove_item=**"), remove.click()])
  expect((await readBasket()).count).toBe(0)
})

test("a request without an answer ends after 30 s, and the next one is sent", async () => {
  const { page, host } = await openHost("/en/shop/", { state: 3 }, { prepare: (each) => each.clock.install() })
  host.cart.fail("add_to_cart", { kind: "never" })
  await page.locator(addSouthpaw).click()
  await page.locator(`${addSouthpaw}.loading`).waitFor()
  await expect.poll(() => host.cart.requests.some(({ endpoint }) => endpoint === "add_to_cart")).toBe(true)
  await page.locator(".post-12 .button").click()
  await page.clock.runFor(31_000)
  await page.getByRole("alert").waitFor()
  await page.locator(".post-12 .button.added").waitFor()
  expect(await page.locator(`${addSouthpaw}.loading`).count()).toBe(0)
})

test("an answer that is older than the last change is not shown", async () => {
  const { page, host } = await openHost("/en/shop/", { state: 3 })
  await page.locator(".woocommerce-mini-cart__empty-message").first().waitFor({ state: "attached" })
  const gate = createGate()
  host.cart.fail("get_refreshed_fragments", gate.fault)
  await page.evaluate(() => document.body.dispatchEvent(new CustomEvent("wc_fragment_refresh", { bubbles: true })))
  await expect.poll(() => host.cart.requests.filter(({ endpoint }) => endpoint.startsWith("get_")).length).toBe(2)
  await page.locator(addSouthpaw).click()
  await page.locator(`${addSouthpaw}.added`).waitFor()
  gate.open()
  await expect.poll(() => host.cart.requests.filter(({ endpoint }) => endpoint.startsWith("get_")).length).toBe(3)
  await expect.poll(() => page.locator(".ast-count-text").allTextContents()).toEqual(["1", "1"])
})

test("offline says so; back online the button works", async () => {
  const { page, context } = await openHost("/en/shop/", { state: 3 }, { expectedErrors: /ERR_INTERNET_DISCONNECTED/ })
  await page.locator(addSouthpaw).click()
  // The drawer opens after the next frame; an Escape before that would leave it open over the button.
  await page.getByRole("dialog").waitFor()
  await page.keyboard.press("Escape")
  await context.setOffline(true)
  await page.locator(addSouthpaw).click()
  await page.getByText("You are probably offline.").waitFor()
  await context.setOffline(false)
  await page.locator(addSouthpaw).click()
  await expect.poll(() => page.locator(".ast-count-text").first().textContent()).toBe("2")
})

const hostile: readonly [string, (() => void) | string][] = [
  [
    "a full storage",
    () =>
      void (Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError")
      }),
  ],
  [
    "blocked storage",
    () => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("denied", "SecurityError")
          },
        })
      }
    },
  ],
  [
    "blocked cookies",
    () =>
      Object.defineProperty(Document.prototype, "cookie", {
        get: () => {
          throw new DOMException("denied", "SecurityError")
        },
        set: () => undefined,
      }),
  ],
  [
    "a polluted prototype",
    () => Object.assign(Object.prototype, { polluted: "yes", error: true, product_url: "/en/polluted/" }),
  ],
  [
    "Prototype.js's Array.from",
    () =>
      Object.assign(Array, {
        from: () => {
          throw new Error("not ours")
        },
      }),
  ],
  [
    "a host that stops every click",
    () => {
      for (const name of ["click", "pointerdown", "mousedown"]) {
        document.addEventListener("DOMContentLoaded", () =>
          document.body.addEventListener(name, (event) => event.stopPropagation()),
        )
      }
    },
  ],
]

test.each(hostile)("%s stops no sale", async (_, before) => {
  const { page, readBasket } = await openHost("/en/shop/", { state: 3 }, { before })
  await page.locator(addSouthpaw).click()
  await page.locator(`${addSouthpaw}.added`).waitFor()
  expect(await page.locator(".ast-count-text").allTextContents()).toEqual(["1", "1"])
  expect((await readBasket()).count).toBe(1)
})

test("a button that is removed while it waits causes no error", async () => {
  const { page, host, readBasket } = await openHost("/en/shop/", { state: 3 })
  const gate = createGate()
  host.cart.fail("add_to_cart", gate.fault)
  await page.locator(addSouthpaw).click()
  await expect.poll(() => host.cart.requests.some(({ endpoint }) => endpoint === "add_to_cart")).toBe(true)
  await page.locator(".post-11").evaluate((card) => card.remove())
  gate.open()
  await expect.poll(() => page.locator(".ast-count-text").allTextContents()).toEqual(["1", "1"])
  expect((await readBasket()).count).toBe(1)
})

test.each([
  ["fault 31: a nonce that is too old", "nonce-0"],
  ["fault 32: a nonce of another session, from a server whose clock is ahead", "nonce-1-stranger"],
])("%s on a cached page costs one request, and the shopper sees nothing", async (_, storeApiNonce) => {
  const host = await serveHost({
    state: 3,
    config: { host: { wcBlocksMiddlewareConfig: { storeApiNonce, wcStoreApiNonceTimestamp: "9999999999" } } },
  })
  host.cart.expireNonces()
  host.cart.basketOf("stranger").add({ id: 12, quantity: 1 })
  const { page, readBasket } = await visitHost(host, "/en/hooks/", { expectedErrors: /403/ })
  await page.getByText("Add Southpaw").click()
  await expect.poll(async () => (await readBasket()).count).toBe(1)
  await page.getByText("Basket (1)").waitFor()
  expect(host.cart.requests.filter(({ endpoint }) => endpoint === "cart/add-item")).toHaveLength(2)
  expect(await page.getByRole("alert").count()).toBe(0)
  expect((await readBasket()).lines.map(({ product }) => product.id)).toEqual([11])
  expect(host.cart.basketOf("stranger").lines.map(({ product }) => product.id)).toEqual([12])
})

test("a nonce in storage that no header can carry is replaced, and the shopper sees nothing", async () => {
  const before = `localStorage.setItem("storeApiNonce", JSON.stringify({ nonce: "n\\nn\u20ac", timestamp: 9999999999 }))`
  const { page, readBasket } = await openHost("/en/hooks/", { state: 3 }, { before })
  await page.getByText("Add Southpaw").click()
  await page.getByText("Basket (1)").waitFor()
  expect((await readBasket()).count).toBe(1)
  expect(await page.getByRole("alert").count()).toBe(0)
})

test.each([
  ["out of stock", 0, /out of stock/],
  ["more than there is", 1, /not enough/],
])("%s is refused in the shop's own words, at the button", async (_, stock, words) => {
  const { page, host, readBasket } = await openHost("/en/hooks/", { state: 3 }, { expectedErrors: /40\d/ })
  host.cart.setStock(11, stock)
  if (stock > 0) {
    await page.getByText("Add Southpaw").click()
    await page.getByText("Basket (1)").waitFor()
  }
  await page.getByText("Add Southpaw").click()
  await expect.poll(() => page.getByRole("alert").textContent()).toMatch(words)
  expect((await readBasket()).count).toBe(stock)
})

const hostileConfigs: readonly [string, string][] = [
  [
    "reaches for the prototype",
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"takeOver":true,"preset":"woocommerce"}',
  ],
  [
    "is 10 MB long",
    `{"takeOver":true,"preset":"woocommerce","messages":{"es":{"a":"${"x".repeat(10 * 1024 * 1024)}"}}}`,
  ],
  ["is no JSON", "{takeOver:true"],
  ["is a list", "[1,2,3]"],
  [
    "has every member wrong",
    '{"preset":7,"locale":{},"currency":"euro","takeOver":"yes","theme":"pink","cart":[],"host":"no","messages":3}',
  ],
]

test.each(hostileConfigs)("a config that %s leaves a page that sells", async (_, config) => {
  const { page, readBasket } = await openHost("/en/shop/", { state: 3, config })
  await page.locator(addSouthpaw).click()
  await expect.poll(async () => (await readBasket()).count).toBe(1)
  expect(await page.evaluate(() => "polluted" in {})).toBe(false)
})

test("a hostile reset of all styles leaves a drawer that opens and closes", async () => {
  const { page } = await openHost("/en/shop/", {
    state: 3,
    head: "<style>*{all:unset!important;display:revert!important}body{transform:translateZ(0)}</style>",
  })
  await page.locator(addSouthpaw).click()
  await page.getByRole("dialog").waitFor()
  await page.keyboard.press("Escape")
  await expect.poll(() => page.locator("#astra-mobile-cart-drawer").getAttribute("inert")).toBe("")
})

test("a page whose words a translator wraps still shows the right count", async () => {
  const { page } = await openHost("/en/hooks/", {
    state: 3,
    body: '<div data-ringside="mini-cart" data-ringside-load="now"></div>',
  })
  await page.locator("[data-ringside-state=ready]").waitFor()
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim()) continue
      const font = document.createElementNS("http://www.w3.org/1999/xhtml", "font")
      text.replaceWith(font)
      font.append(text)
    }
  })
  await page.getByText("Add Southpaw").click()
  await page.getByText("Basket (1)").waitFor()
  await expect.poll(() => page.locator("[data-ringside=mini-cart]").textContent()).toContain("Southpaw")
})
