import { cartBehaviour, cartService } from "@ringside/cart"
import { type Activation, startBehaviour } from "@ringside/core"
import { sendHostEvent } from "@ringside/testing"
import { screen, waitFor } from "@testing-library/dom"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { type BasketSetting, mountBasket, type MountedBasket } from "./basketForTests.ts"

let basket: MountedBasket
const mount = async (layout: string, setting: BasketSetting = {}) => {
  const attributes = { layout, ...setting.attributes }
  basket = await mountBasket({ items: { 11: 2 }, ...setting, attributes })
}
afterEach(() => basket.stop())

const openButton = () => screen.getByRole("button", { name: /Open basket|^Basket/ })
const press = (element: HTMLElement) => {
  element.focus()
  element.click()
}
const pressEscape = () =>
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }))
const isOpen = () => basket.host.querySelector("dialog[open], .ringside-mini-cart-panel") !== null

const link = (content: string) => `<a href="/basket/">${content}</a>`

describe.each(["dropdown", "drawer"])("the opener of the layout %s", (layout) => {
  it("is the server's link, with the true count", async () => {
    await mount(layout, { content: link("Cesta (7)") })
    await waitFor(() => expect(openButton().textContent).toBe("Cesta (2)"))
    expect(openButton()).toBe(basket.host.querySelector("a"))
    expect(openButton().getAttribute("aria-label")).toBe("Cesta (2): Open basket, 2 items")
    expect(basket.host.querySelector(".ringside-mini-cart-button")).toBeNull()
  })

  it("is drawn as a button in an empty hook", async () => {
    await mount(layout, { content: "" })
    expect(screen.getByRole("button", { name: /^Your basket/ }).hasAttribute("data-boxed")).toBe(true)
  })

  it("is called in Spanish", async () => {
    await mount(layout, { config: { locale: "es-ES" }, content: link("Cesta"), items: { 11: 1 } })
    expect(await screen.findByRole("button", { name: "Abrir la cesta, 1 artículo" })).toBeTruthy()
  })

  it("opens and closes the basket, and focus comes back by Escape", async () => {
    await mount(layout)
    expect(isOpen()).toBe(false)
    press(openButton())
    const remove = await screen.findByRole("button", { name: "Remove Southpaw from basket" })
    remove.focus()
    pressEscape()
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(document.activeElement).toBe(openButton())
  })

  it("opens when something was added", async () => {
    await mount(layout)
    await cartService.of(basket.page).add({ id: 12 })
    await waitFor(() => expect(isOpen()).toBe(true))
  })

  it("opens when the host reports an add", async () => {
    await mount(layout)
    sendHostEvent({ name: "added_to_cart" })
    await waitFor(() => expect(isOpen()).toBe(true))
  })

  it("opens when a button of the platform's blocks has added something, and not for a quantity in the block", async () => {
    await mount(layout)
    startBehaviour(cartBehaviour, basket.page)
    const report = (quantityChanges: object) =>
      window.dispatchEvent(
        new CustomEvent("wc-blocks_store_sync_required", { detail: { type: "from_iAPI", quantityChanges } }),
      )
    report({ cartItemsPendingQuantity: ["a"] })
    await basket.page.clock.settle()
    expect(isOpen()).toBe(false)
    report({ productsPendingAdd: [12] })
    await waitFor(() => expect(isOpen()).toBe(true))
  })

  it("stays closed after an add where the hook has that option", async () => {
    await mount(layout, { attributes: { "open-on-add": "off" } })
    await cartService.of(basket.page).add({ id: 12 })
    await waitFor(() => expect(openButton().getAttribute("aria-label")).toContain("3 items"))
    expect(isOpen()).toBe(false)
  })

  it("opens for a click that came before it was there", async () => {
    await mount(layout)
    const target = basket.host.querySelector("a") ?? basket.host
    const activation: Activation = { type: "click", target, key: null }
    basket.activate(activation)
    await waitFor(() => expect(isOpen()).toBe(true))
  })

  it("leads back to the shop from an empty basket", async () => {
    await mount(layout, { items: {} })
    press(openButton())
    press(await screen.findByRole("button", { name: "Continue shopping" }))
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(document.activeElement).toBe(openButton())
  })
})

