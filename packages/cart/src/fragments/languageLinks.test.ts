import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { clearOnLanguageLinks } from "./languageLinks.ts"

let page: TestPage

const keys = ["wc_fragments", "wc_fragments_en", "wc_fragments_0f1e", "wc_cart_hash_en", "wc_cart_created"]
const link = (className: string) =>
  `<nav class="trp-language-switcher"><a class="${className}" href="#x"><b>Es</b></a></nav>`

beforeEach(() => {
  for (const key of keys) sessionStorage.setItem(key, "x")
})

afterEach(() => {
  vi.restoreAllMocks()
  page.stop()
  sessionStorage.clear()
  document.body.replaceChildren()
  document.head.replaceChildren()
  Reflect.deleteProperty(window, "wc_cart_fragments_params")
})

function start(html: string, config: NonNullable<Parameters<typeof createTestPage>[0]>["config"] = {}): void {
  document.body.innerHTML = html
  page = createTestPage({ config })
  clearOnLanguageLinks(page)
}

const click = (init: MouseEventInit = {}) =>
  document.querySelector("b")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }))
const removed = () => keys.filter((key) => sessionStorage.getItem(key) === null)

it.each([
  ["a language", link("trp-language-item"), ["wc_fragments_0f1e"]],
  [
    "an older switcher",
    '<p class="trp-language-switcher-container"><a href="#x"><b>Es</b></a></p>',
    ["wc_fragments_0f1e"],
  ],
  [
    "the present language in an older switcher",
    '<p class="trp-language-switcher-container"><a class="trp-ls-disabled-language" href="#x"><b>En</b></a></p>',
    [],
  ],
  ["something else", '<a href="#x"><b>Shop</b></a>', []],
])("a click on %s removes the storage that the host names", (_, html, expected) => {
  Reflect.set(window, "wc_cart_fragments_params", { fragment_name: "wc_fragments_0f1e" })
  start(html)
  click()
  expect(removed()).toEqual(expected)
})

it("a click that opens a new tab removes it, too", () => {
  Reflect.set(window, "wc_cart_fragments_params", { fragment_name: "wc_fragments_0f1e" })
  start(link("trp-language-item"))
  click({ ctrlKey: true })
  expect(removed()).toEqual(["wc_fragments_0f1e"])
})

it("where the page has a language, that language's markup is removed", () => {
  document.head.innerHTML = '<link rel="https://api.w.org/" href="/en/wp-json/">'
  start(link("trp-language-item"), { preset: "woocommerce", takeOver: true })
  click()
  expect(removed()).toEqual(["wc_fragments_en"])
})

it("where the host names no storage, all matching entries are removed", () => {
  start(link("trp-language-item"))
  click()
  expect(removed()).toEqual(["wc_fragments", "wc_fragments_en", "wc_fragments_0f1e"])
})

it("blocked storage causes no error", () => {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("no", "SecurityError")
  })
  start(link("trp-language-item"))
  expect(click()).toBe(true)
})

it("nothing is removed after stop()", () => {
  start(link("trp-language-item"))
  page.stop()
  click()
  expect(removed()).toEqual([])
})
