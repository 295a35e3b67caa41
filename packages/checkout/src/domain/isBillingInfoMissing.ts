import { isRecord, readRecord } from "@ringside/core/domain"
import { readLocaleRule } from "./listAddressFields.ts"

/** One of the two names is enough for a payment. */
const nameFields = ["billing_first_name", "billing_last_name"]

/**
 * Whether billing data that a payment needs is missing. Then the order is sent without a payment, so that the shop can list all
 * that is wrong. `billingFields` is the provider's setting: requirements by name, or only names. Source: checkout contract §2.2, §6.
 */
export function isBillingInfoMissing(
  values: Readonly<Record<string, unknown>> | null,
  billingFields: unknown,
  options: { readonly locale?: unknown } | null = {},
): boolean {
  const isEmpty = (name: string) => {
    const value = values?.[name]
    return typeof value !== "string" || value.trim() === ""
  }
  const required = readRequirements(billingFields)
  const names = nameFields.filter((name) => required.get(name))
  if (names.length > 0 && nameFields.every(isEmpty)) return true
  const country = isEmpty("billing_country") ? "default" : String(values?.billing_country)
  return [...required].some(([name, isRequired]) => {
    if (nameFields.includes(name)) return false
    const key = name.replace("billing_", "")
    const rule = readLocaleRule(options?.locale, country, key)
    const general = readLocaleRule(options?.locale, "default", key)
    const isNeeded = rule.hidden === true ? false : (rule.required ?? general.required ?? isRequired)
    return isNeeded && isEmpty(name)
  })
}

function readRequirements(billingFields: unknown): ReadonlyMap<string, boolean> {
  if (Array.isArray(billingFields)) {
    return new Map(billingFields.filter((name) => typeof name === "string").map((name) => [name, false]))
  }
  const entries = Object.entries(readRecord(billingFields))
  return new Map(entries.map(([name, field]) => [name, isRecord(field) && field.required === true]))
}
