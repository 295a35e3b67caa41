import type { Http } from "@ringside/core"
import { createCartServer, createTestPage } from "@ringside/testing"
import { screen, within } from "@testing-library/dom"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type BasketSetting, mountBasket, type MountedBasket } from "./basketForTests.ts"

let basket: MountedBasket
const mount = async (setting?: BasketSetting) => (basket = await mountBasket(setting))
afterEach(() => basket.stop())

/** The list item of a line. */
const findLine = async (name: string) => within(await screen.findByText(name).then((text) => closestItem(text)))
const closestItem = (element: HTMLElement) => {
  const item = element.closest("li")
  if (!item) throw new Error("It stands in no list item.")
  return item
}

describe("a line", () => {
  it("shows what it is, how many, and what that costs", async () => {
    await mount({ items: { 11: 2 } })
    const line = await findLine("Southpaw")
    expect(line.getByRole("link", { name: "Southpaw" }).getAttribute("href")).toBe("/product/southpaw/")
    expect(line.getByText("44,00 €")).toBeTruthy()
    expect(line.getByRole<HTMLInputElement>("spinbutton", { name: "Quantity of Southpaw" }).value).toBe("2")
    expect(line.getByText("88,00 €")).toBeTruthy()
    expect(line.getByRole("button", { name: "Remove Southpaw from basket" })).toBeTruthy()
  })

  it("says what was chosen, and how few are left", async () => {
    await mount({ items: { 12: 1, 151: 1 } })
    expect((await findLine("Cornerman")).getByText("Only 3 left")).toBeTruthy()
    // Each by itself, as the page's translator knows them.
    const chosen = (await findLine("Gloves")).getByText("Colour")
    expect(chosen.parentElement?.textContent).toBe("Colour: Red")
    expect(chosen.dataset["ringsideHostText"]).toBe("")
  })

  it("says what extensions add to it, what it saves and that it is on backorder, and leads to no hidden product", async () => {
    const storeItem = {
      item_data: [
        { key: "Engraving", value: "To Ana" },
        { key: "Id", value: "7", hidden: "1" },
      ],
      ...{ show_backorder_badge: true, catalog_visibility: "hidden" },
    }
    const sold = { id: 1, slug: "lince", name: "Lince", sku: "LI", priceMinor: 4400, regularMinor: 5000, stock: 2 }
    await mount({ items: { 1: 2 }, server: createCartServer({ products: [{ ...sold, storeItem }], now: () => 0 }) })
    const line = await findLine("Lince")
    expect(line.getByText("Engraving").parentElement?.textContent).toBe("Engraving: To Ana")
    expect(line.getByText("Save 12,00 €")).toBeTruthy()
    expect(line.getByText("Available on backorder")).toBeTruthy()
    expect([line.queryByText("Id"), line.queryByText(/^Only/), line.queryByRole("link")]).toEqual([null, null, null])
  })

  it("is changed with its bundle, taken out where the bundle lets it, and left out where the shop hides it", async () => {
    const part = (id: number, name: string, data: object) => ({
      ...{ id, slug: name.toLowerCase(), name, sku: name, priceMinor: 100, stock: 9 },
      storeItem: { extensions: { bundles: { bundled_by: "set", bundled_item_data: data } } },
    })
    const bundle = { extensions: { bundles: { bundled_items: ["a"], bundle_data: { is_hidden: true } } } }
    const products = [
      { id: 1, slug: "set", name: "Set", sku: "SET", priceMinor: 100, stock: 9, storeItem: bundle },
      part(2, "Needed", { is_removable: false, is_hidden_in_summary: true }),
      part(3, "Optional", { is_removable: true }),
      part(4, "Secret", { is_hidden_in_cart: true }),
    ]
    await mount({ items: { 1: 1, 2: 2, 3: 1, 4: 1 }, server: createCartServer({ products, now: () => 0 }) })
    await findLine("Needed")
    expect(basket.lineNames()).toEqual(["Needed", "Optional"])
    expect(screen.queryAllByRole("spinbutton")).toEqual([])
    expect(
      screen.getAllByRole("button", { name: /^Remove/ }).map((button) => button.getAttribute("aria-label")),
    ).toEqual(["Remove Optional from basket"])
  })

  it("has no quantity field for what is sold one an order", async () => {
    await mount({ items: { 13: 1 } })
    const line = await findLine("Title belt")
    expect(line.queryByRole("spinbutton")).toBeNull()
    expect(line.getByText("Quantity of Title belt: 1.")).toBeTruthy()
  })

  it("has no quantity field where the hook wants none", async () => {
    await mount({ items: { 11: 2 }, attributes: { quantities: "off" } })
    expect((await findLine("Southpaw")).queryByRole("spinbutton")).toBeNull()
  })
})

