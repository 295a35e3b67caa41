import { expect, test } from "vitest"
import { createAttributeRows, createAttributeSchema } from "./attributeDocs.ts"
import type { AttributeSpec, AttributeTable } from "./attributeTable.ts"

const table: AttributeTable = {
  zoom: { type: "flag", fallback: true, doc: "Magnifies the photo." },
  layout: { type: "choice", values: ["inline", "drawer"], fallback: "inline", doc: "How it opens." },
  columns: { type: "integer", min: 1, max: 12, fallback: 4, doc: "Thumbnails a row." },
  delay: { type: "integer", unit: "ms", fallback: null, doc: "Waits." },
  "free-shipping-from": { type: "money", fallback: null, doc: "Shows progress." },
  title: { type: "text", maxLength: 20, fallback: "Cart", doc: "Heads the list." },
  "cart-url": { type: "url", fallback: null, doc: "Where the basket is." },
}

test("describe each option in words, in the table's order", () => {
  expect(
    createAttributeRows(table).map(({ name, type, values, fallback, doc }) => [name, type, values, fallback, doc]),
  ).toEqual([
    ["data-ringside-zoom", "flag", '"on" or "off"', "on", "Magnifies the photo."],
    ["data-ringside-layout", "choice", '"inline" or "drawer"', "inline", "How it opens."],
    ["data-ringside-columns", "integer", "a whole number from 1 to 12", "4", "Thumbnails a row."],
    ["data-ringside-delay", "integer", "a whole number (ms)", "unset", "Waits."],
    ["data-ringside-free-shipping-from", "money", "an amount in minor units, such as 4400", "unset", "Shows progress."],
    ["data-ringside-title", "text", "text of at most 20 characters", '"Cart"', "Heads the list."],
    [
      "data-ringside-cart-url",
      "url",
      "an http, https, mailto, tel or relative address of at most 2048 characters",
      "unset",
      "Where the basket is.",
    ],
  ])
})

test("the schema accepts what the parser accepts", () => {
  expect(createAttributeSchema(table)).toEqual({
    type: "object",
    additionalProperties: false,
    properties: {
      zoom: { enum: ["on", "off"], default: "on", description: "Magnifies the photo." },
      layout: { enum: ["inline", "drawer"], default: "inline", description: "How it opens." },
      columns: { type: "integer", minimum: 1, maximum: 12, default: 4, description: "Thumbnails a row." },
      delay: { type: "integer", description: "Waits." },
      "free-shipping-from": { type: "integer", minimum: 0, description: "Shows progress." },
      title: { type: "string", maxLength: 20, default: "Cart", description: "Heads the list." },
      "cart-url": { type: "string", maxLength: 2048, format: "uri-reference", description: "Where the basket is." },
    },
  })
})

test.each<AttributeSpec>([
  { type: "choice", values: ["a", "b"], fallback: "c", doc: "" },
  { type: "choice", values: [], fallback: "", doc: "" },
  { type: "integer", min: 1, fallback: 0, doc: "" },
  { type: "integer", max: 5, fallback: 6, doc: "" },
])("a default that the option doesn't take is a programmer's mistake: %j", (spec) => {
  expect(() => createAttributeSchema({ it: spec })).toThrow("data-ringside-it has a default that it doesn't take")
})
