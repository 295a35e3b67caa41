import { expect, test } from "vitest"
import { readMember } from "./readMember.ts"

const config = { host: { wc_cart_params: { ajax_url: "/x", none: null } }, list: [{ id: 7 }] }

test.each([
  [["host", "wc_cart_params", "ajax_url"], "/x"],
  [["list", "0", "id"], 7],
  [["host", "wc_cart_params", "none"], null],
  [[], config],
  [["host", "missing"], undefined],
  [["host", "missing", "deeper"], undefined],
  [["host", "wc_cart_params", "none", "deeper"], undefined],
  [["host", "wc_cart_params", "ajax_url", "length"], undefined],
  [["constructor"], undefined],
  [["__proto__"], undefined],
  [["host", "toString"], undefined],
  [["list", "map"], undefined],
])("%j", (path, value) => {
  expect(readMember(config, path)).toBe(value)
})

test.each([null, undefined, "text", 5, true])("%j has no members", (outside) => {
  expect(readMember(outside, ["a"])).toBeUndefined()
})
