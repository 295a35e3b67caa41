import { afterEach, beforeEach, expect, it } from "vitest"
import { createPageForTests, type PageForTests } from "../assembly/pageForTests.ts"
import type { WidgetEntry } from "../hooks/widget.ts"
import { startHooks } from "./startHooks.ts"
import { findStopper, provideStopper } from "./stopper.ts"

const gallery: WidgetEntry = { name: "gallery", load: { mode: "now" }, fetch: () => new Promise(() => undefined) }
const hook = '<div data-ringside="gallery"></div>'

let page: PageForTests

beforeEach(() => {
  document.body.innerHTML = `<main>${hook}</main><aside>${hook}</aside>`
  page = createPageForTests(window)
  provideStopper(page)
})

afterEach(() => {
  page.stop()
  document.body.replaceChildren()
})

function find(selector: string): Element {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`no ${selector}`)
  return element
}

const listStates = () =>
  [...document.querySelectorAll("[data-ringside]")].map((element) => element.getAttribute("data-ringside-state"))

it("stops a hook for good while the registry's file is on its way", () => {
  findStopper(page)?.(find("main > div"))
  startHooks(page, [gallery])
  page.clock.pass(0)
  expect(listStates()).toEqual([null, "pending"])
})

it.each(["before", "after"])(
  "stops the hooks that are inserted into an element, stopped %s the registry came",
  (when) => {
    if (when === "before") findStopper(page)?.(find("main"))
    startHooks(page, [gallery])
    if (when === "after") findStopper(page)?.(find("main"))
    find("main").insertAdjacentHTML("beforeend", hook)
    find("aside").insertAdjacentHTML("beforeend", hook)
    page.scan()
    page.clock.pass(0)
    expect(listStates()).toEqual([null, null, "pending", "pending"])
  },
)
