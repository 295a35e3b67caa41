import { expect, test } from "vitest"
import { validateField } from "./validateField.ts"

const bad = [
  "woocommerce-invalid",
  "woocommerce-invalid-required-field",
  "woocommerce-invalid-email",
  "woocommerce-invalid-phone",
]
const state = { event: "change", type: "text", value: "", checked: false, rules: [] } as const
const good = { valid: true, add: ["woocommerce-validated"], remove: bad, ariaInvalid: false }
const refused = (...reasons: string[]) => ({
  valid: false,
  add: ["woocommerce-invalid", ...reasons.map((reason) => `woocommerce-invalid-${reason}`)],
  remove: ["woocommerce-validated"],
  ariaInvalid: true,
})

test.each([
  ["no rule", {}, good],
  ["no list of rules", { rules: null }, good],
  ["no value where one is needed", { value: null, rules: ["required"] }, refused("required-field")],
  ["a value", { value: "Ana", rules: ["required"] }, good],
  ["nothing", { rules: ["required"] }, refused("required-field")],
  ["white space", { value: " \t", rules: ["required"] }, refused("required-field")],
  [
    "no choice where one is needed",
    { type: "select-multiple", value: [], rules: ["required"] },
    refused("required-field"),
  ],
  ["choices", { type: "select-multiple", value: ["a", "b"], rules: ["required"] }, good],
  ["a box that is checked", { type: "checkbox", checked: true, rules: ["required"] }, good],
  ["a box that isn't", { type: "checkbox", value: "1", rules: ["required"] }, refused("required-field")],
  ["a bad address", { value: "ana@", rules: ["email", "required"] }, refused("email")],
  ["no address, where none is needed", { rules: ["email"] }, good],
  ["an address with spaces around", { value: " ana@example.com ", rules: ["email"] }, good],
  ["a bad number", { value: "6oo", rules: ["required", "phone"] }, refused("phone")],
  ["no number where one is needed", { rules: ["required", "phone"] }, refused("required-field")],
] as const)("%s", (_, changes, result) => {
  for (const event of ["change", "focusout", "validate"]) {
    expect(validateField({ ...state, ...changes, event })).toEqual(result)
  }
})

test("treats a missing field as valid", () => {
  expect(validateField(null)).toEqual(good)
})

test("returns no error while the shopper types", () => {
  expect(validateField({ ...state, event: "input", rules: ["required"] })).toEqual({
    valid: null,
    add: [],
    remove: [...bad, "woocommerce-validated"],
    ariaInvalid: false,
  })
})