describe.each(["dropdown", "drawer"])("without a Store API, the layout %s", (layout) => {
  const go = vi.fn(() => true)
  beforeEach(() => {
    go.mockClear()
    document.cookie = "woocommerce_items_in_cart=2; path=/"
    // Where the host's cookie has the count, which the platform's does not, nothing is asked before the basket opens.
    Reflect.set(window, "wc_add_to_cart_params", {})
  })
  afterEach(() => {
    document.cookie = "woocommerce_items_in_cart=; path=/; max-age=0"
    Reflect.deleteProperty(window, "wc_add_to_cart_params")
  })
  const mountWithout = () =>
    mount(layout, {
      services: { navigation: { go, reload: vi.fn() } },
      prepare: (server) => server.fail("cart", { kind: "status", status: 404 }, 9),
    })

  it.each<[action: string, open: () => unknown, went: readonly (readonly string[])[]]>([
    ["does for a press what the server's link does", () => press(openButton()), [["/basket/", "shop"]]],
    ["goes nowhere after an add of the host's", () => sendHostEvent({ name: "added_to_cart" }), []],
  ])("%s, and leaves the hook to that link", async (_, open, went) => {
    await mountWithout()
    open()
    expect(await basket.broken).toEqual(expect.objectContaining({ message: expect.stringContaining("no Store API") }))
    expect(go.mock.calls).toEqual(went)
  })

  it("goes nowhere for a press that was taken back", async () => {
    let answer: () => void = () => undefined
    const absent = { kind: "answer", status: 404, isOk: false, headers: {}, text: "<p>None</p>", url: "/" } as const
    const http = () => new Promise<typeof absent>((resolve) => (answer = () => resolve(absent)))
    await mount(layout, { services: { http, navigation: { go, reload: vi.fn() } } })
    press(openButton())
    await waitFor(() => expect(isOpen()).toBe(true))
    pressEscape()
    await waitFor(() => expect(isOpen()).toBe(false))
    answer()
    await basket.broken
    expect(go).not.toHaveBeenCalled()
  })
})

describe("the dropdown", () => {
  it("has its state on the button", async () => {
    await mount("dropdown")
    expect(openButton().getAttribute("aria-expanded")).toBe("false")
    press(openButton())
    await waitFor(() => expect(openButton().getAttribute("aria-expanded")).toBe("true"))
    expect(openButton().getAttribute("aria-controls")).toBe(screen.getByRole("group", { name: "Your basket" }).id)
    press(openButton())
    await waitFor(() => expect(openButton().getAttribute("aria-expanded")).toBe("false"))
  })

  it.each(["pointerdown", "focusin"])("closes at a %s elsewhere, and leaves focus there", async (type) => {
    await mount("dropdown")
    press(openButton())
    await screen.findByText("Southpaw")
    const elsewhere = document.body.appendChild(document.createElement("button"))
    elsewhere.focus()
    elsewhere.dispatchEvent(new Event(type, { bubbles: true }))
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(document.activeElement).toBe(elsewhere)
    elsewhere.remove()
  })

  it("stays open for what happens in it", async () => {
    await mount("dropdown")
    press(openButton())
    const name = await screen.findByText("Southpaw")
    name.dispatchEvent(new Event("pointerdown", { bubbles: true }))
    expect(isOpen()).toBe(true)
  })

  it.each([
    ["a link to another view of the page", "#/figures/11"],
    ["a link to another page that a script shows here", "/figures/11"],
  ])("closes by %s", async (_, href) => {
    await mount("dropdown")
    press(openButton())
    await screen.findByText("Southpaw")
    const inside = document.createElement("a")
    inside.href = href
    document.querySelector(".ringside-mini-cart-panel")?.append(inside)
    // Keep the test's browser here.
    basket.page.window.addEventListener("click", (event) => event.preventDefault(), { once: true })
    inside.click()
    expect(isOpen()).toBe(true)
    await basket.page.clock.settle()
    await waitFor(() => expect(isOpen()).toBe(false))
  })

  it("requests nothing but the count before it is open", async () => {
    await mount("dropdown")
    await waitFor(() => expect(openButton().textContent).toBe("Basket (2)"))
    expect(basket.page.server.requests.map(({ endpoint }) => endpoint)).toEqual(["cart"])
  })
})

it("follows the server's link in the layout inline", async () => {
  await mount("inline")
  const went: string[] = []
  basket.stop()
  basket = await mountBasket({
    services: { navigation: { go: (url) => went.push(url) > 0, reload: () => undefined } },
  })
  basket.activate({ type: "click", target: basket.host.querySelector("a") ?? basket.host, key: null })
  expect(went).toEqual(["/basket/"])
})
