const elementsKeys = [
  "mode",
  "amount",
  "currency",
  "paymentMethodCreation",
  "paymentMethodTypes",
  "appearance",
  "fonts",
  "locale",
  "setupFutureUsage",
  "onBehalfOf",
  "captureMethod",
  "loader",
]
const paymentKeys = ["terms", "fields", "wallets", "defaultValues", "layout"]

/** Unvalidated options from the page. */
export type Options = Readonly<Record<string, unknown>>

/** Whether a value has members. */
export function isOptions(value: unknown): value is Options {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** The error in options of `elements()` or `elements.update()`; null without one. */
export function checkElements(options: Options, caller: string): string | null {
  const { mode, amount, currency } = options
  const unknown = Object.keys(options).find((key) => !elementsKeys.includes(key))
  if (unknown !== undefined) return `Unrecognized ${caller} parameter: ${unknown} is not a recognized parameter.`
  if (mode !== "payment" && mode !== "setup") return `Invalid value for ${caller}: mode should be payment or setup.`
  const isAmount = Number.isInteger(amount) && Number(amount) > 0
  if ((mode === "payment" || amount !== undefined) && !isAmount) {
    return `Invalid value for ${caller}: amount should be a positive integer.`
  }
  if (typeof currency !== "string" || !/^[a-z]{3}$/.test(currency)) {
    return `Invalid value for ${caller}: currency should be three lower-case letters.`
  }
  return null
}

/** The error in options of a payment element; null without one. */
export function checkPaymentElement(options: Options): string | null {
  const unknown = Object.keys(options).find((key) => !paymentKeys.includes(key))
  if (unknown !== undefined)
    return `Unrecognized elements.create() parameter: ${unknown} is not a recognized parameter.`
  const { terms = {}, fields = {}, wallets = {} } = options
  const billing = isOptions(fields) ? (fields.billingDetails ?? {}) : {}
  return (
    checkWords("terms", terms, ["always", "never", "auto"]) ??
    checkWords("wallets", wallets, ["never", "auto"]) ??
    checkWords("fields.billingDetails", billing, ["never", "auto"])
  )
}

function checkWords(name: string, group: unknown, words: readonly string[]): string | null {
  if (typeof group === "string") return words.includes(group) ? null : `Invalid value for elements.create(): ${name}.`
  if (!isOptions(group)) return `Invalid value for elements.create(): ${name} should be an object.`
  for (const [key, value] of Object.entries(group)) {
    const problem = checkWords(`${name}.${key}`, value, words)
    if (problem !== null) return problem
  }
  return null
}

/** Paths of billing details that the page itself must provide, because their fields are hidden. */
export function listOwedDetails(options: Options): readonly (readonly string[])[] {
  const fields = isOptions(options.fields) ? options.fields.billingDetails : undefined
  if (!isOptions(fields)) return []
  const address = isOptions(fields.address) ? fields.address : {}
  const own = ["name", "email", "phone"].filter((key) => fields[key] === "never").map((key) => [key])
  const inAddress = Object.entries(address).filter(([, shown]) => shown === "never")
  return [...own, ...inAddress.map(([key]) => ["address", key === "postalCode" ? "postal_code" : key])]
}

/** The value at a path; undefined when a step is missing. */
export function readPath(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, key) => (isOptions(part) ? part[key] : undefined), value)
}
