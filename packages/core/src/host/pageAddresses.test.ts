import { afterEach, expect, it, vi } from "vitest"
import { createPageDocument } from "../page/pageDocument.ts"
import { readLanguagePrefix } from "./pageAddresses.ts"

afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  document.documentElement.lang = ""
})

it.each([
  ["the platform's link", '<link rel="https://api.w.org/" href="https://shop.example/en/wp-json/">', "", "/en"],
  [
    "that of the base language",
    '<link rel="https://api.w.org/" href="https://shop.example/wp-json/">',
    "/en/cart/",
    "",
  ],
  ["the basket's link", "", "/en/cart/", "/en"],
  ["a basket's link of the base language", "", "/cart/", ""],
])("reads the language's prefix from %s", (_what, head, cart, prefix) => {
  document.documentElement.lang = "en-GB"
  document.head.innerHTML = head
  document.body.innerHTML = `<a class="cart-container" href="https://shop.example${cart}">Basket</a>`
  expect(readLanguagePrefix(createPageDocument(document))).toBe(prefix)
})

it("searches for the basket's link only on a page without the platform's", () => {
  document.head.innerHTML = '<link rel="https://api.w.org/" href="https://shop.example/wp-json/">'
  const search = vi.spyOn(Object.getPrototypeOf(document) as Document, "querySelector")
  readLanguagePrefix(createPageDocument(document))
  expect(search).toHaveBeenCalledTimes(1)
  search.mockRestore()
})
