import { isRecord, readList } from "@ringside/core/domain"

const maxRates = 9

/**
 * The provider's error message for an invalid response to one of its wallet events; null for a valid one. `amount` is the current amount of
 * the elements. Source: express-checkout §14.1.
 */
export function checkProviderPayload(event: string, payload: unknown, amount: number): string | null {
  if (!isPositive(amount)) return "Invalid value for elements(): amount should be a positive integer."
  if (payload === undefined || payload === null) return null
  const prefix = `Invalid value for ${event} event resolve callback: `
  if (!isRecord(payload)) return `${prefix}payload should be an object.`
  const { shippingRates, lineItems, allowedShippingCountries, shippingAddressRequired } = payload
  if (event === "click" && shippingAddressRequired === true && shippingRates === undefined) {
    return "When `shippingAddressRequired` is true, you must specify `shippingRates`"
  }
  const problem = checkRates(shippingRates) ?? checkLineItems(lineItems) ?? null
  if (problem !== null) return prefix + problem
  if (sum(lineItems) > amount) return `The amount ${amount} is less than the total amount of the line items provided.`
  return areCountries(allowedShippingCountries)
    ? null
    : `${prefix}allowedShippingCountries should be an array of two-letter codes.`
}

function checkRates(rates: unknown): string | null {
  if (rates === undefined) return null
  if (!Array.isArray(rates)) return "shippingRates should be an array."
  if (rates.length > maxRates) return "shippingRates should be an array of size less than 10."
  const known: readonly Readonly<Record<string, unknown>>[] = rates.filter(isRecord)
  if (known.length < rates.length || !known.every(({ id, displayName }) => isText(id) && isText(displayName))) {
    return "shippingRates entries need id and displayName."
  }
  if (!known.every(({ amount }) => isInteger(amount) && amount >= 0)) {
    return "shippingRates amount should be a non-negative integer."
  }
  return new Set(known.map(({ id }) => id)).size < known.length ? "shippingRates ids should be unique." : null
}

function checkLineItems(items: unknown): string | null {
  if (items === undefined) return null
  if (!Array.isArray(items)) return "lineItems should be an array."
  const isItem = (item: unknown) => isRecord(item) && isText(item.name) && isInteger(item.amount)
  return items.every(isItem) ? null : "lineItems entries need name and an integer amount."
}

function sum(items: unknown): number {
  const list = readList(items)
  return list.reduce<number>((total, item) => total + (isRecord(item) && isInteger(item.amount) ? item.amount : 0), 0)
}

function areCountries(codes: unknown): boolean {
  if (codes === undefined) return true
  return Array.isArray(codes) && codes.every((code) => typeof code === "string" && /^[A-Z]{2}$/.test(code))
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== ""
}

function isInteger(value: unknown): value is number {
  return Number.isInteger(value)
}

function isPositive(value: unknown): boolean {
  return isInteger(value) && value > 0
}
