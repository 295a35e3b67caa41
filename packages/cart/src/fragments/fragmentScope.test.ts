import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, expect, it } from "vitest"
import { readFragmentScope } from "./fragmentScope.ts"
import { startFragmentTriggers } from "./fragmentTriggers.ts"

const content = "div.widget_shopping_cart_content"
let page: TestPage

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.body.innerHTML = '<div class="widget_shopping_cart_content"></div>'
  Reflect.set(window, "wc_cart_fragments_params", {
    wc_ajax_url: "/?wc-ajax=%%endpoint%%",
    cart_hash_key: "wc_cart_hash_1",
    fragment_name: "wc_fragments_1",
    request_timeout: "5000",
  })
})
afterEach(() => {
  page.stop()
  document.body.replaceChildren()
  document.body.className = ""
  for (const name of ["wc_cart_fragments_params", "wcpay_upe_config", "wcpayExpressCheckoutParams", "wc"])
    Reflect.deleteProperty(window, name)
  document.cookie = "woocommerce_cart_hash=; path=/; max-age=0"
})

/** A page of the tab, which shows what an earlier one has stored, or fetches. */
async function openPage(currency: string, classes = "", locale = "en"): Promise<void> {
  document.body.className = classes
  page = createTestPage({ config: { currency, locale } })
  document.cookie = "woocommerce_cart_hash=h1; path=/"
  startFragmentTriggers(page)
  await page.clock.settle()
}

function keep(scope?: string): void {
  sessionStorage.setItem("wc_fragments_1", JSON.stringify({ [content]: `<div class="${content.slice(4)}">kept</div>` }))
  sessionStorage.setItem("wc_cart_hash_1", "h1")
  sessionStorage.setItem("wc_cart_created", String(Date.UTC(2026, 0, 15, 12) - 1000))
  if (scope !== undefined) sessionStorage.setItem("ringside:fragments:scope", scope)
}

const requests = () => page.server.requests.map(({ endpoint }) => endpoint)

it.each([
  ["EUR:guest", ""],
  ["EUR:user", "home logged-in"],
  [undefined, "logged-in"],
])("shows the basket that the tab has stored for %s", async (scope, classes) => {
  keep(scope)
  await openPage("EUR", classes)
  expect([requests(), document.querySelector(content)?.textContent]).toEqual([[], "kept"])
})

it.each([
  ["another currency", "EUR:guest", "USD", ""],
  ["a customer who has logged in since", "EUR:guest", "EUR", "logged-in"],
  ["a customer who has logged out since", "EUR:user", "EUR", ""],
])("fetches the basket for %s, and stores its owner", async (_case, scope, currency, classes) => {
  keep(scope)
  await openPage(currency, classes)
  expect(requests()).toEqual(["get_refreshed_fragments"])
  expect(sessionStorage.getItem("ringside:fragments:scope")).toBe(`${currency}:${classes ? "user" : "guest"}:en`)
})

it("fetches the basket where the stored one is in another language", async () => {
  keep("EUR:guest:es-ES")
  await openPage("EUR", "", "es-ES")
  expect(requests()).toEqual([])
  page.stop()
  await openPage("EUR", "", "en-GB")
  expect(requests()).toEqual(["get_refreshed_fragments"])
  expect(sessionStorage.getItem("ringside:fragments:scope")).toBe("EUR:guest:en-GB")
})

it("reads the currency from the config, the payment plugin, its wallets or the blocks", () => {
  page = createTestPage({ config: { currency: null, locale: "en" } })
  expect(readFragmentScope(page)).toBe(":guest:en")
  Reflect.set(window, "wc", {
    wcSettings: { getSetting: (key: string) => (key === "currency" ? { code: "SEK" } : null) },
  })
  expect(readFragmentScope(page)).toBe("SEK:guest:en")
  Reflect.set(window, "wcpayExpressCheckoutParams", { checkout: { currency_code: "usd" } })
  expect(readFragmentScope(page)).toBe("USD:guest:en")
  Reflect.set(window, "wcpay_upe_config", { currency: "gbp" })
  expect(readFragmentScope(page)).toBe("GBP:guest:en")
  page.stop()
  page = createTestPage({ config: { currency: "EUR", locale: "en" } })
  expect(readFragmentScope(page)).toBe("EUR:guest:en")
})
