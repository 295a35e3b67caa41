import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { beforeLoad } from "./beforeLoad.ts"
import { isDue } from "./isDue.ts"

let page: TestPage
const loadLate = vi.fn(async () => undefined)

beforeEach(() => {
  Reflect.set(window, "wc_cart_fragments_params", { wc_ajax_url: "/?wc-ajax=%%endpoint%%" })
  loadLate.mockClear()
})

afterEach(() => {
  page.stop()
  document.body.replaceChildren()
  Reflect.deleteProperty(window, "wc_cart_fragments_params")
  for (const name of ["woocommerce_cart_hash", "woocommerce_items_in_cart"])
    document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`
})

/** Starts the loader's code on a page, and lets it become idle. */
async function start(): Promise<void> {
  page = createTestPage({ services: { loadLate } })
  beforeLoad.start(page)
  await page.clock.settle()
}

describe("the late code is loaded early", () => {
  it.each(["woocommerce_cart_hash", "woocommerce_items_in_cart"])("for a shopper with the cookie %s", async (name) => {
    document.cookie = `${name}=1; path=/`
    await start()
    expect(loadLate).toHaveBeenCalledTimes(1)
  })

  it("not before the page is idle", () => {
    document.cookie = "woocommerce_cart_hash=1; path=/"
    page = createTestPage({ services: { loadLate } })
    beforeLoad.start(page)
    expect(loadLate).not.toHaveBeenCalled()
  })

  it.each([
    ["comes back to the page", () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))],
    ["sees it again", () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))],
  ])("for one who has filled a basket elsewhere and %s", async (_, come) => {
    await start()
    expect(loadLate).not.toHaveBeenCalled()
    document.cookie = "woocommerce_cart_hash=1; path=/"
    come()
    expect(loadLate).toHaveBeenCalledTimes(1)
  })

  it("not where the host's own script corrects the count", async () => {
    document.cookie = "woocommerce_cart_hash=1; path=/"
    document.body.innerHTML = '<script id="wc-cart-fragments-js" type="text/plain"></script>'
    await start()
    expect([isDue(page), loadLate.mock.calls.length]).toEqual([false, 0])
  })

  it("not without the host's settings", async () => {
    document.cookie = "woocommerce_cart_hash=1; path=/"
    Reflect.deleteProperty(window, "wc_cart_fragments_params")
    await start()
    expect([isDue(page), loadLate.mock.calls.length]).toEqual([false, 0])
  })

  it("not after the stop", async () => {
    await start()
    page.stop()
    document.cookie = "woocommerce_cart_hash=1; path=/"
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))
    expect(loadLate).not.toHaveBeenCalled()
  })
})

it("the late code is due in idle time on every page with the job", async () => {
  await start()
  expect(isDue(page)).toBe(true)
})
