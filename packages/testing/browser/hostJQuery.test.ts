import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { waitForIdle } from "./support/hooks.ts"
import { serveHostLibrary } from "./support/hostLibraries.ts"
import { type HostVisit, openHost } from "./support/openHost.ts"
import { waitForLibrary } from "./support/openPage.ts"
import { takeTurns } from "./support/takeTurns.ts"

const addSouthpaw = ".post-11 .button.add_to_cart_button"

/** Notes what handlers of a third party get. */
function listenWithJQuery(): void {
  window.received = []
  window.jQuery(document.body).on("added_to_cart", (_event, ...args) => {
    const [fragments, hash, $button] = args as [object, string, { readonly jquery: string; length: number }]
    window.received.push([Object.keys(fragments), hash.length, typeof $button.jquery, $button.length])
  })
}

/** Resolves when an add that was begun before would have been sent: a refresh of the markup is sent after all adds. */
async function waitForWrites(page: Page, requests: readonly string[]): Promise<void> {
  // A refresh that is still under way, as the first visit's, would be joined.
  await page.locator(".woocommerce-mini-cart__empty-message").first().waitFor({ state: "attached" })
  const before = requests.length
  await page.evaluate(() => document.body.dispatchEvent(new CustomEvent("wc_fragment_refresh", { bubbles: true })))
  await expect.poll(() => requests.slice(before)).toContain("POST get_refreshed_fragments")
}

const versions = [
  { version: "1.12", library: "jquery1" },
  { version: "3.7", library: "jquery3" },
  { version: "4.0", library: "jquery4" },
] as const

describe.each(versions)("jQuery $version", (row) => {
  const { version, library } = row
  takeTurns(row, versions)
  const openWithJQuery = ({ isLate = false, body = "" } = {}): Promise<HostVisit> =>
    openHost(
      "/en/shop/",
      { state: 2, hasJQuery: !isLate, body },
      { prepare: (page) => serveHostLibrary(page, "**/host/jquery.js", library) },
    )

  test("is the one that the page has", async () => {
    const { page } = await openWithJQuery()
    expect(await page.evaluate(() => window.jQuery("body").jquery)).toMatch(new RegExp(`^${version}\\.\\d+$`))
  })

  test("handlers that are bound by bind and delegate receive our events, too", async () => {
    const { page } = await openWithJQuery()
    await page.evaluate(() => {
      window.received = []
      window.jQuery(document.body).bind("added_to_cart", () => window.received.push("bind"))
      window.jQuery(document).delegate("body", "added_to_cart", () => window.received.push("delegate"))
    })
    await page.locator(addSouthpaw).click()
    await page.locator(`${addSouthpaw}.added`).waitFor()
    expect(await page.evaluate(() => window.received)).toEqual(["bind", "delegate"])
  })

  test("a handler of the page's own for its buttons runs beside ours, which adds once", async () => {
    const handler = `jQuery(document.body).on("click", ".add_to_cart_button", () => { received.push("theirs"); return false })`
    const { page, requests } = await openWithJQuery({ body: `<script>window.received = []; ${handler}</script>` })
    await page.locator(addSouthpaw).click()
    await page.locator(`${addSouthpaw}.added`).waitFor()
    expect(await page.evaluate(() => window.received)).toEqual(["theirs"])
    expect(requests.filter((request) => request === "POST add_to_cart")).toHaveLength(1)
  })

  test("handlers on added_to_cart get their arguments, exactly once", async () => {
    const { page } = await openWithJQuery()
    await page.evaluate(listenWithJQuery)
    await page.locator(addSouthpaw).click()
    await page.locator(`${addSouthpaw}.added`).waitFor()
    const keys = ["div.widget_shopping_cart_content", "a.cart-container"]
    expect(await page.evaluate(() => window.received)).toEqual([[keys, 32, "string", 1]])
  })

  test("jQuery that arrives after us is used from then on, once", async () => {
    const { page } = await openWithJQuery({ isLate: true })
    await page.addScriptTag({ url: "/host/jquery.js" })
    await page.evaluate(listenWithJQuery)
    await page.locator(addSouthpaw).click()
    await page.locator(`${addSouthpaw}.added`).waitFor()
    expect(await page.evaluate(() => window.received.length)).toBe(1)
  })

  test("a page that gave $ away keeps its handlers", async () => {
    const { page } = await openWithJQuery()
    await page.evaluate(() => {
      window.jQuery.noConflict()
      Object.assign(window, { $: () => "somebody else's" })
    })
    await page.evaluate(listenWithJQuery)
    await page.locator(addSouthpaw).click()
    await page.locator(`${addSouthpaw}.added`).waitFor()
    expect(await page.evaluate(() => window.received.length)).toBe(1)
  })

  test("a handler that answers false stops the request, and the button comes back", async () => {
    const { page, requests } = await openWithJQuery()
    await page.evaluate(() => {
      window.received = []
      window.jQuery(document.body).on("should_send_ajax_request.adding_to_cart", () => false)
      window.jQuery(document.body).on("ajax_request_not_sent.adding_to_cart", () => window.received.push("not sent"))
    })
    await page.locator(addSouthpaw).click()
    await expect.poll(() => page.evaluate(() => window.received)).toEqual(["not sent"])
    expect(await page.locator(addSouthpaw).getAttribute("class")).not.toContain("loading")
    await waitForWrites(page, requests)
    expect(requests).not.toContain("POST add_to_cart")
  })

  test("fields that handlers of adding_to_cart add are posted", async () => {
    const { page, host } = await openWithJQuery()
    await page.evaluate((selector) => {
      window.jQuery(selector).data("remembered", "in memory")
      window.jQuery(document.body).on("adding_to_cart", (_event, ...args) => {
        Object.assign(args[1] as object, { gift: "yes", quantity: 2 })
      })
    }, addSouthpaw)
    await page.locator(addSouthpaw).click()
    await page.locator(`${addSouthpaw}.added`).waitFor()
    const body = new URLSearchParams(host.cart.requests.find(({ endpoint }) => endpoint === "add_to_cart")?.body)
    expect([body.get("gift"), body.get("quantity"), body.get("remembered")]).toEqual(["yes", "2", "in memory"])
  })

  test("another script may report an add without a button", async () => {
    const { page } = await openWithJQuery()
    // An add during the first visit's refresh makes it old: it is sent again, and its answer is what the page shows.
    await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.startsWith("wc_fragments")))
    await page.evaluate(() => {
      window
        .jQuery(document.body)
        .trigger("added_to_cart", [{ "a.cart-container": "<a class=cart-container>told</a>" }, "h"])
    })
    await expect.poll(() => page.locator("a.cart-container").allTextContents()).toEqual(["told", "told"])
  })

  test("a handler that throws stops neither the sale nor us", async () => {
    const { page, readBasket } = await openWithJQuery()
    await page.evaluate(() => {
      window.jQuery(document.body).on("added_to_cart", () => {
        throw new Error("a third party's")
      })
    })
    await page.locator(addSouthpaw).click()
    await page.locator(`${addSouthpaw}.added`).waitFor()
    expect((await readBasket()).count).toBe(1)
    expect(await page.locator(".ast-count-text").first().textContent()).toBe("1")
  })

  test("wc_fragment_refresh from jQuery fetches, once", async () => {
    const { page, requests } = await openWithJQuery()
    await expect.poll(() => requests).toEqual(["POST get_refreshed_fragments"])
    await page.locator(".woocommerce-mini-cart__empty-message").first().waitFor({ state: "attached" })
    await page.evaluate(() => void window.jQuery(document.body).trigger("wc_fragment_refresh"))
    await expect.poll(() => requests.length).toBe(2)
    await waitForIdle(page)
    expect(requests).toHaveLength(2)
  })
})

