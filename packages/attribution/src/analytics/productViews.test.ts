import { consentService } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { sendPrintedTracks, startProductViewed } from "./productViews.ts"

const product = {
  productID: "30",
  title: "Southpaw",
  currency: "EUR",
  productUrl: "/en/product/southpaw/",
  variants: {
    "31": { variantID: "31", title: "Red", price: 4998, imageUrl: "/a.avif" },
    "32": { variantID: "32", title: "Blue", price: 5998, imageUrl: "/b.avif" },
  },
}

let page: TestPage | undefined
let queue: (readonly [string, string, Readonly<Record<string, unknown>>])[]

beforeEach(() => {
  queue = []
  Reflect.set(window, "omnisend", queue)
  Reflect.set(window, "omnisend_product", product)
  document.body.innerHTML = '<form class="variations_form"><input type="hidden" name="variation_id" value="31"></form>'
})
afterEach(() => {
  page?.stop()
  page = undefined
  document.body.replaceChildren()
  for (const name of ["omnisend", "omnisend_product", "wcPayFrontendTracks"]) Reflect.deleteProperty(window, name)
})

describe("a viewed variant", () => {
  const open = (all: Readonly<Record<string, unknown>> = { analytics: { productViewed: true } }) => {
    const opened = createTestPage({ config: { all } })
    page = opened
    return opened
  }
  const readVariants = () => queue.map(([, , { $variantID: id }]) => id)
  const choose = async (id: string, ...events: readonly string[]) => {
    const field = document.querySelector("input")
    if (field) field.value = id
    for (const name of events) field?.dispatchEvent(new CustomEvent(name, { bubbles: true }))
    await page?.clock.advance(0)
  }

  it("is pushed from the page's global, and another one when it is chosen, each once", async () => {
    startProductViewed(open())
    expect(queue).toMatchObject([["track", "$productViewed", { $productID: "30", $variantID: "31", $price: 4998 }]])
    await choose("32", "found_variation", "change")
    await choose("31", "change")
    expect(readVariants()).toEqual(["31", "32"])
  })

  it.each(["found_variation", "change"])("is pushed at `%s` alone", async (name) => {
    startProductViewed(open())
    await choose("32", name)
    expect(readVariants()).toEqual(["31", "32"])
  })

  it("is the one of the page's product, not of a quick view's form before it", () => {
    document.body.innerHTML =
      '<form class="variations_form" data-product_id="90"><input type="hidden" name="variation_id" value="32"></form>' +
      '<form class="variations_form" data-product_id="30"><input type="hidden" name="variation_id" value="31"></form>'
    startProductViewed(open())
    expect(readVariants()).toEqual(["31"])
  })

  it("isn't pushed without the option", async () => {
    startProductViewed(open({}))
    await choose("32", "found_variation")
    expect(queue).toEqual([])
  })

  it("waits for the shopper's consent to marketing", () => {
    const opened = open()
    consentService.of(opened).fill({ marketing: "pending" })
    startProductViewed(opened)
    expect(queue).toEqual([])
    consentService.of(opened).fill({ marketing: "granted" })
    expect(readVariants()).toEqual(["31"])
  })

  it("isn't pushed where the shop doesn't allow tracking", () => {
    page = createTestPage({
      config: {
        all: { analytics: { productViewed: true } },
        host: { wc_order_attribution: { params: { allowTracking: false } } },
      },
    })
    startProductViewed(page)
    expect(queue).toEqual([])
  })
})

describe("the platform's usage events", () => {
  const send = (settings: object) => {
    Reflect.set(window, "wcPayFrontendTracks", [{ event: "product_page_view" }])
    const sent: string[] = []
    page = createTestPage({
      config: { host: { wcpayConfig: settings } },
      services: {
        http: ({ url }) => {
          sent.push(url)
          return Promise.resolve({ kind: "answer", status: 200, text: "", url, headers: new Headers() } as never)
        },
      },
    })
    sendPrintedTracks(page)
    return sent
  }
  const whole = { ajaxUrl: "/wp-admin/admin-ajax.php", platformTrackerNonce: "t1" }

  it("are sent", () => {
    expect(send(whole)).toHaveLength(1)
  })

  it.each([
    ["the shop tracks no shoppers", { ...whole, isShopperTrackingEnabled: false }],
    ["the nonce is missing", { ajaxUrl: whole.ajaxUrl }],
    ["the address is missing", { platformTrackerNonce: "t1" }],
  ])("aren't sent where %s", (_, settings) => {
    expect(send(settings)).toEqual([])
  })
})
