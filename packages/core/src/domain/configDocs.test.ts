import { expect, it } from "vitest"
import { createConfigRows, createConfigSchema } from "./configDocs.ts"
import { listConfigNames } from "./configNames.ts"
import type { ConfigTable } from "./configTable.ts"

const table = {
  colorScheme: {
    type: "choice",
    values: ["light", "dark"],
    nullWord: "host",
    fallback: null,
    onTag: true,
    doc: "Colours.",
  },
  takeOver: { type: "names", fallback: false, onTag: true, doc: "Jobs." },
  locale: { type: "locale", onTag: true, doc: "Language." },
  origins: { type: "origins", doc: "Origins." },
  note: { type: "text", maxLength: 80, fallback: "None", doc: "Note." },
  host: { type: "record", doc: "Settings." },
  messages: { type: "texts", doc: "Texts." },
  cart: {
    type: "group",
    doc: "Basket.",
    members: {
      url: { type: "address", fallback: null, doc: "Page." },
      from: { type: "money", fallback: null, doc: "Limit." },
      script: { type: "address", mayBeFalse: true, fallback: null, doc: "Script." },
    },
  },
} as const satisfies ConfigTable

it("has a line for each member, those of groups by their path", () => {
  expect(
    createConfigRows(table).map(({ path, values, fallback, attribute }) => [path, values, fallback, attribute]),
  ).toEqual([
    ["colorScheme", '"light", "dark" or "host"', null, "data-ringside-color-scheme"],
    ["takeOver", "true, false or a list of package names", "false", "data-ringside-take-over"],
    ["locale", 'a language tag such as "es-ES"', "the document's language", "data-ringside-locale"],
    ["origins", 'a list of origins such as ["https://en.shop.example"]', null, null],
    ["note", "a text of at most 80 characters", '"None"', null],
    ["host", "an object", null, null],
    ["messages", "an object", null, null],
    ["cart", "an object", null, null],
    ["cart.url", "an http, https or relative address", null, null],
    ["cart.from", "an amount in minor units, such as 15000", null, null],
    ["cart.script", "an http, https or relative address, or false", null, null],
  ])
})

const text = { type: "string" }
const forms = { zero: text, one: text, two: text, few: text, many: text, other: text }
const message = {
  anyOf: [text, { type: "object", properties: forms, required: ["other"], additionalProperties: false }],
}

it("makes a schema", () => {
  expect(createConfigSchema(table)).toEqual({
    type: "object",
    properties: {
      colorScheme: { enum: ["light", "dark", "host"], description: "Colours." },
      takeOver: {
        anyOf: [{ type: "boolean" }, { type: "array", items: { type: "string" } }],
        default: false,
        description: "Jobs.",
      },
      locale: { type: "string", description: "Language." },
      origins: {
        type: "array",
        items: { type: "string", format: "uri", pattern: "^https?://" },
        description: "Origins.",
      },
      note: { type: "string", maxLength: 80, default: "None", description: "Note." },
      host: { type: "object", description: "Settings." },
      messages: {
        type: "object",
        additionalProperties: { type: "object", additionalProperties: message },
        description: "Texts.",
      },
      cart: {
        type: "object",
        properties: {
          url: { type: "string", format: "uri-reference", description: "Page." },
          from: { type: "integer", minimum: 0, description: "Limit." },
          script: { anyOf: [{ type: "string", format: "uri-reference" }, { const: false }], description: "Script." },
        },
        additionalProperties: false,
        description: "Basket.",
      },
    },
  })
})

it("refuses a choice whose default isn't one of its values", () => {
  const wrong = { theme: { type: "choice", values: ["plain"], fallback: "none", doc: "Theme." } } as const
  expect(() => createConfigSchema(wrong)).toThrow(new RangeError("theme has a default that it doesn't take"))
})

it("lists the names that parts declare", () => {
  const job = { name: "cart", packageName: "cart", handles: ["cart"], doc: "Keeps it." }
  expect(listConfigNames([{ config: table }, { jobs: [job, job] }, {}])).toEqual({
    members: Object.keys(table),
    attributes: ["data-ringside-color-scheme", "data-ringside-take-over", "data-ringside-locale"],
    packages: ["cart"],
  })
  expect(listConfigNames([{ config: {} }])).toEqual({ members: [], attributes: [] })
})
