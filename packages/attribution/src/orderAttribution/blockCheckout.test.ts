import { extensionsService } from "@ringside/cart"
import { startBehaviour } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, expect, it, vi } from "vitest"
import { useCookieJar } from "@ringside/testing/conformance"
import { orderAttributionBehaviour } from "./orderAttribution.ts"

const namespace = "woocommerce/order-attribution"

useCookieJar()

let page: TestPage | undefined
afterEach(() => {
  page?.stop()
  page = undefined
  document.body.replaceChildren()
  Reflect.deleteProperty(window, "wp")
})

function start(): TestPage {
  document.body.innerHTML = '<div class="wp-block-woocommerce-checkout"></div>'
  page = createTestPage({ config: { host: { wc_order_attribution: { params: { allowTracking: true } } } } })
  startBehaviour(orderAttributionBehaviour, page)
  return page
}

/** The host's own data stores, of which the checkout's takes extension data by one of two names. */
function installStore(name: "setExtensionData" | "__internalSetExtensionData") {
  const set = vi.fn()
  Reflect.set(window, "wp", {
    data: { dispatch: (store: string) => (store === "wc/store/checkout" ? { [name]: set } : {}) },
  })
  return set
}

const setTracking = (isAllowed: boolean) => {
  const api: unknown = Reflect.get(window, "wc_order_attribution")
  if (typeof api !== "object" || api === null) throw new Error("The page has no wc_order_attribution.")
  const call: unknown = Reflect.get(api, "setOrderTracking")
  if (typeof call === "function") Reflect.apply(call, api, [isAllowed])
}

it.each(["setExtensionData", "__internalSetExtensionData"] as const)("hands the values over by %s, once", (name) => {
  const set = installStore(name)
  start().scan()
  expect(set).toHaveBeenCalledOnce()
  const [key, values, isReplaced] = set.mock.calls[0] ?? []
  expect([key, isReplaced]).toEqual([namespace, true])
  expect(values).toMatchObject({ source_type: "typein", utm_source: "(direct)" })
  expect(Object.keys(values as object)).toHaveLength(16)
})

it("hands the values to a store that comes late, and after one that throws", () => {
  Reflect.set(window, "wp", {
    data: {
      dispatch: () => {
        throw new Error("not registered")
      },
    },
  })
  const opened = start()
  const set = installStore("setExtensionData")
  opened.scan()
  expect(set).toHaveBeenCalledOnce()
})

it("leaves the host's store to the host's own script where that tracks, and gives our own checkout what it wrote", () => {
  const set = installStore("setExtensionData")
  document.cookie = "sbjs_current=typ%3Dutm%7C%7C%7Csrc%3Dnews; path=/"
  document.head.insertAdjacentHTML("beforeend", '<script id="wc-order-attribution-js" type="text/plain"></script>')
  const opened = start()
  opened.scan()
  document.getElementById("wc-order-attribution-js")?.remove()
  expect(set).not.toHaveBeenCalled()
  expect(extensionsService.of(opened).get(namespace)).toMatchObject({ source_type: "utm", utm_source: "news" })
})

it("hands over null for each field when tracking ends, and gives our own checkout the same", () => {
  const set = installStore("setExtensionData")
  const opened = start()
  setTracking(false)
  const [, values] = set.mock.lastCall ?? []
  expect(new Set(Object.values(values as object))).toEqual(new Set([null]))
  expect(extensionsService.of(opened).get(namespace)).toEqual(values)
  opened.stop()
  expect(extensionsService.of(opened).has(namespace)).toBe(false)
})
