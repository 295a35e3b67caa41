import { expect, test } from "vitest"
import { readCookie } from "./readCookie.ts"

test.each<[string | null, string, string | null]>([
  ["woocommerce_cart_hash=abc", "woocommerce_cart_hash", "abc"],
  ["a=1; b=2; c=3", "b", "2"],
  ["a=1;b=2", "b", "2"],
  ["  a = 1 ", "a", "1"],
  ["a=1; a=2", "a", "1"],
  ["a=", "a", ""],
  ["a=x=y==", "a", "x=y=="],
  ["a=%C3%B1%20o", "a", "ñ o"],
  ["a=1+1", "a", "1+1"],
  ["a=100%", "a", "100%"],
  ["a=%E0%A4%A", "a", "%E0%A4%A"],
  ['a="quoted"', "a", "quoted"],
  ['a="100%"', "a", "100%"],
  ['a=""', "a", ""],
  ['a="', "a", '"'],
  ['a="x', "a", '"x'],
  ["a=%22x%22", "a", '"x"'],
  ["aa=1", "a", null],
  ["A=1", "a", null],
  ["a", "a", null],
  ["a; b=1", "a", null],
  ["", "a", null],
  [null, "a", null],
  ["a=1", "", null],
  ["a.b=1", "a.b", "1"],
  ["axb=1", "a.b", null],
  ["a=1", "__proto__", null],
])("%j: %s is %j", (cookieString, name, value) => {
  expect(readCookie(cookieString, name)).toBe(value)
})
