import { describe, expect, it } from "vitest"
import { selectShapeCases } from "./shapeCases.ts"
import type { ShapeCase, ShapeSentence } from "./shapeSentence.ts"
import { changeParts, replaceMarkup } from "./themeShape.ts"
import { themeShapes } from "./themeShapes.ts"

const names = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
const sentences = names.map((name): ShapeSentence => ({
  name,
  page: "product",
  use: () => undefined,
  read: () => 1,
  expected: 1,
}))
const count = (cases: readonly ShapeCase[], key: (each: ShapeCase) => unknown) =>
  new Set(cases.map((each) => JSON.stringify(key(each)))).size

describe("the cases of shapes", () => {
  it("are each sentence on half of ten shapes, and all of the shapes", () => {
    const cases = selectShapeCases(themeShapes, sentences, false)
    expect(cases).toHaveLength(45)
    expect(count(cases, ({ shape, sentence }) => [shape.name, sentence.name])).toBe(45)
    expect(count(cases, ({ shape }) => shape.name)).toBe(10)
    for (const { name } of sentences) expect(cases.filter(({ sentence }) => sentence.name === name)).toHaveLength(5)
  })

  it("hold each pair of a shape or a sentence with a state and with a kind of events", () => {
    const cases = selectShapeCases(themeShapes, sentences, false)
    // One shape has no native events.
    expect(count(cases, ({ shape, events }) => [shape.name, events])).toBe(19)
    expect(count(cases, ({ shape, state }) => [shape.name, state])).toBe(20)
    expect(count(cases, ({ sentence, state }) => [sentence.name, state])).toBe(18)
    expect(count(cases, ({ sentence, events }) => [sentence.name, events])).toBe(18)
    expect(count(cases, ({ state, events }) => [state, events])).toBe(4)
  })

  it("are all combinations when they are asked for", () => {
    expect(selectShapeCases(themeShapes, sentences, true)).toHaveLength(9 * (9 * 4 + 2))
  })

  it("leave out what a shape hasn't", () => {
    const [shape] = themeShapes
    const own = sentences.map((each) => ({ ...each, differs: { [shape?.name ?? ""]: null } }))
    // Of nine sentences, the first shape has five.
    expect(selectShapeCases(themeShapes, own, false)).toHaveLength(40)
  })
})

it("a shape whose change finds nothing is refused", () => {
  expect(() => replaceMarkup("<p>one</p>", "<div>", "")).toThrow("no <div>")
  expect(() => changeParts("<p>one</p>", ["<div>", "</div>"], () => "")).toThrow("no <div>")
  expect(changeParts("<b>1</b><i>2</i>3<b>4</b>", ["<b>", "</b>"], (part) => String(part.length))).toBe("8<i>2</i>38")
})
