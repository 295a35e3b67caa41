import { expect, test } from "vitest"
import { formatAjaxUrl } from "./formatAjaxUrl.ts"
import { createWcAjaxUrl } from "./index.ts"

test.each([
  ["/?wc-ajax=%%endpoint%%", "/?wc-ajax=add_to_cart"],
  ["/en/?wc-ajax=%%endpoint%%", "/en/?wc-ajax=add_to_cart"],
  ["/en/?wc-ajax=%25%25endpoint%25%25", "/en/?wc-ajax=add_to_cart"],
  ["https://shop.example/?lang=es&wc-ajax=%%endpoint%%#top", "https://shop.example/?lang=es&wc-ajax=add_to_cart#top"],
  ["/ajax/%%endpoint%%/", "/ajax/add_to_cart/"],
  [" /?wc-ajax=%%endpoint%% ", "/?wc-ajax=add_to_cart"],
])("fills the place of the endpoint: %s", (template, url) => {
  expect(formatAjaxUrl(template, "add_to_cart")).toBe(url)
})

test.each([
  ["", "/?wc-ajax=x"],
  ["   ", "/?wc-ajax=x"],
  [null, "/?wc-ajax=x"],
  ["/", "/?wc-ajax=x"],
  ["/en/", "/en/?wc-ajax=x"],
  ["/en/?", "/en/?wc-ajax=x"],
  ["/?lang=en", "/?lang=en&wc-ajax=x"],
  ["/?lang=en&", "/?lang=en&wc-ajax=x"],
  ["/?wc-ajax=old", "/?wc-ajax=x"],
  ["/?wc-ajax", "/?wc-ajax=x"],
  ["/?wc-ajax=old&lang=en", "/?wc-ajax=x&lang=en"],
  ["/?lang=en&wc-ajax=old#top", "/?lang=en&wc-ajax=x#top"],
  ["/?wc-ajax=a&wc-ajax=b", "/?wc-ajax=x"],
  ["/?my-wc-ajax=1", "/?my-wc-ajax=1&wc-ajax=x"],
  ["/en/#a?wc-ajax=old", "/en/?wc-ajax=x#a?wc-ajax=old"],
  ["?lang=en", "?lang=en&wc-ajax=x"],
])("replaces or appends the parameter: %s", (template, url) => {
  expect(formatAjaxUrl(template, "x")).toBe(url)
})

test.each([
  ["a&b=c#d", "/?wc-ajax=a%26b%3Dc%23d"],
  ["$&$1", "/?wc-ajax=%24%26%241"],
  ["\uD83D", "/?wc-ajax=%EF%BF%BD"],
])("an endpoint can't add parameters of its own: %s", (endpoint, url) => {
  expect(formatAjaxUrl("/?wc-ajax=%%endpoint%%", endpoint)).toBe(url)
  expect(formatAjaxUrl("", endpoint)).toBe(url)
})

test.each<unknown>([undefined, 5, Number.NaN, {}, ["/x/"]])("a template that isn't text (%j) is none", (template) => {
  expect(formatAjaxUrl(template as string, "x")).toBe("/?wc-ajax=x")
})

test("a missing endpoint is an empty one", () => {
  expect(formatAjaxUrl("/?wc-ajax=%%endpoint%%", null)).toBe("/?wc-ajax=")
})

test.each<[unknown, string]>([
  [5, "5"],
  [Number.NaN, ""],
  [{}, ""],
  [[], ""],
  [true, ""],
])("an endpoint that isn't text (%j) is its text or none", (endpoint, name) => {
  expect(formatAjaxUrl("/?wc-ajax=%%endpoint%%", endpoint as string)).toBe(`/?wc-ajax=${name}`)
})

test("parameters with names of prototypes are kept", () => {
  expect(formatAjaxUrl("/?__proto__=1&constructor", "x")).toBe("/?__proto__=1&constructor&wc-ajax=x")
})

test("the checkout's name for it is the same function", () => {
  expect(createWcAjaxUrl).toBe(formatAjaxUrl)
})
