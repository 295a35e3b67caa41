import { expect, test } from "vitest"
import {
  droppedFragmentElements,
  isDroppedFragmentAttribute,
  isSafeMessageHref,
  messageAttributes,
  messageElements,
} from "./htmlPolicy.ts"

test("messages have these elements and attributes, and no other", () => {
  expect([...messageElements].join(" ")).toBe("a b strong em i br span code p ul ol li div bdi")
  expect([...messageAttributes].join(" ")).toBe("href class role data-id lang dir")
})

test.each([
  ["https://shop.example/cart/", true],
  ["#billing_email", true],
  ["tel:112", true],
  ["java\nscript:alert(1)", false],
  ["data:text/html,x", false],
])("a message may link to %j: %s", (href, isSafe) => {
  expect(isSafeMessageHref(href)).toBe(isSafe)
})

test.each(["script", "noscript", "math", "base", "link", "meta", "object", "embed", "animate", "set"])(
  "a fragment has no %s",
  (element) => {
    expect(droppedFragmentElements.test(element)).toBe(true)
  },
)

test.each(["form", "input", "iframe", "svg", "style", "img"])("a fragment keeps its %s", (element) => {
  expect(droppedFragmentElements.test(element)).toBe(false)
})

const page = { origin: "https://shop.example", base: "https://shop.example/en/cart/" }

test.each([
  ["a", "href", "/cart/"],
  ["a", "href", "https://other.example/"],
  ["a", "href", "mailto:a@b.example"],
  ["a", "class", "javascript:x"],
  ["img", "alt", "JavaScript: a guide"],
  ["img", "src", "https://cdn.example/1.jpg"],
  ["img", "src", "data:image/svg+xml,<svg/>"],
  ["img", "src", " data:image/gif;base64,R0"],
  ["video", "poster", "data:image/png;base64,x"],
  ["iframe", "src", "https://video.example/1"],
  ["use", "xlink:href", "#cart"],
  ["form", "action", ""],
  ["form", "action", "?wc-ajax=x"],
  ["form", "action", "/carrito/"],
  ["form", "action", "https://shop.example/carrito/"],
  ["form", "action", "HTTPS://SHOP.example:443/"],
  ["button", "formaction", "/carrito/"],
  ["div", "data-onclick", "x"],
  ["div", "data-href", "javascript:x"],
  ["div", "style", "color:red"],
])("keeps %s %s=%j", (element, name, value) => {
  expect(isDroppedFragmentAttribute({ element, name, value, ...page })).toBe(false)
})

test.each([
  ["img", "onerror", "x"],
  ["DIV", "ONCLICK", "x"],
  ["svg", "onload", ""],
  ["div", "on", "x"],
  ["a", "href", "javascript:alert(1)"],
  ["a", "HREF", "JavaScript:alert(1)"],
  ["a", "href", "java\tscript:alert(1)"],
  ["a", "href", "\u0001 javascript:alert(1)"],
  ["a", "href", "vbscript:x"],
  ["a", "href", "data:text/html,<script>"],
  ["a", "href", "data:image/svg+xml,x"],
  ["a", "xlink:href", "javascript:alert(1)"],
  ["use", "xlink:href", "data:image/svg+xml,x"],
  ["iframe", "src", "javascript:alert(1)"],
  ["iframe", "src", "data:image/svg+xml,<svg onload=x>"],
  ["IFRAME", "src", "data:text/html,x"],
  ["iframe", "srcdoc", "<p>harmless</p>"],
  ["img", "src", "data:text/html,x"],
  ["object", "data", "data:image/svg+xml,x"],
  ["form", "action", "https://other.example/"],
  ["form", "action", "//other.example/"],
  ["form", "action", "\\\\other.example/"],
  ["form", "action", "http://shop.example/"],
  ["form", "action", "https://shop.example:8443/"],
  ["form", "action", "https://shop.example@other.example/"],
  ["form", "action", "javascript:alert(1)"],
  ["form", "action", "mailto:a@b.example"],
  ["form", "action", "https://["],
  ["button", "formaction", "https://other.example/"],
  ["input", "formaction", "java\nscript:alert(1)"],
])("drops %s %s=%j", (element, name, value) => {
  expect(isDroppedFragmentAttribute({ element, name, value, ...page })).toBe(true)
})

test("removes form addresses on a page with an opaque origin", () => {
  const opaque = { origin: "null", base: "about:blank" }
  expect(isDroppedFragmentAttribute({ element: "form", name: "action", value: "/x", ...opaque })).toBe(true)
  expect(isDroppedFragmentAttribute({ element: "form", name: "action", value: "javascript:alert(1)", ...opaque })).toBe(
    true,
  )
})
