import { startBehaviour } from "@ringside/core"
import { createTestPage, find, type TestPage } from "@ringside/testing"
import { formatTheme } from "@ringside/testing/theme"
import { afterEach, beforeEach, expect, it } from "vitest"
import { siteHeader } from "../index.ts"

let page: TestPage

beforeEach(() => {
  document.body.innerHTML = `<h1>Shop</h1>${formatTheme({ type: "dropdown" }).header}`
  page = createTestPage({ config: { host: { astra: { break_point: "921", is_header_footer_builder_active: "1" } } } })
  startBehaviour(siteHeader, page)
})

afterEach(() => {
  page.stop()
  document.body.replaceChildren()
})

const press = (target: HTMLElement, key: string) =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))
const arrow = () => find("#ast-desktop-header .ast-header-navigation-arrow")
const submenu = () => find("#ast-desktop-header .sub-menu")
/** A click of a pointer; one of assistive technology has no detail. */
const click = (target: HTMLElement) => {
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }))
}

it("opens a sub-menu by Enter after 10 ms", async () => {
  press(arrow(), "Enter")
  await page.clock.advance(9)
  expect(submenu().className).toBe("sub-menu")
  expect(arrow().getAttribute("aria-expanded")).toBe("false")
  await page.clock.advance(1)
  expect(submenu().className).toBe("sub-menu toggled-on")
  expect(submenu().closest("li")?.classList.contains("ast-menu-hover")).toBe(true)
  expect(arrow().getAttribute("aria-expanded")).toBe("true")
})

it.each([
  ["beside the header", "h1"],
  ["a blank place in the header", "#ast-desktop-header"],
  ["another link of the header", "#ast-desktop-header .ast-account-action-login"],
])("closes a sub-menu at a click on %s", async (_, selector) => {
  press(arrow(), "Enter")
  await page.clock.advance(10)
  document.addEventListener("click", (event) => event.preventDefault(), { once: true })
  click(find(selector))
  expect(submenu().className).toBe("sub-menu")
  expect(arrow().getAttribute("aria-expanded")).toBe("false")
})

it("keeps a sub-menu open at a click in it", async () => {
  press(arrow(), "Enter")
  await page.clock.advance(10)
  click(submenu())
  expect(submenu().className).toBe("sub-menu toggled-on")
})

it("marks a mega menu and its wrapper while it is open", async () => {
  submenu().classList.add("astra-megamenu")
  const wrapper = document.createElement("div")
  wrapper.className = "astra-full-megamenu-wrapper"
  submenu().replaceWith(wrapper)
  wrapper.append(document.createElement("ul"))
  find(".astra-full-megamenu-wrapper ul").className = "sub-menu astra-megamenu"
  press(arrow(), "Enter")
  await page.clock.advance(10)
  expect(submenu().classList.contains("astra-megamenu-focus")).toBe(true)
  expect(wrapper.classList.contains("astra-megamenu-wrapper-focus")).toBe(true)
  press(arrow(), "Escape")
  expect(submenu().className).toBe("sub-menu astra-megamenu")
  expect(wrapper.className).toBe("astra-full-megamenu-wrapper")
})
