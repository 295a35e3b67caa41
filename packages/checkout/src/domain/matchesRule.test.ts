import { describe, expect, it } from "vitest"
import { matchesRule, readRuleMessage, unknownValue } from "./matchesRule.ts"

describe("matchesRule", () => {
  const document = {
    cart: { items: [7, 7, 12], items_count: 3, needs_shipping: true, items_weight: unknownValue },
    customer: { address: { country: "ES", city: "Getafe" }, additional_fields: { "shop/company": "1" } },
  }
  const inCart = (cart: object) => ({ properties: { cart: { properties: cart } } })

  it.each<[string, unknown, boolean | null]>([
    ["a value", inCart({ needs_shipping: { const: true } }), true],
    ["another value", inCart({ needs_shipping: { const: false } }), false],
    [
      "one of several",
      { properties: { customer: { properties: { address: { properties: { country: { enum: ["ES", "PT"] } } } } } } },
      true,
    ],
    ["a list that has it", inCart({ items: { contains: { const: 12 } } }), true],
    ["a list that lacks it", inCart({ items: { contains: { const: 13 } } }), false],
    ["each of a list", inCart({ items: { items: { type: "integer", minimum: 7 } } }), true],
    ["bounds", inCart({ items_count: { minimum: 3, exclusiveMaximum: 4 } }), true],
    ["a required member", { required: ["checkout"] }, false],
    ["the opposite", { not: inCart({ items_count: { minimum: 9 } }) }, true],
    [
      "a condition",
      { if: inCart({ needs_shipping: { const: true } }), then: { required: ["nobody"] }, else: true },
      false,
    ],
    [
      "a pattern",
      { properties: { customer: { properties: { address: { properties: { city: { pattern: "^Geta" } } } } } } },
      true,
    ],
    ["exactly one", { oneOf: [true, false, inCart({ items_count: { const: 3 } })] }, false],
    ["a missing member, which has no rule to break", { properties: { other: { const: 1 } } }, true],
  ])("reads %s", (_, rule, expected) => {
    expect(matchesRule(rule, document)).toBe(expected)
  })

  it.each<[string, unknown, boolean | null]>([
    ["a value that isn't known here", inCart({ items_weight: { minimum: 5 } }), null],
    ["a keyword that isn't known here", { $ref: "#/definitions/x" }, null],
    ["a value of another place", inCart({ items_count: { const: { $data: "1/other" } } }), null],
    [
      "an invalid pattern",
      { properties: { customer: { properties: { address: { properties: { city: { pattern: "(" } } } } } } },
      null,
    ],
    ["an open part beside a broken one", { allOf: [{ format: "email" }, false] }, false],
    ["an open part beside a met one", { anyOf: [{ format: "email" }, true] }, true],
    ["the opposite of an open part", { not: { format: "email" } }, null],
    ["a value that is no rule", "rule", null],
  ])("leaves %s open, unless the rest decides", (_, rule, expected) => {
    expect(matchesRule(rule, document)).toBe(expected)
  })

  it("ends on a rule without an end", () => {
    const rule: Record<string, unknown> = {}
    rule["not"] = rule
    expect(matchesRule(rule, document)).toBeNull()
  })
})

describe("readRuleMessage", () => {
  const words = { maxLength: "Five letters at most.", pattern: "Capitals only.", _: "Not this." }

  it.each([
    ["the schema's one sentence", { maxLength: 5, errorMessage: "Too long." }, "abcdef", "Too long."],
    [
      "that of the keyword that fails",
      { maxLength: 5, pattern: "^[A-Z]*$", errorMessage: words },
      "ABCDEF",
      words.maxLength,
    ],
    [
      "that of the first of two that fail",
      { maxLength: 5, pattern: "^[A-Z]*$", errorMessage: words },
      "abcdef",
      words.maxLength,
    ],
    ["that for the others", { minLength: 9, errorMessage: words }, "abc", words._],
    [
      "that of a condition",
      { if: { minLength: 1 }, then: { maxLength: 2 }, errorMessage: { if: "Two letters at most." } },
      "abc",
      "Two letters at most.",
    ],
    ["nothing without words", { maxLength: 5 }, "abcdef", null],
    ["nothing of words that are no text", { maxLength: 5, errorMessage: { maxLength: 3 } }, "abcdef", null],
    ["nothing without a schema", "rule", "abc", null],
  ])("returns %s", (_, schema, value, expected) => {
    expect(readRuleMessage(schema, value)).toBe(expected)
  })
})
