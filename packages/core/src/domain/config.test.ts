import { expect, test } from "vitest"
import { parseConfig } from "./config.ts"

test("reads what a shop prints", () => {
  const printed = {
    preset: "woocommerce",
    takeOver: ["cart"],
    host: { wc_cart_params: { ajax_url: "/x" } },
    n: null,
    list: [{ a: 1 }],
  }
  const parsed = parseConfig(JSON.stringify(printed))
  expect(parsed.kind === "ok" && structuredClone(parsed.config)).toEqual(printed)
  expect(parsed.kind === "ok" && parsed.dropped).toEqual([])
})

test("creates objects without a prototype, at any depth", () => {
  const parsed = parseConfig('{"a":{"b":[{"c":1}]}}')
  if (parsed.kind !== "ok") throw new Error(parsed.reason)
  const seen: unknown[] = []
  for (
    let value: unknown = parsed.config;
    typeof value === "object" && value !== null;
    value = Object.values(value)[0]
  ) {
    if (!Array.isArray(value)) seen.push(Object.getPrototypeOf(value))
  }
  expect(seen).toEqual([null, null, null])
})

test("drops members with the names of prototypes, and reports their paths", () => {
  const parsed = parseConfig(
    '{"__proto__":{"isAdmin":true},"host":{"constructor":{"prototype":{"isAdmin":true}},"kept":1},"list":[{"prototype":1}]}',
  )
  if (parsed.kind !== "ok") throw new Error(parsed.reason)
  expect([...parsed.dropped].sort()).toEqual(["__proto__", "host.constructor", "list.0.prototype"])
  expect(structuredClone(parsed.config)).toEqual({ host: { kept: 1 }, list: [{}] })
  expect(parsed.config.isAdmin).toBeUndefined()
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
  expect(Object.assign({}, parsed.config)).not.toHaveProperty("isAdmin")
})

test.each([
  ["", "is not valid JSON"],
  ["{", "is not valid JSON"],
  ["{'a':1}", "is not valid JSON"],
  ["undefined", "is not valid JSON"],
  ["null", "is not a JSON object"],
  ["[]", "is not a JSON object"],
  ["[{}]", "is not a JSON object"],
  ["5", "is not a JSON object"],
  ['"{}"', "is not a JSON object"],
  [`${"[".repeat(10_000)}${"]".repeat(10_000)}`, "is not a JSON object"],
  [`{"a":${"[".repeat(10_000)}${"]".repeat(10_000)}}`, "is nested deeper than 64 levels"],
  [`${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`, "is nested deeper than 64 levels"],
  ["[".repeat(1_000_000), "is not valid JSON"],
  [`{"a":"${"x".repeat(10_000_000)}"}`, "is longer than 1048576 characters"],
])("bad text is reported, not thrown (case %#)", (text, reason) => {
  expect(parseConfig(text)).toEqual({ kind: "bad", reason })
})

test("the limits are the last values that pass", () => {
  const nest = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`
  expect(parseConfig(nest(64)).kind).toBe("ok")
  expect(parseConfig(nest(65)).kind).toBe("bad")
  const limits = { maxCharacters: 7, maxDepth: 1 }
  expect(parseConfig('{"a":1}', limits).kind).toBe("ok")
  expect(parseConfig('{"a":12}', limits).kind).toBe("bad")
  expect(parseConfig('{"a":{}', { ...limits, maxCharacters: 99 }).kind).toBe("bad")
  expect(parseConfig('{"a":{}}', { ...limits, maxCharacters: 99 })).toEqual({
    kind: "bad",
    reason: "is nested deeper than 1 levels",
  })
})

test("the report names few of many dropped members, and cuts long names", () => {
  const members = Array.from({ length: 10_000 }, () => '{"__proto__":1}').join()
  const parsed = parseConfig(`{"${"x".repeat(500_000)}":[${members}],"kept":{"constructor":1}}`)
  if (parsed.kind !== "ok") throw new Error(parsed.reason)
  expect(parsed.dropped).toHaveLength(20)
  expect(Math.max(...parsed.dropped.map((path) => path.length))).toBeLessThan(100)
  const lists = Object.values(parsed.config).filter((member) => Array.isArray(member))
  expect(lists.flat().filter((member) => Object.keys(member as object).length > 0)).toEqual([])
  expect(parsed.config.kept).toEqual({})
})
