import { describe, expect, it } from "vitest"
import { selectSoldOutValues, selectSwatchImages } from "./selectSwatches.ts"

const variation = (colour: string, size: string, picture: unknown, isInStock = true) => ({
  attributes: { attribute_colour: colour, attribute_size: size },
  image: picture,
  is_purchasable: true,
  variation_is_visible: true,
  is_in_stock: isInStock,
})
const red = { gallery_thumbnail_src: "/red.avif" }
const blue = { thumb_src: "/blue.avif", src: "/large.avif" }

describe("selectSwatchImages", () => {
  const both = [variation("red", "S", red), variation("red", "L", red), variation("blue", "S", blue)]

  it.each([
    ["pictures that tell values apart", both, "attribute_colour", ["blue", "red"], ["/blue.avif", "/red.avif"]],
    ["several pictures for one value", both, "attribute_size", ["S", "L"], null],
    [
      "the same picture for all",
      [variation("red", "S", red), variation("blue", "S", red)],
      "attribute_colour",
      ["red", "blue"],
      null,
    ],
    ["a value without a picture", both, "attribute_colour", ["red", "blue", "green"], null],
    [
      "no picture in the variation",
      [...both, variation("green", "S", false)],
      "attribute_colour",
      ["red", "green"],
      null,
    ],
    ["one value alone", both, "attribute_colour", ["red"], null],
    ["no variations", [], "attribute_colour", ["red", "blue"], null],
    ["a name that every object has", both, "constructor", ["red", "blue"], null],
  ])("finds for %s %#", (_, variations, attribute, values, expected) => {
    expect(selectSwatchImages(variations, attribute, values)).toEqual(expected)
  })
})

describe("values with entities", () => {
  const salt = variation("Salt &amp; Pepper", "S", red, false)
  const values = ["Salt & Pepper", "blue"]

  it("have their pictures, and are marked as sold out", () => {
    const variations = [salt, variation("blue", "S", blue)]
    expect(selectSwatchImages(variations, "attribute_colour", values)).toEqual(["/red.avif", "/blue.avif"])
    expect(selectSoldOutValues(variations, {}, "attribute_colour", values)).toEqual(["Salt & Pepper"])
  })
})

describe("selectSoldOutValues", () => {
  const variations = [
    variation("red", "S", false),
    variation("red", "L", false, false),
    variation("blue", "", false, false),
  ]

  it.each([
    ["nothing chosen", "", ["L"]],
    ["red", "red", ["L"]],
    ["blue", "blue", ["S", "L"]],
    ["a colour that isn't there", "green", []],
  ])("with %s", (_, colour, expected) => {
    const chosen = { attribute_colour: colour, attribute_size: "S" }
    expect(selectSoldOutValues(variations, chosen, "attribute_size", ["S", "L"])).toEqual(expected)
  })
})

it("treats a value as available when a variation of any value can be bought", () => {
  const variations = [variation("red", "S", false, false), variation("red", "", false)]
  expect(selectSoldOutValues(variations, {}, "attribute_size", ["S", "M"])).toEqual([])
  const none = [variation("red", "S", false), variation("red", "", false, false)]
  expect(selectSoldOutValues(none, {}, "attribute_size", ["S", "M"])).toEqual(["M"])
})
