import { layoutWidthChanged, startBehaviour } from "@ringside/core"
import { createTestPage, find, type TestPage } from "@ringside/testing"
import { formatTheme } from "@ringside/testing/theme"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { searchToggle } from "./searchToggle.ts"

let page: TestPage

beforeEach(() => {
  document.body.innerHTML = formatTheme({ type: "dropdown" }).header
  page = createTestPage({ config: { host: { astra: { break_point: "921" } } } })
  startBehaviour(searchToggle, page)
})

afterEach(() => {
  page.stop()
  document.body.replaceChildren()
})

const icon = () => find(".astra-search-icon")
const field = () => find(".search-field")

it("focuses the field 200 ms after its icon was pressed, and switches the browser's suggestions off", async () => {
  expect(field().hasAttribute("autocomplete")).toBe(false)
  icon().click()
  expect(field().getAttribute("autocomplete")).toBe("off")
  await page.clock.advance(199)
  expect(document.activeElement).not.toBe(field())
  await page.clock.advance(1)
  expect(document.activeElement).toBe(field())
})

it("focuses the field later where the theme's transition still hides it then", async () => {
  const input = field()
  const { focus } = input
  input.focus = () => undefined
  icon().click()
  await page.clock.advance(700)
  input.focus = focus
  await page.clock.advance(20)
  expect(document.activeElement).toBe(input)
})

it("reads the styles before it changes anything, when it starts", () => {
  page.stop()
  const { outerHTML } = document.body
  const seen: string[] = []
  const { getComputedStyle } = window
  const read = vi.spyOn(window, "getComputedStyle").mockImplementation((element) => {
    seen.push(document.body.outerHTML)
    return getComputedStyle.call(window, element)
  })
  page = createTestPage({ config: { host: { astra: { break_point: "921" } } } })
  startBehaviour(searchToggle, page)
  read.mockRestore()
  expect(new Set(seen)).toEqual(new Set([outerHTML]))
})

it("takes no focus when it was closed within the 200 ms", async () => {
  icon().click()
  icon().click()
  expect(icon().getAttribute("aria-expanded")).toBe("false")
  await page.clock.advance(1000)
  expect(document.activeElement).not.toBe(field())
})

it("leaves the field to the keyboard where the theme hides the icon, as in its mobile menu, at each width", async () => {
  const isReachable = () =>
    [field(), ...document.querySelectorAll(".search-submit")].every((each) => !each.hasAttribute("tabindex"))
  expect([isReachable(), icon().getAttribute("aria-expanded")]).toEqual([false, "false"])
  document.body.insertAdjacentHTML("beforeend", "<style>.ast-search-icon { display: none }</style>")
  layoutWidthChanged.send(page)
  expect(isReachable()).toBe(true)
  page.stop()
  expect(field().getAttribute("tabindex")).toBe("-1")
})
