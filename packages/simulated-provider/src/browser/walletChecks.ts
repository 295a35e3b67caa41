import { isOptions, type Options } from "./checks.ts"

const expressKeys = [
  ...["buttonHeight", "buttonTheme", "buttonType", "layout", "paymentMethods", "paymentMethodOrder", "applePay"],
  ...["business", "emailRequired", "phoneNumberRequired", "billingAddressRequired", "shippingAddressRequired"],
  ...["allowedShippingCountries", "shippingRates", "lineItems"],
]
const themes: WordsByWallet = { applePay: ["black", "white", "white-outline"], googlePay: ["black", "white"] }
const types: WordsByWallet = {
  applePay: [
    ...["plain", "buy", "add-money", "book", "check-out", "contribute", "donate", "order", "reload", "rent"],
    ...["subscribe", "support", "tip", "top-up"],
  ],
  googlePay: ["plain", "buy", "book", "checkout", "donate", "order", "pay", "subscribe"],
}
const availabilities: WordsByWallet = { applePay: ["auto", "always", "never"], googlePay: ["auto", "always", "never"] }
const otherAvailabilities = ["auto", "never"]

type WordsByWallet = Readonly<Record<string, readonly string[]>>

/** The error in options of an express checkout element; null without one. Source: express-checkout §14.1. */
export function checkExpressElement(options: Options): string | null {
  const unknown = Object.keys(options).find((key) => !expressKeys.includes(key))
  if (unknown !== undefined)
    return `Unrecognized elements.create() parameter: ${unknown} is not a recognized parameter.`
  const { buttonHeight, buttonTheme, buttonType, paymentMethods, layout } = options
  return (
    checkHeight(buttonHeight) ??
    checkByWallet("buttonTheme", buttonTheme, themes, []) ??
    checkByWallet("buttonType", buttonType, types, []) ??
    checkByWallet("paymentMethods", paymentMethods, availabilities, otherAvailabilities) ??
    checkLayout(layout)
  )
}

function checkHeight(height: unknown): string | null {
  const isHeight = Number.isInteger(height) && Number(height) >= 40 && Number(height) <= 55
  return height === undefined || isHeight
    ? null
    : "Invalid value for elements.create(): buttonHeight should be an integer from 40 to 55."
}

function checkByWallet(
  name: string,
  group: unknown,
  words: WordsByWallet,
  otherWords: readonly string[],
): string | null {
  if (group === undefined) return null
  if (!isOptions(group)) return `Invalid value for elements.create(): ${name} should be an object.`
  for (const [wallet, value] of Object.entries(group)) {
    const allowed = words[wallet] ?? otherWords
    // Don't check the options of wallets that aren't simulated.
    if (allowed.length === 0 || value === undefined) continue
    if (typeof value !== "string" || !allowed.includes(value)) {
      return `Invalid value for elements.create(): ${name}.${wallet} should be one of ${allowed.join(", ")}.`
    }
  }
  return null
}

function checkLayout(layout: unknown): string | null {
  if (layout === undefined || layout === "auto") return null
  const overflow = isOptions(layout) ? layout.overflow : null
  return overflow === undefined || overflow === "auto" || overflow === "never"
    ? null
    : "Invalid value for elements.create(): layout.overflow should be auto or never."
}
