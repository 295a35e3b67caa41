import { expect, test } from "vitest"
import { flattenFormFields } from "./flattenFormFields.ts"

test.each<[unknown, [string, string][]]>([
  [{}, []],
  [
    { action: "update_order_status", order_id: 12 },
    [
      ["action", "update_order_status"],
      ["order_id", "12"],
    ],
  ],
  [
    { a: "", b: 0, c: -0, d: -1.5 },
    [
      ["a", ""],
      ["b", "0"],
      ["c", "0"],
      ["d", "-1.5"],
    ],
  ],
  [{ a: true, b: false, c: null, d: undefined }, []],
  [
    { appearance: { rules: { ".Input": { color: "#111" } }, theme: "stripe" } },
    [
      ["appearance[rules][.Input][color]", "#111"],
      ["appearance[theme]", "stripe"],
    ],
  ],
  [
    { a: ["x", "y"] },
    [
      ["a[0]", "x"],
      ["a[1]", "y"],
    ],
  ],
  [
    { a: [{ b: 1 }, [2]] },
    [
      ["a[0][b]", "1"],
      ["a[1][0]", "2"],
    ],
  ],
  [
    { a: ["x", null, true, "y"] },
    [
      ["a[0]", "x"],
      ["a[3]", "y"],
    ],
  ],
  [
    ["x", { b: "y" }],
    [
      ["0", "x"],
      ["1[b]", "y"],
    ],
  ],
  [{ a: [], b: {} }, []],
  [
    { a: "\uD83D", "\uDE00": 1 },
    [
      ["a", "\uD83D"],
      ["\uDE00", "1"],
    ],
  ],
])("%j", (value, fields) => {
  expect(flattenFormFields(value)).toEqual(fields)
})

test.each<unknown>([null, undefined, "text", 5, true, Number.NaN])("%j has no names", (value) => {
  expect(flattenFormFields(value)).toEqual([])
})

test("numbers that JSON can't write are left out", () => {
  expect(flattenFormFields({ a: Number.NaN, b: Infinity, c: [Number.NaN], d: 1 })).toEqual([["d", "1"]])
})

test("names of prototypes are names like others, and inherited members aren't sent", () => {
  expect(flattenFormFields(JSON.parse('{"__proto__":{"constructor":"x"}}'))).toEqual([["__proto__[constructor]", "x"]])
  expect(flattenFormFields(Object.create({ inherited: 1 }))).toEqual([])
})

test("an object inside itself is left out", () => {
  const loop: Record<string, unknown> = { a: 1 }
  loop.self = loop
  loop.list = [loop]
  expect(flattenFormFields(loop)).toEqual([["a", "1"]])
})

test("neither depth nor number is without a limit", () => {
  const deep: unknown = JSON.parse(`${'{"a":'.repeat(80_000)}1${"}".repeat(80_000)}`)
  expect(flattenFormFields(deep)).toEqual([])
  expect(flattenFormFields({ a: Array.from({ length: 80_000 }, () => 1) }).length).toBeLessThan(10_000)
  // Each level names the next one twice: a billion members, and none of them a field.
  const bomb = Array.from({ length: 30 }).reduce<object>((inner) => ({ a: inner, b: inner }), {})
  expect(flattenFormFields(bomb)).toEqual([])
})
