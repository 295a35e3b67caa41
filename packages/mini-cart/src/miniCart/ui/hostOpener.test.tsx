import { screen, waitFor } from "@testing-library/dom"
import { afterEach, describe, expect, it } from "vitest"
import { type BasketSetting, mountBasket, type MountedBasket } from "./basketForTests.ts"

let basket: MountedBasket
const mount = async (content: string, setting: BasketSetting = {}) => {
  basket = await mountBasket({ items: { 11: 2 }, attributes: { layout: "drawer" }, ...setting, content })
  return basket.host
}
afterEach(() => basket.stop())

const icon = '<svg viewBox="0 0 8 8"><text>24</text><circle r="4"></circle></svg>'
const opener = () => screen.getByRole("button", { name: /Open basket/, expanded: false })
const isOpen = () => basket.host.querySelector("dialog[open], .ringside-mini-cart-panel") !== null
const press = (key: string) =>
  opener().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))

describe("an opener of the shop's own", () => {
  it("keeps icon, class and place, and nothing is drawn in its stead", async () => {
    const host = await mount(`<a class="btn" href="/basket/">${icon} Basket</a>`)
    await waitFor(() => opener())
    const [link, root] = host.children
    expect(link?.outerHTML).toBe(
      `<a class="btn" href="/basket/" role="button" aria-haspopup="dialog" aria-expanded="false" aria-label="Open basket, 2 items">${icon} Basket</a>`,
    )
    expect(host.getAttribute("data-ringside-content")).toBe("kept")
    expect(root?.querySelector("button, a")?.closest("dialog")).not.toBeNull()
  })

  it("is as it was when the widget leaves", async () => {
    const content = `<a class="btn" href="/basket/">${icon}Basket <b>(0)</b></a>`
    const host = await mount(content)
    await waitFor(() => expect(host.querySelector("b")?.textContent).toBe("(2)"))
    basket.stop()
    await basket.page.clock.settle()
    expect([host.innerHTML, host.hasAttribute("data-ringside-content")]).toEqual([content, false])
  })

  it.each([
    ["a button", `<button class="btn">${icon}</button>`, ["Enter", " "], []],
    ["a link", `<a href="/basket/">${icon}</a>`, ["Enter"], [" "]],
    ["a picture", '<img src="/basket.svg" alt="Basket">', [], [" ", "Enter"]],
    ["a picture with text", `<span>${icon} Basket</span>`, [], [" ", "Enter"]],
    ["a drawing", icon, [], [" ", "Enter"]],
  ])("may be %s", async (_, content, native, keys) => {
    await mount(content)
    await waitFor(() => opener())
    for (const key of native) expect(press(key)).toBe(true)
    for (const key of keys) {
      expect(press(key)).toBe(false)
      await waitFor(() => expect(isOpen()).toBe(true))
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }))
      await waitFor(() => expect(isOpen()).toBe(false))
    }
    opener().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
    await waitFor(() => expect(isOpen()).toBe(true))
  })

  it("leaves a click for a new tab to the browser", async () => {
    await mount('<a href="/basket/">Basket</a>')
    await waitFor(() => opener())
    expect(opener().dispatchEvent(new MouseEvent("click", { ctrlKey: true, bubbles: true, cancelable: true }))).toBe(
      true,
    )
    expect(isOpen()).toBe(false)
  })

  it("is taken up again when the shop prints it anew", async () => {
    const host = await mount('<a href="/basket/">Basket <b>2</b></a>')
    await waitFor(() => opener())
    host
      .querySelector("a")
      ?.replaceWith(Object.assign(document.createElement("a"), { href: "/basket/", innerHTML: "Basket <b>9</b>" }))
    basket.page.scan()
    await waitFor(() => expect(opener().textContent).toBe("Basket 2"))
  })

  it.each([
    ["in the theme's element for the count", '<b class="amount">£34.00</b> <i class="count">9</i>', "£34.00 2"],
    ["where all of it stands in an amount", "Basket <b>9</b>", "Basket 2", "amount"],
    ["in no amount", '<b><i class="amount">£34.00</i></b> Basket', "£34.00 Basket"],
  ])("shows the count %s", async (_, content, text, name = "") => {
    await mount(`<a class="${name}" href="/basket/">${content}</a>`)
    await waitFor(() => opener())
    expect(opener().textContent).toBe(text)
  })

  it("leaves the count to a `cart-count` hook in it, and adds none beside an icon", async () => {
    const content = `${icon}Basket <i data-ringside="cart-count"></i>`
    await mount(`<a href="/basket/">${content}</a>`)
    await waitFor(() => opener())
    expect(opener().innerHTML).toBe(content)
  })
})

it("has the panel's state, and closes it", async () => {
  await mount('<a href="/basket/">Basket</a>', { attributes: { layout: "dropdown" } })
  await waitFor(() => opener())
  opener().click()
  const panel = await screen.findByRole("group", { name: "Your basket" })
  const open = screen.getByRole("button", { name: /Open basket/, expanded: true })
  expect(open.getAttribute("aria-controls")).toBe(panel.id)
  open.dispatchEvent(new Event("pointerdown", { bubbles: true }))
  open.click()
  await waitFor(() => expect(isOpen()).toBe(false))
})

it.each([
  ["bare text", "Basket (2)"],
  ["several controls", '<a href="/basket/">Basket</a> <a href="/checkout/">Checkout</a>'],
  ["a list", `<a href="/basket/">${"Everything that is in the basket ".repeat(3)}</a>`],
  ["a control that can’t be used", "<button disabled>Basket</button>"],
])("%s is replaced by a button of ours", async (_, content) => {
  const host = await mount(content)
  await waitFor(() => expect(opener().className).toBe("ringside-mini-cart-button"))
  expect(host.hasAttribute("data-ringside-content")).toBe(false)
})
