import { expect, it } from "vitest"
import { parseUrl } from "./parseUrl.ts"

it.each([
  ["https://shop.test/a", undefined, "https://shop.test/a"],
  ["/a?b#c", "https://shop.test/d/", "https://shop.test/a?b#c"],
  ["", "https://shop.test/d/", "https://shop.test/d/"],
  ["/a", undefined, null],
  ["/a", "about:srcdoc", null],
  ["http://[", "https://shop.test/", null],
])("parses %j against %j as %j", (url, base, href) => {
  expect(parseUrl(url, base)?.href ?? null).toBe(href)
})
