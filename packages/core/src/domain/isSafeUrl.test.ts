import { expect, test } from "vitest"
import { isSafeUrl, parseScheme } from "./isSafeUrl.ts"

test.each([
  "https://shop.example/",
  "HTTP://shop.example/",
  "//cdn.example/x.png",
  "/cart/",
  "cart?x=javascript:1",
  "./a:b",
  "?a=b:c",
  "#javascript:x",
  "#",
  "",
  " /cart/ ",
  "mailto:hola@shop.example",
  "tel:+34600000000",
  ":nothing",
  "1:2",
])("accepts %j", (url) => {
  expect(isSafeUrl(url)).toBe(true)
})

test.each([
  "javascript:alert(1)",
  "JAVASCRIPT:alert(1)",
  " \n javascript:alert(1)",
  "\u0000\u001Fjavascript:alert(1)",
  "java\nscript:alert(1)",
  "j\ta\rv\na\tscript\n:alert(1)",
  "java\u0000script:alert(1)",
  "\uFEFFjavascript:alert(1)",
  "java\u200Bscript:alert(1)",
  "javascript :alert(1)",
  "vbscript:x",
  "data:text/html,x",
  "data:image/png;base64,x",
  "blob:https://shop.example/1",
  "file:///etc/passwd",
  "ftp://x",
  "about:blank",
  "unknown+x:1",
  null,
  undefined,
  5,
  {},
  ["https://shop.example/"],
])("%j may not", (url) => {
  expect(isSafeUrl(url)).toBe(false)
})

test("agrees with the platform's parser wherever that finds a scheme", () => {
  for (let code = 0; code < 0x3000; code++) {
    const character = String.fromCodePoint(code)
    for (const url of [`${character}javascript:x`, `java${character}script:x`, `javascript${character}:x`]) {
      if (new URL(url, "https://shop.example/").protocol !== "https:")
        expect(isSafeUrl(url), JSON.stringify(url)).toBe(false)
    }
  }
})

test.each([
  ["HTTPS://x", "https"],
  ["/x", ""],
  ["", ""],
  [null, null],
])("the scheme of %j is %j", (url, scheme) => {
  expect(parseScheme(url)).toBe(scheme)
})