describe("the place of wallet buttons", () => {
  const findPlace = () => document.querySelector<HTMLElement>("[data-ringside~=express-checkout]")

  it("is above the ways out where the hook has its option, and is what the buttons look for", async () => {
    await mount({ items: { 11: 1 }, attributes: { express: "on" } })
    await findLine("Southpaw")
    expect(document.querySelector(".ringside-mini-cart-foot [data-ringside~=express-checkout]")).not.toBeNull()
  })

  it.each([
    ["48", "pk_1", "48px"],
    ["60", "pk_1", "55px"],
    ["", "pk_1", "48px"],
    ["48", "", ""],
  ])("has the height %j of the buttons' settings where the provider's key is %j: %s", async (height, key, expected) => {
    const wcpayExpressCheckoutParams = { button: { height }, stripe: { publishableKey: key } }
    await mount({ items: { 11: 1 }, attributes: { express: "on" }, config: { host: { wcpayExpressCheckoutParams } } })
    await findLine("Southpaw")
    expect(findPlace()?.style.minHeight).toBe(expected)
  })

  it("has no height on a page without wallets", async () => {
    await mount({ items: { 11: 1 }, attributes: { express: "on" } })
    await findLine("Southpaw")
    expect(findPlace()?.style.minHeight).toBe("")
  })

  it("is missing otherwise", async () => {
    await mount({ items: { 11: 1 } })
    await findLine("Southpaw")
    expect(document.querySelector("[data-ringside~=express-checkout]")).toBeNull()
  })
})

describe("a basket with more lines than anybody reads", () => {
  /** A basket of `lineCount` lines as the Store API sends it, made of one that the double has. */
  async function mountLong(lineCount: number, locale = "en"): Promise<void> {
    const { server } = createTestPage()
    server.basketOf().add({ id: 11, quantity: 1 })
    const answer = await server.handle({
      method: "GET",
      path: "/wp-json/wc/store/v1/cart?currency=EUR",
      headers: { accept: "application/json" },
      body: "",
    })
    const cart = JSON.parse(answer?.body ?? "") as { readonly items: readonly object[] }
    const items = Array.from({ length: lineCount }, (_, index) => ({
      ...cart.items[0],
      key: `line-${String(index)}`,
      name: `Figure ${String(index + 1)}`,
    }))
    const http: Http = ({ url }) =>
      Promise.resolve({
        kind: "answer",
        status: 200,
        isOk: true,
        headers: {},
        text: JSON.stringify({ ...cart, items, items_count: lineCount }),
        url,
      })
    await mount({ config: { locale }, services: { http } })
    // Some 20 MB are read, which takes a busy machine more than the ten seconds that are usual here.
    await screen.findByText("Figure 1", {}, { timeout: 30_000 })
  }

  it("of 20,000 shows the first 100 and how many more there are", async () => {
    await mountLong(20_000)
    expect(basket.lineNames()).toHaveLength(100)
    expect(basket.lineNames()[99]).toBe("Figure 100")
    expect(screen.getByText("and 19900 more products")).toBeTruthy()
  }, 60_000)

  it.each([
    [100, "en", null],
    [101, "en", "and 1 more product"],
    [101, "es", "y 1 producto más"],
    [1100, "es", "y 1000 productos más"],
  ])("of %d says so in %s: %s", async (lineCount, locale, text) => {
    await mountLong(lineCount, locale)
    expect(document.querySelector(".ringside-mini-cart-more")?.textContent ?? null).toBe(text)
  })
})

describe("on a page in a language of which there are no texts", () => {
  beforeEach(() => (document.documentElement.lang = "de"))
  afterEach(() => document.documentElement.removeAttribute("lang"))
  const languageOf = (element: Element) => element.closest<HTMLElement>("[lang]")?.lang

  it("says what is the shop's in the page's, and all else in ours", async () => {
    await mount({ items: { 12: 1, 151: 1 }, config: { locale: "de" } })
    expect(languageOf(await screen.findByText("Gloves"))).toBe("de")
    expect(["Red", "Only 3 left", "Subtotal"].map((text) => languageOf(screen.getByText(text)))).toEqual([
      "de",
      "en",
      "en",
    ])
  })

  it.each<[words: string, prepare: () => unknown, language: string]>([
    ["No queda tanto", () => basket.page.server.setStock(11, 1), "de"],
    ["We couldn’t save", () => basket.page.server.fail("cart/update-item", { kind: "unreachable" }), "en"],
  ])("says of a failure that it is %s in its own", async (words, prepare, language) => {
    await mount({ items: { 11: 1 }, config: { locale: "de" } })
    const more = await screen.findByRole("button", { name: /^Add one/ })
    prepare()
    more.click()
    expect(languageOf(await screen.findByText(new RegExp(words)))).toBe(language)
  })
})

