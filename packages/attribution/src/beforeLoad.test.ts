import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { beforeLoad } from "./beforeLoad.ts"
import { startBehaviour } from "@ringside/core"
import { orderAttributionBehaviour } from "./orderAttribution/orderAttribution.ts"

const loadLate = vi.fn(async () => undefined)
let page: TestPage
let printed: {
  params: { allowTracking: boolean; prefix: string }
  fields: Record<string, string>
  setOrderTracking?: (isAllowed: boolean) => void
  getAttributionData?: () => object
}

beforeEach(() => {
  printed = { params: { allowTracking: false, prefix: "wc_order_attribution_" }, fields: { utm_source: "current.src" } }
  Reflect.set(window, "wc_order_attribution", printed)
  page = createTestPage({ services: { loadLate } })
})
afterEach(() => {
  page.stop()
  vi.clearAllMocks()
  document.head.replaceChildren()
  Reflect.deleteProperty(window, "wc_order_attribution")
})

it("adds the functions to the printed settings at once, and removes them at the end", () => {
  beforeLoad.start(page)
  expect(printed.getAttributionData?.()).toEqual({ utm_source: null })
  expect(loadLate).not.toHaveBeenCalled()
  printed.setOrderTracking?.(true)
  expect(loadLate).toHaveBeenCalledOnce()
  page.stop()
  expect(Object.keys(printed)).toEqual(["params", "fields"])
})

it("runs early calls when the late code has started", () => {
  beforeLoad.start(page)
  const early = printed.getAttributionData
  printed.setOrderTracking?.(true)
  expect(printed.params.allowTracking).toBe(false)
  startBehaviour(orderAttributionBehaviour, page)
  expect(printed.params.allowTracking).toBe(true)
  expect(printed.getAttributionData).not.toBe(early)
  page.stop()
  expect(Object.keys(printed)).toEqual(["params", "fields"])
})

it("leaves settings to the host's script where that is on the page", () => {
  const script = document.createElement("script")
  script.id = "wc-order-attribution-js"
  script.type = "text/plain"
  document.head.append(script)
  beforeLoad.start(page)
  expect(Object.keys(printed)).toEqual(["params", "fields"])
})

it("finds settings that are printed after the loader", () => {
  Reflect.deleteProperty(window, "wc_order_attribution")
  beforeLoad.start(page)
  Reflect.set(window, "wc_order_attribution", printed)
  document.dispatchEvent(new Event("DOMContentLoaded"))
  expect(printed.setOrderTracking).toBeTypeOf("function")
})
