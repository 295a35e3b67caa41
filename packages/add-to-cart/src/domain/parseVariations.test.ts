import { expect, it } from "vitest"
import { parseVariations } from "./parseVariations.ts"

const one = { variation_id: 21, attributes: { attribute_size: "S" } }

it.each([
  ["a list", JSON.stringify([one]), { mode: "inline", variations: [one] }],
  ["an empty list", "[]", { mode: "inline", variations: [] }],
  [
    "what is no variation among them",
    JSON.stringify([null, one, "21", 21, [one]]),
    { mode: "inline", variations: [one] },
  ],
  ["false", "false", { mode: "ajax", variations: [] }],
  ["no attribute", null, { mode: "ajax", variations: [] }],
  ...[undefined, 7, true, {}, []].map((wrong): [string, null, ReturnType<typeof parseVariations>] => [
    `${JSON.stringify(wrong)} instead of text`,
    wrong as unknown as null,
    { mode: "ajax", variations: [] },
  ]),
  ["nothing", "", { mode: "ajax", variations: [] }],
  ["half a list", '[{"variation_id":21', { mode: "ajax", variations: [] }],
  ["an object", JSON.stringify(one), { mode: "ajax", variations: [] }],
  ["null", "null", { mode: "ajax", variations: [] }],
])("reads %s", (_, attribute, expected) => {
  expect(parseVariations(attribute)).toEqual(expected)
})

it("reaches no prototype", () => {
  const { variations } = parseVariations('[{"variation_id":21,"__proto__":{"is_purchasable":true}}]')
  expect(Reflect.get(variations[0] ?? {}, "is_purchasable")).toBeUndefined()
  expect(Reflect.get({}, "is_purchasable")).toBeUndefined()
})

it("reads two megabytes", () => {
  const description = "x".repeat(4000)
  const many = Array.from({ length: 520 }, (_, index) => ({
    ...one,
    variation_id: index,
    variation_description: description,
  }))
  const attribute = JSON.stringify(many)
  expect(attribute.length).toBeGreaterThan(2_000_000)
  expect(parseVariations(attribute).variations).toHaveLength(520)
})
