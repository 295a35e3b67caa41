import { expect, test } from "vitest"
import { isSafeNavigationUrl } from "./isSafeNavigationUrl.ts"

const base = "https://shop.example/en/product/ryu/"

test.each([
  "https://shop.example/cart/",
  "HTTP://other.example/",
  "//cdn.example/x",
  "/carrito/?a=1#b",
  "cart",
  "../",
  "?add-to-cart=7",
  "#top",
  "  /cart/  ",
  "\n/cart/\n",
  "/a:b",
  "./javascript:alert(1)",
  "https:/cart",
])("goes to %j", (url) => {
  expect(isSafeNavigationUrl(url, base)).toBe(true)
})

test.each([
  "",
  "   ",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "java\nscript:alert(1)",
  "java\tscript:alert(1)",
  "/cart\n/",
  "javascript://shop.example/%0aalert(1)",
  "vbscript:x",
  "data:text/html,x",
  "blob:https://shop.example/1",
  "mailto:a@b.example",
  "tel:1",
  "file:///etc/passwd",
  "view-source:https://shop.example",
  "https://",
  "http://[",
  "https://a b/",
  null,
  undefined,
  0,
  true,
  {},
  ["https://shop.example/"],
])("stays away from %j", (url) => {
  expect(isSafeNavigationUrl(url, base)).toBe(false)
})

test.each(["", "about:blank", "not an address"])("an invalid base (%j) resolves only absolute addresses", (noBase) => {
  expect(isSafeNavigationUrl("https://shop.example/", noBase)).toBe(true)
  expect(isSafeNavigationUrl("javascript:alert(1)", noBase)).toBe(false)
  expect(isSafeNavigationUrl("/cart/", noBase)).toBe(false)
})

test("relative addresses on a base of another scheme are refused", () => {
  expect(isSafeNavigationUrl("/x", "file:///srv/page.html")).toBe(false)
})
