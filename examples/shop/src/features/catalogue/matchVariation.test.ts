import { describe, expect, test } from "vitest"
import { createProduct, createVariation } from "../../testing/product.ts"
import { matchVariation } from "./matchVariation.ts"
import type { Variation } from "./product.ts"

function variation(id: number, pintura: string, escala: string): Variation {
  return createVariation({ id, choices: { pintura, escala } })
}

const product = createProduct({
  kind: "variable",
  attributes: [
    {
      key: "pintura",
      label: "Paint",
      options: [
        { value: "roja", label: "Red" },
        { value: "negra", label: "Black" },
      ],
    },
    {
      key: "escala",
      label: "Scale",
      options: [
        { value: "1-12", label: "1:12" },
        { value: "1-6", label: "1:6" },
      ],
    },
  ],
  variations: [variation(1, "roja", "1-12"), variation(2, "roja", "1-6"), variation(3, "negra", "1-12")],
})

describe("choices lead to a variation", () => {
  test.each([
    { how: "by field names", raw: { attribute_pintura: "roja", attribute_escala: "1-6" }, id: 2 },
    { how: "by keys", raw: { pintura: "negra", escala: "1-12" }, id: 3 },
    { how: "by the platform's taxonomy names", raw: { attribute_pa_pintura: "roja", pa_escala: "1-12" }, id: 1 },
    { how: "by labels, in any case", raw: { PAINT: "black", Scale: "1:12" }, id: 3 },
    { how: "whatever else is posted", raw: { pintura: "roja", escala: "1-6", quantity: "2" }, id: 2 },
  ])("$how", ({ raw, id }) => {
    expect(matchVariation(product, raw)).toMatchObject({ kind: "found", variation: { id } })
  })

  test("by its id, without choices", () => {
    expect(matchVariation(product, {}, 3)).toMatchObject({ kind: "found", variation: { id: 3 } })
  })
})

describe("choices lead nowhere", () => {
  test.each([
    { why: "nothing was chosen", raw: {}, missing: ["Paint", "Scale"] },
    { why: "one is missing", raw: { pintura: "roja" }, missing: ["Scale"] },
    { why: "one is empty", raw: { pintura: "roja", escala: " " }, missing: ["Scale"] },
  ])("$why", ({ raw, missing }) => {
    expect(matchVariation(product, raw)).toMatchObject({
      kind: "missing",
      missing: missing.map((label) => ({ label })),
    })
  })

  test.each([
    { why: "the combination is not made", raw: { pintura: "negra", escala: "1-6" } },
    { why: "there is no such value", raw: { pintura: "verde", escala: "1-12" } },
    { why: "a value names a member of every object", raw: { pintura: "__proto__", escala: "constructor" } },
    { why: "the choices contradict the id", raw: { pintura: "negra" }, id: 1 },
  ])("$why", ({ raw, id }) => {
    expect(matchVariation(product, raw, id)).toEqual({ kind: "none" })
  })
})
