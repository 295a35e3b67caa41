import { expect, it } from "vitest"
import { createTextSchema, createTextSchemas } from "./textSchemas.ts"

it("names and describes a package's texts", () => {
  const tables = [
    { es: { title: "Cesta" }, en: { title: "Basket" } },
    { es: { count: { one: "una", other: "{count}" } }, en: { count: { one: "one", other: "{count} products" } } },
  ]
  expect(createTextSchemas("mini-cart", tables)).toEqual({
    "mini-cart.title": { $ref: "#/$defs/text", description: "Basket" },
    "mini-cart.count": { $ref: "#/$defs/text", description: "{count} products" },
  })
  expect(createTextSchema()).toMatchObject({ anyOf: [{ type: "string" }, { required: ["other"] }] })
})
