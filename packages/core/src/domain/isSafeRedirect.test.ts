import { expect, test } from "vitest"
import { isSafeNavigationUrl } from "./isSafeNavigationUrl.ts"
import { isSafeRedirect } from "./isSafeRedirect.ts"

test.each([
  ...[
    "https://shop.test/gracias/",
    "HTTP://shop.test",
    "/gracias/",
    "gracias",
    "./a",
    "../",
    "?order=7",
    "#gracias",
    "#",
  ],
  ...["//shop.test/x", "  /gracias/  ", "\n/gracias/\t", "/a:b", "./javascript:alert(1)", "/\uD83D", "%6Aavascript:1"],
  "#wcpay-confirm-pi:189:secret:nonce",
])("follows %j", (url) => {
  expect(isSafeRedirect(url)).toBe(true)
})

test.each<unknown>([
  ...[
    "",
    "   ",
    "\t",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "\u0001javascript:alert(1)",
  ],
  ...[
    "java\nscript:alert(1)",
    "java\tscript:alert(1)",
    "/gra\ncias/",
    "/gra\u0000cias/",
    "/gra\u007Fcias/",
    "/gra\u0085cias/",
  ],
  ...[
    "vbscript:x",
    "data:text/html,x",
    "blob:https://shop.test/1",
    "mailto:a@shop.test",
    "tel:1",
    "file:///etc/passwd",
  ],
  ...["https://", "http://[", "https://a b/", "about:blank", "ftp://shop.test/"],
  ...[null, undefined, 0, 42, Number.NaN, true, {}, ["https://shop.test/"]],
])("stays away from %j", (url) => {
  expect(isSafeRedirect(url)).toBe(false)
})

test.each(["/x", "javascript:1", "", "https://a b/", "//x", "#x", "a\u0000"])(
  "returns the result of isSafeNavigationUrl for %j",
  (url) => {
    expect(isSafeRedirect(url)).toBe(isSafeNavigationUrl(url, "https://shop.test/en/"))
  },
)
