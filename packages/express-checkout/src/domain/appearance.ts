import { formatText, readMember } from "@ringside/core/domain"
import { readButtonHeight } from "@ringside/payments/domain"

/** A wallet whose button can be styled, by the provider's name for it. */
export type WalletKey = "applePay" | "googlePay"

/** The provider's options for the wallet buttons. */
export interface ButtonOptions {
  readonly paymentMethods: Readonly<Record<string, "always" | "never">>
  readonly layout: { readonly overflow: "never" }
  readonly buttonTheme: Readonly<Record<WalletKey, string>>
  readonly buttonType: Readonly<Record<WalletKey, string>>
  readonly buttonHeight: number
}

/** The provider's appearance variables; `borderRadius` and `spacingUnit` are CSS lengths. */
export interface WalletAppearance {
  readonly variables: { readonly borderRadius: string; readonly spacingUnit: string }
}

/** The options for creating the provider's elements. */
export interface WalletElementsOptions {
  readonly mode: "payment"
  readonly amount: number
  readonly currency: string
  readonly paymentMethodCreation: "manual"
  /** Both wallets pay by card. Without a list, the provider offers all methods of the shop's account there. */
  readonly paymentMethodTypes: ["card"]
  readonly appearance: WalletAppearance
  readonly locale: string
}

const defaultRadiusPx = 4

/** The provider's name of a button theme; Google has no outline. Source: express-checkout §9. */
export function formatButtonTheme(theme: unknown, walletKey: WalletKey): string {
  if (theme === "light") return "white"
  if (theme === "light-outline") return walletKey === "googlePay" ? "white" : "white-outline"
  return "black"
}

/** The types of the plugin's settings that have the same name for the provider, for both wallets. */
const sharedTypes = ["buy", "donate", "book"]

/**
 * The provider's name of a button type: `default` is its plain one, and "buy" is for a name that it may not have, since it would refuse the buttons.
 * Without a type, each wallet has its own default. Source: express-checkout §9.
 */
export function formatButtonType(type: unknown, walletKey: WalletKey): string {
  if (typeof type !== "string" || type === "") return walletKey === "googlePay" ? "buy" : "plain"
  if (type === "default") return "plain"
  return sharedTypes.includes(type) ? type : "buy"
}

/** The buttons of the two mobile wallets, with the settings' look. Source: express-checkout §9. */
export function createButtonOptions(button: unknown): ButtonOptions {
  const read = (name: string) => readMember(button, [name])
  return {
    paymentMethods: {
      ...{ applePay: "always", googlePay: "always" },
      ...{ link: "never", paypal: "never", amazonPay: "never", klarna: "never" },
    },
    layout: { overflow: "never" },
    buttonTheme: {
      applePay: formatButtonTheme(read("theme"), "applePay"),
      googlePay: formatButtonTheme(read("theme"), "googlePay"),
    },
    buttonType: {
      applePay: formatButtonType(read("type"), "applePay"),
      googlePay: formatButtonType(read("type"), "googlePay"),
    },
    buttonHeight: readButtonHeight(read("height")),
  }
}

/**
 * The corner radius: the block's `borderRadius`, otherwise the settings' `radius`, the page's default, or 4 pixels. Negative and invalid
 * values are skipped. Source: express-checkout §9.
 */
export function createWalletAppearance(
  button: unknown,
  defaultRadius?: unknown,
  blockAttributes?: unknown,
): WalletAppearance {
  const given = [readMember(blockAttributes, ["borderRadius"]), readMember(button, ["radius"]), defaultRadius]
  const radiusPx = given.map(readRadius).find((radius) => radius !== null) ?? defaultRadiusPx
  return { variables: { borderRadius: `${radiusPx}px`, spacingUnit: "6px" } }
}

function readRadius(value: unknown): number | null {
  const text = formatText(value).trim()
  return /^\+?\d+(?:\.\d+)?$/.test(text) && Number.isFinite(Number(text)) ? Number(text) : null
}

/** The options for creating the provider's elements; `total` is in its units. Source: express-checkout §2 step 6. */
export function createWalletElementsOptions(config: unknown, total: number, currency: unknown): WalletElementsOptions {
  const printed = readMember(config, ["checkout", "currency_code"])
  return {
    mode: "payment",
    amount: total,
    currency: (formatText(currency) || formatText(printed)).toLowerCase(),
    paymentMethodCreation: "manual",
    paymentMethodTypes: ["card"],
    appearance: createWalletAppearance(readMember(config, ["button"])),
    locale: formatText(readMember(config, ["stripe", "locale"])) || "en",
  }
}
