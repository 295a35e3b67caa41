import { startBehaviour } from "@ringside/core"
import { createTestPage } from "@ringside/testing"
import { describeBehaviour, useCookieJar } from "@ringside/testing/conformance"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { createCookieDeletions } from "../domain/index.ts"
import { attributionJob } from "../jobs.ts"
import { orderAttributionBehaviour } from "./orderAttribution.ts"

const jar = useCookieJar()

beforeEach(() => {
  for (const text of createCookieDeletions(window.location.hostname)) document.cookie = text
})

describeBehaviour(orderAttributionBehaviour, {
  html: "<form><wc-order-attribution-inputs></wc-order-attribution-inputs></form>",
  selector: "wc-order-attribution-inputs",
  job: attributionJob,
  settings: { params: { allowTracking: true } },
  page: (config) => createTestPage({ config: config ?? {} }),
  isConnected: (element) => element.querySelectorAll('input[name^="wc_order_attribution_"]').length === 16,
})

afterEach(() => {
  document.body.replaceChildren()
  Reflect.deleteProperty(Object.getPrototypeOf(document) as object, "referrer")
  Reflect.deleteProperty(document, "referrer")
})

it.each([
  ["https://www.other-shop.example/basket/", "typein"],
  ["https://en.other-shop.example/", "typein"],
  ["https://news.example/", "referral"],
])("counts a visit from %s as %s where the config ignores the shop's second domain", (referrer, type) => {
  document.body.innerHTML = "<form><wc-order-attribution-inputs></wc-order-attribution-inputs></form>"
  Object.defineProperty(Object.getPrototypeOf(document), "referrer", { get: () => referrer, configurable: true })
  const page = createTestPage({
    config: {
      host: { wc_order_attribution: { params: { allowTracking: true } } },
      all: { attribution: { ignoredReferrers: ["https://www.other-shop.example"] } },
    },
  })
  startBehaviour(orderAttributionBehaviour, page)
  const field = document.querySelector<HTMLInputElement>('[name="wc_order_attribution_source_type"]')
  expect(field?.value).toBe(type)
  page.stop()
})

it.each([
  ["a text, as LiteSpeed defines it", () => "https://news.example/", "referral"],
  ["an image with that name", () => document.createElement("img"), "typein"],
])("reads the referrer where the document's own is %s", (_, get, type) => {
  document.body.innerHTML = "<form><wc-order-attribution-inputs></wc-order-attribution-inputs></form>"
  const before = () => `${location.origin}/`
  Object.defineProperty(Object.getPrototypeOf(document), "referrer", { get: before, configurable: true })
  Object.defineProperty(document, "referrer", { get, configurable: true })
  const page = createTestPage({ config: { host: { wc_order_attribution: { params: { allowTracking: true } } } } })
  startBehaviour(orderAttributionBehaviour, page)
  const field = document.querySelector<HTMLInputElement>('[name="wc_order_attribution_source_type"]')
  expect(field?.value).toBe(type)
  page.stop()
})

it("follows the platform's prefix, fields, encoding and promo range, and creates a missing input again", () => {
  document.body.innerHTML = "<form><wc-order-attribution-inputs></wc-order-attribution-inputs></form>"
  const params = { allowTracking: true, prefix: "shop__", base64: true, promocode: { min: 5, max: 9 } }
  const fields = { origin: "current.typ", bad: "nothing" }
  const page = createTestPage({ config: { host: { wc_order_attribution: { params, fields } } } })
  startBehaviour(orderAttributionBehaviour, page)
  const read = () => [...document.querySelectorAll("input")].map(({ name, value }) => [name, value])
  expect(read()).toEqual([["shop_origin", "typein"]])
  document.querySelector("input")?.remove()
  page.scan()
  expect(read()).toEqual([["shop_origin", "typein"]])
  const codes = [5, 6, 7, 8, 9].map((code) => `sbjs_promo=${btoa(`code%3D${String(code)}`).replace(/=+$/, "")}`)
  expect(codes).toContain(jar.get("sbjs_promo"))
  page.stop()
})

it("writes no cookie for a shopper who has refused tracking on an earlier page, and deletes one that is left", () => {
  document.body.innerHTML = "<form><wc-order-attribution-inputs></wc-order-attribution-inputs></form>"
  const writes = vi.spyOn(HTMLDocument.prototype, "cookie", "set")
  const view = () => {
    writes.mockClear()
    const page = createTestPage({ config: { host: { wc_order_attribution: { params: { allowTracking: false } } } } })
    startBehaviour(orderAttributionBehaviour, page)
    page.stop()
    return writes.mock.calls.map(([text]) => text.split("=", 1)[0])
  }
  expect(view()).toEqual([])
  jar.set("sbjs_udata", "sbjs_udata=vst%3D1")
  expect(new Set(view())).toEqual(new Set(["sbjs_udata"]))
  expect(jar.size).toBe(0)
})

it("does nothing without the platform's settings", () => {
  document.body.innerHTML = "<form><wc-order-attribution-inputs></wc-order-attribution-inputs></form>"
  const page = createTestPage()
  startBehaviour(orderAttributionBehaviour, page)
  expect([document.querySelectorAll("input").length, jar.size]).toEqual([0, 0])
  page.stop()
})