describe("the sums", () => {
  it("are those of the server, with what is not known yet said in words", async () => {
    await mount({ items: { 11: 2, 12: 1 } })
    await findLine("Southpaw")
    const sums = [...basket.host.querySelectorAll(".ringside-mini-cart-sum")].map(({ textContent }) => textContent)
    expect(sums).toEqual(["Subtotal117,50 €", "ShippingCalculated at checkout", "Total117,50 €Includes 20,39 € VAT"])
  })

  it("lead on to basket and checkout", async () => {
    const cart = { url: "/the-basket/", checkoutUrl: "/pay/", freeShippingFrom: null }
    await mount({ items: { 11: 1 }, config: { cart } })
    expect((await screen.findByRole("link", { name: "View basket" })).getAttribute("href")).toBe("/the-basket/")
    expect(screen.getByRole("link", { name: "Checkout" }).getAttribute("href")).toBe("/pay/")
  })
})

describe("free shipping", () => {
  const setting = { attributes: { "free-shipping": "on", "free-shipping-from": "10000" } }

  it("says how much is missing", async () => {
    await mount({ ...setting, items: { 11: 1 } })
    const progress = await screen.findByRole<HTMLProgressElement>("progressbar", {
      name: "Spend 56,00 € more for free shipping.",
    })
    expect(progress.value).toBeCloseTo(0.44)
  })

  it("says when it is reached", async () => {
    await mount({ ...setting, items: { 11: 3 } })
    expect(await screen.findByRole("progressbar", { name: "Your shipping is free." })).toBeTruthy()
  })

  it("is not spoken of where the basket isn't in the page's currency", async () => {
    await mount({ ...setting, items: { 11: 1 }, config: { currency: "USD" } })
    await findLine("Southpaw")
    expect(screen.queryByRole("progressbar")).toBeNull()
  })

  it("is spoken of where it is", async () => {
    await mount({ ...setting, items: { 11: 1 }, config: { currency: "EUR" } })
    expect(await screen.findByRole("progressbar")).toBeTruthy()
  })

  it("is not mentioned unless the hook has its option", async () => {
    await mount({ items: { 11: 1 }, attributes: { "free-shipping-from": "10000" } })
    await findLine("Southpaw")
    expect(screen.queryByRole("progressbar")).toBeNull()
  })
})

describe("without lines", () => {
  it("says that there is nothing, and what to do", async () => {
    await mount()
    expect((await screen.findByText(/^Your basket is empty/)).textContent).toBe(
      "Your basket is empty. Whatever you add will show up here.",
    )
    expect(screen.queryByText("Total")).toBeNull()
  })

  it("says so in Spanish", async () => {
    await mount({ config: { locale: "es-ES" } })
    expect(await screen.findByText(/^Tu cesta está vacía\./)).toBeTruthy()
  })

  it("shows lines in outline while they come, with the way to the basket open", async () => {
    await mount({ prepare: (server) => server.fail("cart", { kind: "never" }) })
    expect(screen.getByText("Loading your basket…").closest("[aria-busy=true]")).not.toBeNull()
    expect(screen.getByRole("link", { name: "View basket" }).getAttribute("href")).toBe("/basket/")
  })

  it("leaves the hook to the server's HTML where there is no Store API", async () => {
    await mount({ prepare: (server) => server.fail("cart", { kind: "status", status: 404 }, 9) })
    expect(await basket.broken).toEqual(expect.objectContaining({ message: expect.stringContaining("no Store API") }))
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull()
  })

  it("shows why the basket can't be read", async () => {
    await mount({ items: { 11: 1 }, prepare: (server) => server.fail("cart", { kind: "html" }) })
    const alert = await screen.findByRole("alert")
    expect(alert.querySelector("p")?.textContent).toBe("The response is not a valid JSON response.")
  })

  it("shows a failure, offers another try, and keeps focus", async () => {
    await mount({ items: { 11: 1 }, prepare: (server) => server.fail("cart", { kind: "unreachable" }) })
    expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t load your basket.")
    const retry = screen.getByRole("button", { name: "Try again" })
    retry.focus()
    retry.click()
    await findLine("Southpaw")
    expect(screen.queryByRole("alert")).toBeNull()
    expect(screen.getByRole("region", { name: "Your basket" }).contains(document.activeElement)).toBe(true)
  })
})
