import { expect, test } from "vitest"
import { isBillingInfoMissing } from "./isBillingInfoMissing.ts"

const required = { required: true }
const fields = {
  billing_first_name: required,
  billing_last_name: required,
  billing_email: required,
  billing_country: required,
  billing_postcode: required,
  billing_company: { required: false },
}
const values = {
  billing_first_name: "Ana",
  billing_last_name: "López",
  billing_email: "ana@example.com",
  billing_country: "ES",
  billing_postcode: "28013",
}
const locale = { IE: { postcode: { required: false } }, HK: { postcode: { hidden: true } }, default: {} }

test.each([
  ["nothing is missing", {}, fields, false],
  ["one name is enough", { billing_last_name: "" }, fields, false],
  ["no name", { billing_last_name: "", billing_first_name: " " }, fields, true],
  ["no e-mail", { billing_email: "" }, fields, true],
  ["no postcode", { billing_postcode: "" }, fields, true],
  ["no postcode where it is optional", { billing_postcode: "", billing_country: "IE" }, fields, false],
  ["no postcode where there are none", { billing_postcode: "", billing_country: "HK" }, fields, false],
  ["no country", { billing_country: "" }, fields, true],
  ["fields that an older host lists by name", { billing_email: "" }, ["billing_email"], false],
  ["no settings", {}, null, false],
])("%s", (_, changes, billingFields, isMissing) => {
  expect(isBillingInfoMissing({ ...values, ...changes }, billingFields, { locale })).toBe(isMissing)
})

test("reads missing values", () => {
  expect(isBillingInfoMissing(null, fields)).toBe(true)
  expect(isBillingInfoMissing(values, fields, null)).toBe(false)
})
