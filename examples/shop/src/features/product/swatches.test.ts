import { expect, test } from "vitest"
import type { Attribute } from "../catalogue/product.ts"
import { paletteColours } from "../pictures/figure.ts"
import { createProduct, createVariation } from "../../testing/product.ts"
import { selectPaints } from "./swatches.ts"

const red = createVariation({ choices: { pintura: "roja", escala: "1-12" } })
const largeRed = createVariation({ choices: { pintura: "roja", escala: "1-6" }, view: 6 })
const black = createVariation({ choices: { pintura: "negra", escala: "1-12" }, look: { palette: "black" } })
const wrapped = createVariation({ choices: { pintura: "roja", escala: "1-6" }, look: { gloves: "wraps" } })

function attribute(key: string, ...values: readonly string[]): Attribute {
  return { key, label: key, options: values.map((value) => ({ value, label: value })) }
}
const paint = attribute("pintura", "roja", "negra")
const colours = { roja: paletteColours.red, negra: paletteColours.black }

test.each([
  ["has the colours of its figures", [red, largeRed, black], paint, colours],
  ["has them whatever the hands hold", [red, wrapped, black], paint, colours],
  ["has none where one value comes in two coats", [red, { ...black, choices: red.choices }, black], paint, {}],
  ["has none where two values come in one coat", [red, { ...red, choices: black.choices }], paint, {}],
  ["has none where a value has no figure", [red], paint, {}],
  ["has none where there is nothing to choose from", [red], attribute("pintura", "roja"), {}],
  ["has none where it isn't the paint that is chosen", [red, largeRed, black], attribute("escala", "1-12", "1-6"), {}],
])("an attribute %s", (_, variations, asked, expected) => {
  expect(Object.fromEntries(selectPaints(createProduct({ variations }), asked))).toEqual(expected)
})
