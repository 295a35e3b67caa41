import { expect, it } from "vitest"
import { parseSurroundedJson } from "./parseSurroundedJson.ts"

const json = '{"fragments":{"a":"<p>{}</p>"},"cart_hash":"h"}'
const answer = { fragments: { a: "<p>{}</p>" }, cart_hash: "h" }

it.each([
  ["JSON alone", json],
  ["a warning before it", `<br />\n<b>Warning</b>: Undefined {key} in x.php on line 3<br />${json}`],
  ["a comment after it", `${json}<!-- cached {2026} -->`],
  ["text on both sides", `notice ${json} } } trailing`],
])("reads %s", (_case, text) => {
  expect(parseSurroundedJson(text)).toEqual(answer)
})

it.each([
  ["[1]", [1]],
  ["false", false],
  ["null", null],
  ['"text"', "text"],
])("reads %s, which is no object", (text, value) => {
  expect(parseSurroundedJson(text)).toEqual(value)
})

it.each([null, "", "<html>", '{"a', "x} {", '} {"'])("finds none in %j", (text) => {
  expect(parseSurroundedJson(text)).toBeUndefined()
})

it("gives up after 200 tries", () => {
  expect(parseSurroundedJson(`x${json}${"}".repeat(199)}`)).toEqual(answer)
  expect(parseSurroundedJson(`x${json}${"}".repeat(200)}`)).toBeUndefined()
})

it("gives up on megabytes of braces", () => {
  expect(parseSurroundedJson(`{"${"}".repeat(2_000_000)}`)).toBeUndefined()
})
