import { describe, expect, it } from "vitest"
import { createAddToCartFields } from "./createAddToCartFields.ts"

describe("createAddToCartFields", () => {
  it("has every data attribute, by the page's own names", () => {
    const dataset = { product_id: "12", product_sku: "P-1", quantity: "1", success_message: "Añadido", fooBar: "x" }
    expect(createAddToCartFields(dataset, null)).toEqual(dataset)
  })

  it("adds data stored by scripts, and prefers the attributes", () => {
    const memory = { quantity: 3, product_id: 7, gift: true, list: [1] }
    expect(createAddToCartFields({ product_id: "12", quantity: "" }, memory)).toEqual({
      product_id: "12",
      quantity: "",
      gift: true,
      list: [1],
    })
  })

  it("doesn't change its arguments", () => {
    const dataset = Object.freeze({ product_id: "12" })
    const memory = Object.freeze({ gift: true })
    const fields = createAddToCartFields(dataset, memory)
    fields["quantity"] = 2
    expect([dataset, memory]).toEqual([{ product_id: "12" }, { gift: true }])
  })

  it("is empty for a button without data attributes", () => {
    expect(createAddToCartFields({}, null)).toEqual({})
  })

  it("never reads or changes a prototype", () => {
    const fields = createAddToCartFields(
      { product_id: "12" },
      JSON.parse('{"__proto__":{"quantity":9}}') as Record<string, unknown>,
    )
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype)
    expect(fields["quantity"]).toBeUndefined()
  })
})
