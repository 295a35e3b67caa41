import { describe, expect, it } from "vitest"
import { isVariationMatch, selectMatchingVariations, selectVariationResult } from "./matchVariations.ts"
import { readChosenAttributes } from "./readChosenAttributes.ts"

const small = { variation_id: 1, attributes: { attribute_size: "S", attribute_colour: "red" } }
const any = { variation_id: 2, attributes: { attribute_size: "", attribute_colour: "blue" } }
const large = { variation_id: 3, attributes: { attribute_size: "L", attribute_colour: "blue" } }
const variations = [small, any, large]
const chosen = (attribute_size: string, attribute_colour: string) => ({ attribute_size, attribute_colour })

describe("isVariationMatch", () => {
  it.each([
    ["equal", small.attributes, chosen("S", "red"), true],
    ["one that differs", small.attributes, chosen("S", "blue"), false],
    ["another case", small.attributes, chosen("s", "red"), false],
    ["any value in the variation", any.attributes, chosen("XXL", "blue"), true],
    ["nothing chosen", small.attributes, chosen("", ""), true],
    ["an attribute that the form lacks", small.attributes, { attribute_size: "S" }, true],
    ["an attribute that the variation lacks", { attribute_size: "S" }, chosen("S", "red"), true],
    ["no attributes at all", {}, chosen("S", "red"), true],
    ["a number in the variation", { attribute_size: 42 }, { attribute_size: "42" }, true],
    ["entities in the variation", { attribute_size: "Salt &amp; Pepper" }, { attribute_size: "Salt & Pepper" }, true],
    ["entities on both sides", { attribute_size: "Salt &amp; Pepper" }, { attribute_size: "Salt &amp; Pepper" }, true],
    [
      "entities in the choice alone",
      { attribute_size: "Salt & Pepper" },
      { attribute_size: "Salt &amp; Pepper" },
      false,
    ],
    ["null in the variation, which is any", { attribute_size: null }, { attribute_size: "42" }, true],
    ["names of what every object has", { constructor: "S", toString: "M" }, chosen("S", "red"), true],
    ["a choice called __proto__", JSON.parse('{"__proto__":"S"}'), JSON.parse('{"__proto__":"M"}'), false],
  ])("takes %s: %#", (_, attributes: Record<string, unknown>, data: Record<string, string>, expected) => {
    expect(isVariationMatch(attributes, data)).toBe(expected)
  })
})

describe("selectMatchingVariations", () => {
  it("decodes entities as the page does", () => {
    const half = { attributes: { attribute_size: "6&frac12;" } }
    const decode = (text: string) => text.replace("&frac12;", "½")
    expect(selectMatchingVariations([half], { attribute_size: "6½" }, decode)).toEqual([half])
    expect(selectVariationResult([half], { attribute_size: "6½" }, decode).kind).toBe("found")
  })

  it("keeps the shop's order", () => {
    expect(selectMatchingVariations(variations, chosen("L", "blue"))).toEqual([any, large])
    expect(selectMatchingVariations(variations, chosen("", ""))).toEqual(variations)
    expect(selectMatchingVariations(variations, chosen("L", "green"))).toEqual([])
  })
})

describe("selectVariationResult", () => {
  it.each([
    ["S", "", { kind: "incomplete" }],
    ["", "", { kind: "incomplete" }],
    ["S", "red", { kind: "found", variation: small }],
    ["L", "blue", { kind: "found", variation: any }],
    ["S", "green", { kind: "none" }],
  ])("for %j and %j is %j", (size, colour, expected) => {
    const data = chosen(size, colour)
    expect(selectVariationResult(variations, data)).toEqual(expected)
    const fields = Object.entries(data).map(([name, value]) => ({ name, value }))
    expect(selectVariationResult(variations, readChosenAttributes(fields))).toEqual(expected)
  })

  it("is incomplete for a form without attributes", () => {
    expect(selectVariationResult(variations, {})).toEqual({ kind: "incomplete" })
  })

  it("treats variations without attributes as matching any choice, and reads no inherited members", () => {
    expect(selectVariationResult([{ variation_id: 4, attributes: "S" }], chosen("S", "red"))).toMatchObject({
      kind: "found",
    })
    expect(selectVariationResult([], chosen("S", "red"))).toEqual({ kind: "none" })
  })

  it("reads each of 500 variations once up to the match, and none after it", () => {
    let reads = 0
    const many = Array.from({ length: 500 }, (_, index) => ({
      variation_id: index,
      get attributes() {
        reads += 1
        return { attribute_size: String(index % 10), attribute_colour: String(index) }
      },
    }))
    expect(selectVariationResult(many, chosen("9", "399"))).toEqual({ kind: "found", variation: many[399] })
    expect(reads).toBe(400)
  })
})
