import { describe, expect, it } from "vitest"
import { letter } from "./lettering.ts"

describe("letter", () => {
  it.each([
    ["the case doesn't matter", "roca", "ROCA"],
    ["a composed letter is the same as its parts", "Peñ\u00e1", "Pen\u0303a\u0301"],
  ])("cuts alike: %s", (_, one, other) => {
    expect(letter(one)).toEqual(letter(other))
  })

  it("sets accents over their letter without taking room", () => {
    expect(letter("Í").width).toBe(letter("I").width)
    expect(letter("Ñ").strokes.length).toBe(letter("N").strokes.length + 1)
    expect(
      Math.min(
        ...letter("É")
          .strokes.flat()
          .map(([, y]) => y),
      ),
    ).toBeLessThan(0)
  })

  it.each([
    ["no text", "", 0],
    ["what no graver has", "漢", 0],
    ["markup", "<>", 0],
  ])("cuts nothing for %s", (_, text, strokes) => {
    expect(letter(text).strokes.length).toBe(strokes)
    expect(letter(text).width).toBeGreaterThanOrEqual(0)
  })
})
