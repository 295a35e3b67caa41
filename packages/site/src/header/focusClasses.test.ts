import { startBehaviour } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { formatTheme } from "@ringside/testing/theme"
import { afterEach, expect, it } from "vitest"
import { siteHeader } from "../index.ts"

let page: TestPage | undefined

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
  document.body.className = ""
})

/** Starts a header that was made with the theme's builder, or without it. */
function start(builder: "1" | ""): void {
  document.body.innerHTML = formatTheme({ type: "dropdown" }).header
  page = createTestPage({ config: { host: { astra: { is_header_footer_builder_active: builder } } } })
  startBehaviour(siteHeader, page)
}

const listFocused = () =>
  [...document.querySelectorAll("li.focus")].map((item) => item.querySelector("a")?.getAttribute("href"))
const isMouse = () => document.body.classList.contains("ast-mouse-clicked")
const press = (event: Event) => document.body.dispatchEvent(event)

it("marks every menu item around a focused link without the header builder", () => {
  start("")
  const link = document.querySelector<HTMLElement>('#ast-desktop-header a[href="/en/super/"]')
  link?.focus()
  expect(listFocused()).toEqual(["/en/weights/", "#", "/en/super/"])
  link?.blur()
  expect(listFocused()).toEqual([])
})

it("marks the body from a mouse press to the next key without the header builder", () => {
  start("")
  press(new MouseEvent("mousedown", { bubbles: true }))
  expect(isMouse()).toBe(true)
  press(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }))
  expect(isMouse()).toBe(false)
})

it("marks nothing with the header builder", () => {
  start("1")
  document.querySelector<HTMLElement>('#ast-desktop-header a[href="/en/super/"]')?.focus()
  press(new MouseEvent("mousedown", { bubbles: true }))
  expect([listFocused(), isMouse()]).toEqual([[], false])
})
