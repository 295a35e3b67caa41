import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { createAttributionConfig } from "../support/openAttribution.ts"
import { builtTag } from "../support/builds.ts"
import { createCartServer } from "../../src/cartServer/index.ts"
import { fillAddress, openCheckout, waitForForm, waitForReview } from "../support/openCheckout.ts"
import { openHost, serveHost, visitHost } from "../support/openHost.ts"
import { waitForChunk } from "../support/hooks.ts"

/** The chunk reads from the cart's store, which has to run before it. */
function waitForAnalytics(page: Page): Promise<void> {
  return waitForChunk(page, "attribution-analytics")
}

interface SentEvent {
  readonly event: string
  readonly ecommerce: {
    readonly items: readonly Readonly<Record<string, unknown>>[]
    readonly value?: number
    readonly item_list_name?: string
  }
}

const config = createAttributionConfig({ config: { analytics: { dataLayer: "shopEvents" } } })
const order = {
  id: 71,
  items: [
    { id: 11, name: "Southpaw", quantity: 1, prices: { price: "4998", currency_code: "EUR", currency_minor_unit: 2 } },
  ],
  totals: {
    total_price: "5498",
    total_tax: "867",
    total_shipping: "500",
    currency_code: "EUR",
    currency_minor_unit: 2,
  },
  billing: { email: "ana@example.com" },
}
const orderScript = `<script type="application/json" data-ringside-order>${JSON.stringify(order)}</script>`

const readEvents = (page: Page) =>
  page.evaluate(() => {
    const list = (window as unknown as { shopEvents?: (SentEvent & { ecommerce: unknown })[] }).shopEvents ?? []
    return list.filter(({ event }) => event)
  })
const readNames = async (page: Page) => (await readEvents(page)).map(({ event }) => event)

test("a list, adds and removals are reported, without a request before them", async () => {
  const { page, requests } = await openHost("/en/shop/", { state: 2, config })
  await page.mouse.move(200, 200)
  await expect.poll(() => readNames(page)).toContain("view_item_list")
  const [list] = await readEvents(page)
  expect(list?.ecommerce.items.length).toBeGreaterThan(1)
  expect(list?.ecommerce.items[0]).toMatchObject({
    item_id: expect.any(String) as string,
    price: expect.any(Number) as number,
  })
  expect(requests).not.toContain("GET cart")
  await page.locator(".add_to_cart_button.ajax_add_to_cart").first().click()
  await expect.poll(() => readNames(page)).toContain("add_to_cart")
  const added = (await readEvents(page)).find(({ event }) => event === "add_to_cart")
  expect(added?.ecommerce.items).toMatchObject([{ quantity: 1 }])
  expect(added?.ecommerce.value).toBeGreaterThan(0)
  await page.locator(".remove_from_cart_button").first().dispatchEvent("click")
  await expect.poll(() => readNames(page)).toContain("remove_from_cart")
  expect(JSON.stringify(await readEvents(page))).not.toContain("@")
})

/** The basket's changes in the data layer: the event, the product and the quantity. */
const readChanges = async (page: Page) =>
  (await readEvents(page)).flatMap(({ event, ecommerce: { items } }) =>
    event.endsWith("_cart") ? `${event}: ${String(items[0]?.["item_name"])}, ${String(items[0]?.["quantity"])}` : [],
  )

test.each(["mini-cart", "basket"])("what the shopper changes and removes in a hook `%s` is reported", async (hook) => {
  const cart = createCartServer()
  cart.basketOf().add({ id: 11, quantity: 2 })
  cart.basketOf().add({ id: 12, quantity: 1 })
  const body = `<div data-ringside="${hook}" data-ringside-load="now"><a href="/en/basket/">Basket</a></div>`
  const { page } = await openHost("/en/hooks/", { state: 2, cart, config, body })
  await waitForAnalytics(page)
  const press = (name: RegExp) =>
    page.locator(`[data-ringside="${hook}"]`).getByRole("button", { name }).first().click()
  await press(/^Add one: /)
  await expect.poll(() => readChanges(page)).toEqual([expect.stringMatching(/^add_to_cart: .+, 1$/)])
  await press(/^Remove /)
  await expect
    .poll(() => readChanges(page))
    .toEqual([expect.stringMatching(/^add_to_cart: /), expect.stringMatching(/^remove_from_cart: .+, 3$/)])
})

