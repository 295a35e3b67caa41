import { cartService } from "@ringside/cart"
import type { HttpResult, Mounted } from "@ringside/core"
import { createTestPage, type TestPage, type TestPageOptions } from "@ringside/testing"
import { screen, waitFor } from "@testing-library/dom"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { addToCart } from "../widget.ts"

let page: TestPage
let mounted: Mounted
let host: HTMLElement

/** Mounts an add button on a hook with such attributes after `data-ringside-`. */
async function mount(attributes: Readonly<Record<string, string>> = {}, options: TestPageOptions = {}) {
  page = createTestPage(options)
  host = document.body.appendChild(document.createElement("div"))
  const all = { product: "11", name: "Southpaw", price: "4400", ...attributes }
  for (const [name, value] of Object.entries(all)) if (value !== "") host.setAttribute(`data-ringside-${name}`, value)
  mounted = addToCart.mount(host, addToCart.read(host, page), page)
  await mounted.ready
}
afterEach(() => {
  mounted.unmount()
  page.stop()
  host.remove()
  localStorage.clear()
})

const button = (name = "Add to basket Southpaw") => screen.getByRole("button", { name })
const press = (name?: string) => {
  button(name).focus()
  button(name).click()
}
/** The bodies of the add requests. */
const bodies = () =>
  page.server.requests
    .filter(({ endpoint }) => endpoint === "cart/add-item")
    .map(({ body }): unknown => JSON.parse(body))
const readAnnouncement = async () => {
  await page.clock.advance(1000)
  return document.querySelector(".widget_shopping_cart_live_region")?.textContent ?? ""
}

describe("the button", () => {
  it.each([
    [{}, "en", "Add to basket Southpaw"],
    [{}, "es-ES", "Añadir a la cesta Southpaw"],
    [{ name: "" }, "en", "Add to basket"],
    [{ label: "I want it" }, "en", "I want it Southpaw"],
    [{ label: "I want it", name: "" }, "en", "I want it"],
  ])("with %j in %j is named %j", async (attributes, locale, expected) => {
    await mount(attributes, { config: { locale } })
    expect(button(expected)).toBeTruthy()
  })

  it("adds, shows a message, and links to the basket", async () => {
    await mount({}, { config: { cart: { url: "/basket/", checkoutUrl: null, freeShippingFrom: null } } })
    press()
    await waitFor(() => expect(button().getAttribute("aria-busy")).toBe("true"))
    const link = await screen.findByRole("link", { name: "View basket" })
    expect(link.getAttribute("href")).toBe("/basket/")
    expect(button().getAttribute("aria-busy")).toBeNull()
    expect(bodies()).toEqual([{ id: 11, quantity: 1, variation: [] }])
    expect(await readAnnouncement()).toBe("Southpaw is in your basket.")
    expect(document.activeElement).toBe(button())
    expect(page.server.mistakes).toEqual([])
  })

  it.each([
    ["where the hook wants none", { "view-link": "off" }, "/basket/"],
    ["where nobody says where the basket is", {}, null],
    ["to an address that is no page", {}, "javascript:alert(1)"],
  ])("shows no link %s", async (_, attributes, url) => {
    await mount(attributes, { config: { cart: { url, checkoutUrl: null, freeShippingFrom: null } } })
    press()
    await screen.findByText("Added")
    expect(screen.queryByRole("link")).toBeNull()
  })

  it("adds once for each press, one after another", async () => {
    await mount()
    press()
    await waitFor(() => expect(button().getAttribute("aria-busy")).toBe("true"))
    press()
    press()
    await screen.findByText("Added")
    expect(bodies()).toHaveLength(3)
    expect(page.server.basketOf().count).toBe(3)
  })

  it("shows that one of several presses was refused", async () => {
    await mount()
    page.server.setStock(11, 2)
    for (let presses = 0; presses < 3; presses += 1) press()
    await screen.findByRole("alert")
    expect(page.server.basketOf().count).toBe(2)
    expect(button().getAttribute("aria-busy")).toBeNull()
  })

  it("adds once for each click made before the code was loaded", async () => {
    await mount()
    for (let clicks = 0; clicks < 2; clicks += 1) {
      expect(mounted.activate?.({ type: "click", target: document.body, key: null })).toBe(true)
    }
    await screen.findByText("Added")
    expect(page.server.basketOf().count).toBe(2)
  })

  it("shows the line in the basket before the shop has responded", async () => {
    await mount()
    const { $cart } = cartService.of(page)
    const stop = $cart.listen(() => undefined)
    await waitFor(() => expect($cart.get().status).toBe("ready"))
    page.server.fail("cart/add-item", { kind: "never" })
    press()
    await waitFor(() => expect($cart.get().cart?.lines.map(({ name }) => name)).toEqual(["Southpaw"]))
    expect($cart.get().cart?.totals.total.amountMinor).toBe(4400)
    stop()
  })
})

