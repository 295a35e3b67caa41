import { createPageForTests } from "@ringside/core/testing"
import { afterEach, expect, it } from "vitest"
import { addressFieldsJob, checkoutJob, checkoutTogglesJob, passwordJob } from "./jobs.ts"
import { payFormJob, savedTableJob, savedTokensJob } from "./payPages/jobs.ts"

const jobs = [
  checkoutJob,
  checkoutTogglesJob,
  addressFieldsJob,
  passwordJob,
  payFormJob,
  savedTokensJob,
  savedTableJob,
] as const
const withoutSettings = ["password-buttons", "payment-boxes", "saved-cards", "saved-cards-list"]

afterEach(() => document.body.replaceChildren())

/** The names of the jobs that are ours on a page with these settings of the host. */
function listOurs(names: readonly string[], takeOver = false): readonly string[] {
  const host = Object.fromEntries(names.map((name) => [name, {}]))
  const page = createPageForTests(window, { config: { host, takeOver, preset: "woocommerce" } })
  const ours = jobs.filter((job) => page.jobs.isOurs(job)).map(({ name }) => name)
  page.stop()
  return ours
}

it.each([
  ["all that a checkout prints", ["wc_checkout_params", "wc_country_select_params", "wc_address_i18n_params"]],
  ["those of the form alone", ["wc_checkout_params"]],
])("the checkout's own settings are enough: %s, without the platform's general ones", (_, names) => {
  expect(listOurs(names)).toEqual(["checkout", "checkout-toggles", "address-fields", ...withoutSettings])
})

it.each(["wc_country_select_params", "wc_address_i18n_params"])(
  "%s is enough for an account's address form",
  (name) => {
    expect(listOurs([name])).toEqual(["address-fields", ...withoutSettings])
  },
)

it("the platform's general settings are only button texts, which no job waits for", () => {
  expect(listOurs(["woocommerce_params"])).toEqual(withoutSettings)
  expect(listOurs([])).toEqual(withoutSettings)
})

it("jobs without a nonce are ours where the page says that their scripts are out", () => {
  expect(listOurs([], true)).toEqual(["checkout-toggles", "address-fields", ...withoutSettings])
})
