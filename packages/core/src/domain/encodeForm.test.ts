import { expect, test } from "vitest"
import { encodeForm } from "./encodeForm.ts"
import { formatFormBody } from "./formatFormBody.ts"

test.each<[[string, string][], string]>([
  [[], ""],
  [[["security", "ab12"]], "security=ab12"],
  [
    [
      ["billing_first_name", "Ana María"],
      ["billing_email", "ana@shop.test"],
    ],
    "billing_first_name=Ana+Mar%C3%ADa&billing_email=ana%40shop.test",
  ],
  [
    [
      ["k[]", "1"],
      ["k[]", "2"],
    ],
    "k%5B%5D=1&k%5B%5D=2",
  ],
  [[["a", "1+1=2&b=3"]], "a=1%2B1%3D2%26b%3D3"],
  [[["a", "!'()*~-._"]], "a=!'()*~-._"],
  [[["", ""]], "="],
  [[["__proto__", "constructor"]], "__proto__=constructor"],
])("%j is %s", (pairs, body) => {
  expect(encodeForm(pairs)).toBe(body)
})

test.each([
  ["one\ntwo", "one%0D%0Atwo"],
  ["one\r\ntwo", "one%0D%0Atwo"],
  ["one\rtwo", "one%0D%0Atwo"],
  ["\n\r\n\r", "%0D%0A%0D%0A%0D%0A"],
])("line ends of %j become CRLF", (text, encoded) => {
  expect(encodeForm([["order_comments", text]])).toBe(`order_comments=${encoded}`)
  expect(encodeForm([[text, ""]])).toBe(`${encoded}=`)
})

test("half a surrogate pair becomes U+FFFD", () => {
  expect(encodeForm([["\uD83D", "\uDE00😀"]])).toBe("%EF%BF%BD=%EF%BF%BD%F0%9F%98%80")
})

test.each<unknown>([null, undefined])("%j has no pairs", (pairs) => {
  expect(encodeForm(pairs as null)).toBe("")
})

test("what isn't a pair is left out, and what isn't text is empty or as it is written", () => {
  const pairs: unknown = [null, "ab", {}, ["a", null], ["b"], ["c", 5], ["d", {}], [7, "e"]]
  expect(encodeForm(pairs as [string, string][])).toBe("a=&b=&c=5&d=&7=e")
})

test("texts without line ends are written as formatFormBody writes them", () => {
  const text = " !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~ñ€"
  expect(encodeForm([[text, text]])).toBe(formatFormBody({ [text]: text }))
})

test("80,000 characters take no longer than their number", () => {
  expect(encodeForm([["a", "\r".repeat(80_000)]])).toBe(`a=${"%0D%0A".repeat(80_000)}`)
  expect(encodeForm([["a", " ".repeat(80_000)]])).toBe(`a=${"+".repeat(80_000)}`)
})