describe("on a page in a language without texts of ours", () => {
  beforeEach(() => (document.documentElement.lang = "de"))
  afterEach(() => document.documentElement.removeAttribute("lang"))
  const languageOf = (text: string) => screen.getByText(text).closest<HTMLElement>("[lang]")?.lang

  it.each([
    [{}, "Add to basket", "en"],
    [{ label: "Will ich" }, "Will ich", "de"],
  ])("with %j, the name is in the page's language, %j in %s", async (attributes, label, language) => {
    await mount(attributes, { config: { locale: "de" } })
    expect([languageOf("Southpaw"), languageOf(label)]).toEqual(["de", language])
  })

  it("a refusal is in the page's language", async () => {
    await mount({ product: "99" }, { config: { locale: "de" } })
    press()
    await screen.findByRole("alert")
    expect(languageOf("Este producto ya no se vende.")).toBe("de")
  })
})

describe("the quantity", () => {
  it("is read from the hook", async () => {
    await mount({ quantity: "3" })
    press()
    await screen.findByText("Added")
    expect(bodies()).toEqual([{ id: 11, quantity: 3, variation: [] }])
  })

  it("can be chosen", async () => {
    await mount({ "quantity-field": "on" })
    expect(screen.getByRole("spinbutton", { name: "Quantity of Southpaw" })).toBeTruthy()
    press("Add one: Quantity of Southpaw")
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>("spinbutton").value).toBe("2"))
    press()
    await screen.findByText("Added")
    expect(bodies()).toEqual([{ id: 11, quantity: 2, variation: [] }])
  })
})

describe("when it can't be added", () => {
  it.each([
    ["out of stock", { product: "14", name: "Old bell" }, "«Old bell» está agotado."],
    ["gone", { product: "99" }, "Este producto ya no se vende."],
  ])("shows the shop's message for a product that is %s", async (_, attributes, message) => {
    await mount(attributes)
    press(`Add to basket ${"name" in attributes ? attributes.name : "Southpaw"}`)
    expect((await screen.findByRole("alert")).textContent).toBe(message)
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull()
    expect(await readAnnouncement()).toBe("")
  })

  it("offers a retry where the shop couldn't be reached, and keeps focus", async () => {
    await mount()
    page.server.fail("cart/add-item", { kind: "unreachable" })
    press()
    expect((await screen.findByRole("alert")).textContent).toContain(
      "We couldn’t tell whether it was added to your basket.",
    )
    press("Try again")
    await screen.findByText("Added")
    expect(screen.queryByRole("alert")).toBeNull()
    expect(document.activeElement).toBe(button())
  })

  it("offers no retry where there is no Store API", async () => {
    await mount()
    page.server.fail("*", { kind: "status", status: 404 }, 9)
    press()
    expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t add Southpaw to your basket.")
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull()
  })

  it("shows the same message as other widgets in an offline browser", async () => {
    const http = (): Promise<HttpResult> => Promise.resolve({ kind: "unreachable", reason: "offline" })
    await mount({}, { services: { http } })
    press()
    expect((await screen.findByRole("alert")).querySelector("p")?.textContent).toBe("You are probably offline.")
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy()
  })

  it.each(["html", "empty"] as const)("treats a response that is %s as none", async (kind) => {
    await mount()
    page.server.fail("cart/add-item", { kind })
    press()
    expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy()
  })
})

it("leaves the server's HTML where the hook names no product", async () => {
  await mount()
  const nameless = document.createElement("div")
  const failed = addToCart.mount(nameless, addToCart.read(nameless, page), page)
  await expect(failed.ready).rejects.toThrow("the hook names no product; expected data-ringside-product")
  failed.unmount()
})