test("the first add by the host's own script is reported, once the shop has confirmed it", async () => {
  const { page } = await openHost(
    "/en/shop/",
    { state: 1, body: '<p data-ringside="cart-count">0</p>' },
    { prepare: (page) => serveHostLibrary(page, "**/host/jquery.js", "jquery3") },
  )
  await waitForLibrary(page)
  await page.evaluate(() => {
    window.received = []
    document.addEventListener("ringside:cart:added", (event) => window.received.push(event.detail.productId))
    const [body, button] = [window.jQuery(document.body), window.jQuery(".post-11 .button.add_to_cart_button")]
    body.trigger("adding_to_cart", [button, { product_id: 11, quantity: 1 }])
    body.trigger("added_to_cart", [{}, "hash", button])
  })
  await expect.poll(() => page.evaluate(() => window.received)).toEqual([11])
})

test("a native listener can veto as well", async () => {
  const { page, requests } = await openHost("/en/shop/", { state: 2 })
  await page.evaluate(() => {
    window.received = []
    document.body.addEventListener("should_send_ajax_request.adding_to_cart", (event) => event.preventDefault())
    document.body.addEventListener("wc_cart_button_updated", () => window.received.push("let go"))
  })
  await page.locator(addSouthpaw).click()
  await expect.poll(() => page.evaluate(() => window.received)).toEqual(["let go"])
  expect(await page.locator(addSouthpaw).getAttribute("class")).not.toContain("loading")
  await waitForWrites(page, requests)
  expect(requests).not.toContain("POST add_to_cart")
})

test("without jQuery the host's events go out natively, with names instead of places", async () => {
  const { page } = await openHost("/en/shop/", { state: 2 })
  await page.evaluate(() => {
    window.received = []
    const note = (event: Event) => {
      const { detail } = event as CustomEvent<{ fragments: object; cartHash: string; button: Element }>
      window.received.push([event.type, Object.keys(detail).toSorted(), detail.button.tagName])
    }
    for (const name of ["added_to_cart", "ringside:added-to-cart"]) document.body.addEventListener(name, note)
  })
  await page.locator(addSouthpaw).click()
  await page.locator(`${addSouthpaw}.added`).waitFor()
  const names = ["button", "cartHash", "fragments"]
  expect(await page.evaluate(() => window.received)).toEqual([
    ["added_to_cart", names, "A"],
    ["ringside:added-to-cart", names, "A"],
  ])
})

test("commands that were pushed before the script ran are carried out in order", async () => {
  const { page } = await openHost("/en/shop/", {
    state: 2,
    head: "<script>window.received=[];window.ringside=window.ringside||[];ringside.push(['on','added_to_cart',function(){received.push(1)}],['on','added_to_cart',function(){received.push(2)}])</script>",
  })
  await waitForLibrary(page)
  await page.locator(addSouthpaw).click()
  await page.locator(`${addSouthpaw}.added`).waitFor()
  expect(await page.evaluate(() => window.received)).toEqual([1, 2])
})
