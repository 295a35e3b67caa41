import { consentService } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { createEmitter } from "./dataLayer.ts"
import { startPageAnalytics } from "./pageAnalytics.ts"

const order = {
  id: 71,
  items: [],
  totals: { total_price: "5498", currency_code: "EUR", currency_minor_unit: 2 },
}
const key = "ringside:purchase:71"

let pages: TestPage[] = []

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.body.innerHTML = `<script type="application/json" data-ringside-order>${JSON.stringify(order)}</script>`
})
afterEach(() => {
  for (const page of pages) page.stop()
  pages = []
  document.body.replaceChildren()
  for (const name of ["dataLayer", "wp_consent_type", "wp_set_consent"]) Reflect.deleteProperty(window, name)
  vi.restoreAllMocks()
})

function openTab(): TestPage {
  const page = createTestPage({ config: { all: { analytics: { dataLayer: "" } } } })
  pages.push(page)
  const emit = createEmitter(page)
  if (!emit) throw new Error("The page names no data layer.")
  startPageAnalytics(page, emit, { read: () => Promise.resolve(null) })
  return page
}

const countPurchases = () =>
  ((Reflect.get(window, "dataLayer") ?? []) as readonly { readonly event?: string }[]).filter(
    ({ event }) => event === "purchase",
  ).length

/** Leaves the tab: a new one has the storage of all tabs, and none of its own. */
const leaveTab = () => sessionStorage.clear()

it("is pushed once for an order, also from a second tab", () => {
  openTab()
  leaveTab()
  openTab()
  expect(countPurchases()).toBe(1)
  expect(localStorage.getItem(key)).toBe("1")
})

it("is pushed by one of two tabs that waited for the shopper's consent", () => {
  // A consent tool that has no answer yet.
  Reflect.set(window, "wp_consent_type", "optin")
  Reflect.set(window, "wp_set_consent", () => undefined)
  const tabs = [openTab(), openTab()]
  expect(countPurchases()).toBe(0)
  for (const tab of tabs) consentService.of(tab).fill({ statistics: "granted" })
  expect(countPurchases()).toBe(1)
})

it("isn't pushed for an order that an earlier version has stored in the tab", () => {
  sessionStorage.setItem(key, "1")
  openTab()
  expect(countPurchases()).toBe(0)
})

it.each(["get", "set"])("is pushed once per tab where local storage refuses to %s", (refused) => {
  const method = refused === "get" ? "getItem" : "setItem"
  const original = Storage.prototype[method]
  vi.spyOn(Storage.prototype, method).mockImplementation(function (this: Storage, ...args: [string, string]) {
    if (this === localStorage) throw new DOMException("refused", "QuotaExceededError")
    return Reflect.apply(original, this, args) as string
  })
  openTab()
  openTab()
  expect(countPurchases()).toBe(1)
  expect(sessionStorage.getItem(key)).toBe("1")
})