test("a change is reported once, by the tab that made it", async () => {
  const host = await serveHost({ state: 2, config })
  const first = await visitHost(host, "/en/shop/")
  const second = await visitHost(host, "/en/shop/", { context: first.context })
  const tabs = [first.page, second.page]
  for (const page of tabs) await waitForAnalytics(page)
  // The theme's drawer would lie over the next click.
  const add = (page: Page, id: number) => page.locator(`.post-${id} .button.ajax_add_to_cart`).dispatchEvent("click")
  const remove = (page: Page, id: number) =>
    page.locator(`.remove_from_cart_button[data-product_id="${id}"]`).first().dispatchEvent("click")
  const readProducts = (page: Page) =>
    page
      .locator(".remove_from_cart_button")
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("data-product_id")))])
  const show = async (...ids: readonly string[]) => {
    for (const page of tabs) await expect.poll(() => readProducts(page)).toEqual(ids)
  }

  await add(first.page, 11)
  await show("11")
  await expect.poll(() => readChanges(first.page)).toEqual(["add_to_cart: Southpaw, 1"])
  await add(second.page, 12)
  await show("11", "12")
  await expect.poll(() => readChanges(second.page)).toEqual(["add_to_cart: Cornerman, 1"])
  // Only a tab that has received the other's lines can report which one its own change removes.
  await second.page.evaluate(() => {
    addEventListener("storage", ({ newValue }) => {
      if (newValue?.includes('"quantity":2')) document.documentElement.dataset["received"] = "two"
    })
  })
  await add(first.page, 11)
  await second.page.locator("[data-received=two]").waitFor()
  await expect.poll(() => readChanges(first.page)).toEqual(["add_to_cart: Southpaw, 1", "add_to_cart: Southpaw, 1"])
  await remove(second.page, 11)
  await show("12")
  await expect
    .poll(() => readChanges(second.page))
    .toEqual(["add_to_cart: Cornerman, 1", "remove_from_cart: Southpaw, 2"])
  expect(await readChanges(first.page)).toHaveLength(2)
})

test("a checkout reports how an order is shipped and paid, each choice once, and no data of the shopper", async () => {
  const cart = createCartServer()
  cart.basketOf().add({ id: 11, quantity: 1 })
  const { page } = await openHost("/en/checkout/", { state: 2, cart, config })
  await waitForForm(page)
  // The choices are listened to from then on.
  await expect.poll(() => readNames(page)).toContain("begin_checkout")
  await fillAddress(page)
  await page.getByLabel("Collect at the gym").check()
  await waitForReview(page)
  await page.locator("#payment_method_cod").check()
  await expect.poll(() => readNames(page)).toContain("add_payment_info")
  const sent = (await readEvents(page)).filter(({ event }) => event.startsWith("add_"))
  expect(sent).toMatchObject([
    { event: "add_shipping_info", ecommerce: { shipping_tier: "Collect at the gym" } },
    { event: "add_payment_info", ecommerce: { payment_type: "cod" } },
  ])
  expect(JSON.stringify(await readEvents(page))).not.toMatch(/@|Gran Vía|López/)
})

test.each([
  ["the config", "shopEvents", { config: { analytics: { dataLayer: "shopEvents" } } }],
  ["the tag alone, without a name", "dataLayer", { config: {}, tag: `${builtTag}" data-ringside-datalayer="` }],
])("a page that only names a data layer, in %s, starts it without an action", async (_, list, options) => {
  // The host's own scripts do all jobs, and no hook is on the page.
  const { page } = await openHost("/en/storefront/", { state: 1, body: orderScript, ...options })
  const read = () =>
    page.evaluate((name) => JSON.stringify((window as unknown as Record<string, unknown>)[name] ?? null), list)
  await expect.poll(read).toContain('"event":"purchase"')
})

test("a purchase is reported once, though the page is loaded again", async () => {
  const { page } = await openHost("/en/hooks/", { state: 2, config, body: orderScript })
  await page.mouse.move(200, 200)
  await expect.poll(() => readNames(page)).toEqual(["purchase"])
  const [purchase] = await readEvents(page)
  expect(purchase?.ecommerce).toEqual({
    transaction_id: "71",
    currency: "EUR",
    value: 54.98,
    tax: 8.67,
    shipping: 5,
    items: [{ item_id: "11", item_name: "Southpaw", price: 49.98, quantity: 1 }],
  })
  await page.reload()
  await page.waitForFunction(() => document.cookie.includes("sbjs_session=pgs%3D2"))
  await waitForAnalytics(page)
  expect(await readNames(page)).toEqual([])
})

test("the basket, the checkout and its choices are pushed once each", async () => {
  const { page } = await openCheckout({ config })
  await page.mouse.move(200, 200)
  await expect.poll(() => readNames(page)).toEqual(["begin_checkout"])
  const choose = (name: string, detail: object) =>
    page.evaluate(
      ([eventName, eventDetail]) => {
        document.dispatchEvent(new CustomEvent(eventName, { detail: eventDetail }))
      },
      [`ringside:checkout:${name}`, detail] as const,
    )
  await choose("shipping", { shippingTier: "Flat rate" })
  await choose("shipping", { shippingTier: "Flat rate" })
  await choose("payment", { paymentType: "cod" })
  await expect.poll(() => readNames(page)).toEqual(["begin_checkout", "add_shipping_info", "add_payment_info"])
  const [begun, shipping, payment] = await readEvents(page)
  expect(begun?.ecommerce.items).toMatchObject([{ quantity: 1 }])
  expect(shipping?.ecommerce).toEqual({ ...begun?.ecommerce, shipping_tier: "Flat rate" })
  expect(payment?.ecommerce).toEqual({ ...begun?.ecommerce, payment_type: "cod" })
  await choose("shipping", { shippingTier: "Local pickup" })
  await expect.poll(() => readNames(page)).toHaveLength(4)
})

