import { expect, it } from "vitest"
import { parseTagMembers } from "./configTag.ts"
import type { ConfigTable } from "./configTable.ts"

const doc = "It is."
const table = {
  takeOver: { type: "names", fallback: false, onTag: true, doc },
  isOn: { type: "flag", fallback: false, onTag: true, doc },
  freeFrom: { type: "money", fallback: null, onTag: true, doc },
  origins: { type: "origins", onTag: true, doc },
  storeApi: { type: "address", fallback: null, onTag: true, doc },
  secret: { type: "text", fallback: null, doc },
} as const satisfies ConfigTable

it.each([
  [{}, {}],
  [{ "take-over": "" }, { takeOver: true }],
  [{ "take-over": "false" }, { takeOver: false }],
  [{ "take-over": "cart, gallery" }, { takeOver: ["cart", "gallery"] }],
  [{ "is-on": "" }, { isOn: true }],
  [{ "is-on": "false" }, { isOn: false }],
  [{ "is-on": "yes" }, { isOn: "yes" }],
  [{ "free-from": "15000" }, { freeFrom: 15000 }],
  [{ "free-from": "150,00" }, { freeFrom: "150,00" }],
  [{ origins: "https://a.example https://b.example" }, { origins: ["https://a.example", "https://b.example"] }],
  [{ "store-api": "/api" }, { storeApi: "/api" }],
  [{ secret: "x", storeApi: "/api" }, {}],
])("reads %j as %j", (attributes: Readonly<Record<string, string>>, expected) => {
  expect(parseTagMembers(table, (name) => attributes[name] ?? null)).toEqual(expected)
})
