import { expect, test } from "vitest"
import { parseJsonSetting } from "./parseJsonSetting.ts"

test.each<[string, object]>([
  ['{"ES":{"C":"A Coruña"},"FR":[]}', { ES: { C: "A Coruña" }, FR: [] }],
  ["{&quot;ES&quot;:{&quot;C&quot;:&quot;A Coru\\u00f1a&quot;},&quot;FR&quot;:[]}", { ES: { C: "A Coruña" }, FR: [] }],
  ['{"a":"say &quot;hi&quot;"}', { a: "say &quot;hi&quot;" }],
  ["{&quot;a&quot;:&quot;Ryu &amp; Ken&quot;}", { a: "Ryu &amp; Ken" }],
  [" {} ", {}],
])("%s", (text, setting) => {
  expect(parseJsonSetting(text)).toEqual(setting)
})

test("an object passes through", () => {
  const setting = { ES: {} }
  expect(parseJsonSetting(setting)).toBe(setting)
})

test.each<unknown>([
  ...[
    "",
    " ",
    "null",
    "5",
    '"text"',
    "&quot;text&quot;",
    "[]",
    "[{}]",
    "{",
    "{'a':1}",
    "{&#34;a&#34;:1}",
    "\uD800",
    "undefined",
  ],
  ...[null, undefined, 5, Number.NaN, true, [], [{}], () => ({})],
])("%j is none", (text) => {
  expect(parseJsonSetting(text)).toBeNull()
})

test("names of prototypes stay members of their own", () => {
  const setting = parseJsonSetting('{"__proto__":{"isAdmin":true}}')
  expect(Object.keys(setting ?? {})).toEqual(["__proto__"])
  expect(setting?.["isAdmin"]).toBeUndefined()
})

test("80,000 characters take no longer than their number", () => {
  expect(parseJsonSetting("&quot;".repeat(80_000))).toBeNull()
  expect(parseJsonSetting("[".repeat(80_000))).toBeNull()
})
