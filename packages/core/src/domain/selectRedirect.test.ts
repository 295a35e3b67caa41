import { expect, test } from "vitest"
import { selectRedirect } from "./selectRedirect.ts"

const pageUrl = "https://shop.test/en/checkout/?a=1"

test.each([
  ["https://shop.test/en/gracias/?key=1#top", "https://shop.test/en/gracias/?key=1#top"],
  ["http://bank.test/3ds", "http://bank.test/3ds"],
  ["/en/gracias/", "https://shop.test/en/gracias/"],
  ["gracias/", "https://shop.test/en/checkout/gracias/"],
  ["?order=7", "https://shop.test/en/checkout/?order=7"],
  ["//bank.test/3ds", "https://bank.test/3ds"],
  ["  https://shop.test/x \n", "https://shop.test/x"],
  ["#wcpay-confirm-pi:189:secret:nonce", "#wcpay-confirm-pi:189:secret:nonce"],
  [" #gracias ", "#gracias"],
])("%j leads to %j", (redirect, url) => {
  expect(selectRedirect(redirect, pageUrl)).toBe(url)
})

test.each<unknown>([
  ...["", "  ", "#", " # ", "javascript:alert(1)", "java\tscript:alert(1)", "#a\u0000b", "/a\nb", "data:text/html,x"],
  ...["mailto:a@shop.test", "blob:https://shop.test/1", "https://", "http://["],
  ...[null, undefined, false, 0, Number.NaN, {}, ["/"]],
])("%j leads nowhere", (redirect) => {
  expect(selectRedirect(redirect, pageUrl)).toBeNull()
})

test.each(["", "about:srcdoc", "no address"])(
  "a page without an address (%j) follows absolute addresses and fragments",
  (base) => {
    expect(selectRedirect("https://shop.test/x", base)).toBe("https://shop.test/x")
    expect(selectRedirect("#x", base)).toBe("#x")
    expect(selectRedirect("/x", base)).toBeNull()
  },
)
