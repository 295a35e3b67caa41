import { expect, it } from "vitest"
import { createVariationRequestFields } from "./createVariationRequestFields.ts"

it.each([
  [{ attribute_size: "S" }, "12", null, { attribute_size: "S", product_id: "12", custom_data: "" }],
  [{}, 12, '{"a":1}', { product_id: "12", custom_data: '{"a":1}' }],
  [{ product_id: "99" }, " 12 ", "", { product_id: "12", custom_data: "" }],
])("has the chosen attributes %j", (attributes, productId, customData, expected) => {
  expect(createVariationRequestFields(attributes as Record<string, string>, productId, customData)).toEqual(expected)
})

it.each([null, "", "0", 0, -3, "12abc", "1.5", 1.5, Number.NaN, "99999999999999999999"])(
  "refuses product %j",
  (productId) => {
    expect(() => createVariationRequestFields({}, productId, null)).toThrow("product_id")
  },
)
