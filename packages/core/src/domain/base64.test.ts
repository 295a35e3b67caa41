import { expect, test } from "vitest"
import { decodeBase64, encodeBase64 } from "./base64.ts"

test.each([
  ["", ""],
  ["a", "YQ"],
  ["ab", "YWI"],
  ["abc", "YWJj"],
  ["utm_source=fight%20night", "dXRtX3NvdXJjZT1maWdodCUyMG5pZ2h0"],
])("encodes %j as %j", (text, encoded) => {
  expect(encodeBase64(text)).toBe(encoded)
  if (text !== "") expect(decodeBase64(encoded)).toBe(text)
})

test("decodes each byte to a character", () => {
  expect(decodeBase64("w7E")).toBe("\u00C3\u00B1")
})

test.each(["", "YWJjZ", "YQ==", "YW Jj", "YW-_", "ñ"])("decodes nothing of %j", (text) => {
  expect(decodeBase64(text)).toBeNull()
})
