import { describe, expect, it, vi } from "vitest"
import { coreMessages } from "../messages.ts"
import { goOrReport } from "./goOrReport.ts"
import { createNavigation } from "./navigation.ts"
import { createPageForTests } from "../assembly/pageForTests.ts"

interface View {
  readonly origin?: string
  readonly locationOrigin?: string
  readonly base?: string
  readonly shopOrigins?: readonly string[]
}

/** A window that notes where it is sent, and goes nowhere. */
function createSetup({ origin = "null", locationOrigin = "https://shop.example", base, shopOrigins = [] }: View = {}) {
  const assign = vi.fn()
  const reload = vi.fn()
  const view = {
    origin,
    location: { origin: locationOrigin, assign, reload },
    // As in a browser, where a document's members are its prototype's.
    document: Object.create({ baseURI: base ?? `${locationOrigin}/en/shop/` }) as unknown,
  } as unknown as Window
  return { navigation: createNavigation(view, shopOrigins), assign, reload }
}

describe("go", () => {
  it("navigates to the parsed address that was checked, not to the original text", () => {
    const { navigation, assign } = createSetup()
    expect(navigation.go(" ../carrito/ ", "own")).toBe(true)
    expect(assign.mock.calls).toEqual([["https://shop.example/en/carrito/"]])
  })

  it("stays on the page when an address is refused", () => {
    const { navigation, assign } = createSetup()
    expect(navigation.go("https://evil.example/", "shop")).toBe(false)
    expect(assign).not.toHaveBeenCalled()
  })

  it("leads to the config's origins, and from there to payment", () => {
    const { navigation, assign } = createSetup({ shopOrigins: ["https://en.shop.example"] })
    expect(navigation.go("https://en.shop.example/basket/", "shop")).toBe(true)
    expect(navigation.go("https://en.shop.example/basket/", "own")).toBe(false)
    expect(navigation.go("https://pay.example/", "payment")).toBe(true)
    expect(assign.mock.calls).toEqual([["https://en.shop.example/basket/"], ["https://pay.example/"]])
  })

  it("uses the creating page's origin in a frame without an address", () => {
    const { navigation } = createSetup({
      origin: "https://shop.example",
      locationOrigin: "null",
      base: "https://shop.example/en/",
    })
    expect(navigation.go("/carrito/", "own")).toBe(true)
    expect(createSetup({ locationOrigin: "null", base: "about:srcdoc" }).navigation.go("/carrito/", "shop")).toBe(false)
  })
})

it("reloads", () => {
  const { navigation, reload } = createSetup()
  navigation.reload()
  expect(reload).toHaveBeenCalledOnce()
})

describe("goOrReport", () => {
  it("shows the error notice for an address that is refused, once", () => {
    document.body.innerHTML = '<div class="woocommerce-notices-wrapper"></div>'
    const { navigation } = createSetup()
    const page = createPageForTests(window, { services: { navigation } })
    expect([goOrReport(page, "//evil.example", "shop"), goOrReport(page, "//evil.example", "shop")]).toEqual([
      false,
      false,
    ])
    expect([...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent)).toEqual([
      coreMessages.en.unknownError,
    ])
    page.stop()
  })

  it("shows nothing for an address that is followed", () => {
    document.body.replaceChildren()
    const { navigation } = createSetup()
    const page = createPageForTests(window, { services: { navigation } })
    expect(goOrReport(page, "/carrito/", "shop")).toBe(true)
    expect(document.querySelector("[role=alert]")).toBeNull()
    page.stop()
  })
})