test("a purchase is pushed where the browser keeps nothing", async () => {
  const before = () => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError")
      },
    })
  }
  const { page } = await openHost("/en/hooks/", { state: 2, config, body: orderScript }, { before })
  await page.mouse.move(200, 200)
  await expect.poll(() => readNames(page)).toEqual(["purchase"])
})

test("nothing is reported before a consent tool is answered, and everything after it", async () => {
  const before = "Object.assign(window, { wp_consent_type: 'optin', wp_set_consent() {} })"
  const { page } = await openHost("/en/hooks/", { state: 2, config, body: orderScript }, { before })
  await page.waitForFunction("ringside.consent.read('statistics') instanceof Promise || true")
  const read = () => page.evaluate("Promise.resolve(ringside.consent.read('statistics'))")
  await expect.poll(read).toBe("pending")
  await waitForAnalytics(page)
  expect(await readNames(page)).toEqual([])
  await page.evaluate(() => {
    document.dispatchEvent(new CustomEvent("wp_listen_for_consent_change", { detail: { statistics: "allow" } }))
  })
  await expect.poll(() => readNames(page)).toEqual(["purchase"])
})

test("an invalid list is named in a warning, and nothing is reported", async () => {
  const { page, warnings } = await openHost("/en/hooks/", {
    state: 2,
    config: createAttributionConfig({ config: { analytics: { dataLayer: "document" } } }),
    body: orderScript,
  })
  await expect.poll(() => warnings.join()).toContain('dataLayer is "document"; expected the name of a list')
  expect(await page.evaluate(() => document.title)).not.toBe("")
})

/** Opens a product page that has a usage event of the platform for the shop. */
async function openTracked(body = "", before = "") {
  const tracks: string[] = []
  const visit = await openHost(
    "/en/product/southpaw/",
    {
      state: 2,
      body: `${body}<script>window.wcPayFrontendTracks = [{ event: "product_page_view", properties: { theme_type: "short_code" } }]</script>`,
      config: createAttributionConfig({
        host: { wcpayConfig: { ajaxUrl: "/wp-admin/admin-ajax.php", platformTrackerNonce: "t1" } },
        config: { analytics: { dataLayer: "shopEvents", productViewed: true } },
      }),
    },
    {
      before,
      prepare: (opened) =>
        opened.route("**/admin-ajax.php", (route) => {
          tracks.push(route.request().postData() ?? "")
          return route.fulfill({ status: 200, body: "1" })
        }),
    },
  )
  return { ...visit, tracks }
}

test.each([
  ["is refused by the consent API's cookie", "document.cookie = 'wp_consent_statistics=deny; path=/'", 0],
  ["is refused by Google's update", "window.dataLayer = [['consent', 'update', { analytics_storage: 'denied' }]]", 0],
  ["is refused for marketing alone", "document.cookie = 'wp_consent_marketing=deny; path=/'", 1],
  ["isn't answered yet", "Object.assign(window, { wp_consent_type: 'optin', wp_set_consent() {} })", 1],
])("where consent %s, the platform's usage events are sent accordingly", async (_, before, count) => {
  const { page, tracks } = await openTracked("", before)
  await expect.poll(() => page.evaluate("wcPayFrontendTracks.length")).toBe(0)
  // A request of the page's own is answered after all that were sent before.
  await page.evaluate(() => fetch("/wp-admin/admin-ajax.php", { method: "POST", body: "own" }))
  expect(tracks.filter((body) => body.includes("platform_tracks"))).toHaveLength(count)
})

test("views of variants and the platform's usage events are sent once", async () => {
  const product = {
    productID: "30",
    title: "Southpaw",
    currency: "EUR",
    productUrl: "/en/product/southpaw/",
    variants: { "30": { variantID: "30", title: "Southpaw", price: 4998, imageUrl: "/a.avif" } },
  }
  const script = `<script type="application/json" data-ringside-product>${JSON.stringify(product)}</script>
    <script>window.omnisend = []</script>`
  const { page, tracks } = await openTracked(script)
  await expect.poll(() => page.evaluate("omnisend.length")).toBe(1)
  expect(await page.evaluate("omnisend[0][2]")).toMatchObject({ $productID: "30", $price: 4998 })
  await expect.poll(() => tracks.length).toBe(1)
  expect(tracks[0]).toMatch(/tracksNonce[\s\S]*t1[\s\S]*platform_tracks[\s\S]*product_page_view[\s\S]*short_code/)
  expect(await page.evaluate("wcPayFrontendTracks.length")).toBe(0)
  // Shop events have a file of their own.
  await expect.poll(() => readNames(page)).toContain("view_item")
})
