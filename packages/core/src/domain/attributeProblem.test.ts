import { expect, test } from "vitest"
import { findUnknownOptions, formatAttributeProblem } from "./attributeProblem.ts"
import type { AttributeTable } from "./attributeTable.ts"

const gallery: AttributeTable = {
  zoom: { type: "flag", fallback: true, doc: "" },
  thumbnails: { type: "flag", fallback: true, doc: "" },
}
const cart: AttributeTable = { layout: { type: "choice", values: ["inline"], fallback: "inline", doc: "" } }

test.each([
  [["zoom", "layout", "load"], []],
  [[], []],
  [["zom"], [{ kind: "unknown-option", name: "zom", suggestion: "zoom" }]],
  [["laod"], [{ kind: "unknown-option", name: "laod", suggestion: "load" }]],
  [["colour"], [{ kind: "unknown-option", name: "colour", suggestion: null }]],
  [["constructor"], [{ kind: "unknown-option", name: "constructor", suggestion: null }]],
  [
    ["lay-out", "zoom", "x"],
    [
      { kind: "unknown-option", name: "lay-out", suggestion: "layout" },
      { kind: "unknown-option", name: "x", suggestion: null },
    ],
  ],
])("of %j, unknown are %j", (present, problems) => {
  expect(findUnknownOptions([gallery, cart], present, ["load", "state"])).toEqual(problems)
})

const wrong = {
  kind: "wrong-value",
  name: "zoom",
  value: "yes",
  spec: { type: "flag", fallback: true, doc: "" },
} as const

test.each([
  ["gallery", wrong, '[ringside gallery] data-ringside-zoom is "yes"; expected "on" or "off", so zoom stays on.'],
  [
    "gallery",
    { kind: "unknown-option", name: "zom", suggestion: "zoom" } as const,
    "[ringside gallery] data-ringside-zom is not an option of gallery; did you mean data-ringside-zoom? It is ignored.",
  ],
  [
    "mini-cart",
    { kind: "unknown-option", name: "colour", suggestion: null } as const,
    "[ringside mini-cart] data-ringside-colour is not an option of mini-cart, so it is ignored.",
  ],
])("%s: %j", (widget, problem, line) => {
  expect(formatAttributeProblem(widget, problem)).toBe(line)
})

test.each([
  ["x".repeat(60), "x".repeat(60)],
  ["x".repeat(61), `${"x".repeat(60)}…`],
  [`${"x".repeat(59)}😀`, `${"x".repeat(59)}…`],
  ["a\n\tb", "a b"],
  ["x".repeat(10_000_000), `${"x".repeat(60)}…`],
])("a long or broken value is shown on one line (case %#)", (value, shown) => {
  expect(formatAttributeProblem("gallery", { ...wrong, value })).toContain(`is "${shown}";`)
})

test("a long name is cut too", () => {
  const line = formatAttributeProblem("gallery", { kind: "unknown-option", name: "z".repeat(1000), suggestion: null })
  expect(line.length).toBeLessThan(160)
})
