import { expect, test } from "vitest"
import { findState, selectStateField } from "./selectStateField.ts"

const states = {
  ES: { C: "A Coru&ntilde;a", M: "Madrid", B: "Barcelona" },
  FR: [],
  LU: {},
  XX: "none",
  NZ: { AK: 7 },
}

test.each([
  ["a code", "ES", "M", "select", "M"],
  ["a name", "ES", " madrid ", "select", "M"],
  ["a code in small letters", "ES", "m", "select", "M"],
  ["nothing", "ES", null, "select", ""],
  ["a state of another country", "ES", "CA", "select", ""],
  ["a country without states", "FR", "M", "hidden", ""],
  ["a country with an empty table", "LU", "M", "hidden", ""],
  ["a country nobody knows", "ZZ", "Somewhere", "text", "Somewhere"],
  ["a table that is none", "XX", "M", "text", "M"],
  ["names that are none", "NZ", "AK", "hidden", ""],
  ["a member of all objects", "constructor", "a", "text", "a"],
])("%s", (_, country, current, kind, value) => {
  expect(selectStateField(country, states, current)).toMatchObject({ kind, value })
})

test.each([5, {}, [], true, undefined])("takes the current state %j for none, or for its text", (current: unknown) => {
  expect(selectStateField("ES", states, current as null)).toMatchObject({ kind: "select", value: "" })
  expect(selectStateField("ZZ", states, current as null).value).toBe(current === 5 ? "5" : "")
})

test("lists the states with their names decoded", () => {
  expect(selectStateField("ES", { ES: { C: "A&amp;B" } }).options).toEqual([{ value: "C", label: "A&B" }])
  expect(selectStateField("ES", null).kind).toBe("text")
})

test("prefers a code to a name", () => {
  const options = [
    { value: "A", label: "B" },
    { value: "B", label: "A" },
  ]
  expect(findState(options, "B")?.label).toBe("A")
  expect(findState(options, "")).toBeUndefined()
})
