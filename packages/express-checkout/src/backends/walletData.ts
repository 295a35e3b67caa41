import type { Page } from "@ringside/core"
import { formatText, isRecord, parseMinorAmount, readList, readMember, type UnknownRecord } from "@ringside/core/domain"
import { type ClickOptions, createClickOptions } from "../domain/index.ts"
import { readCharge } from "../domain/lineItems.ts"
import { readCurrencyCode, readDecimals } from "../settings.ts"
import { readLineNames } from "./lineNames.ts"

/**
 * The data to be paid: a Store API cart or order, or a product or cart from the host's own settings and endpoints, whose amounts are
 * already in the provider's units.
 */
export type WalletData =
  | {
      readonly kind: "cart"
      readonly cart: unknown
      /** The `Cart-Hash` of its response; null for an order, and where the shop sends none. */
      readonly cartHash: string | null
    }
  | { readonly kind: "printed"; readonly product: UnknownRecord }

/** The total that a sheet shows, which its order has to have. Source: express-checkout contract §6.1. */
export interface AgreedTotal {
  /** In the provider's units. */
  readonly amount: number
  /** The provider's code, in lower case. */
  readonly currency: string
  /** The `Cart-Hash` of the response that the total came from; null without one. */
  readonly cartHash: string | null
}

/** The total in the provider's units, which is what the card is charged: of three decimals the last one is 0. */
export function readTotal(config: UnknownRecord, data: WalletData): number {
  if (data.kind === "printed") return parseMinorAmount(readMember(data.product, ["total", "amount"]))
  return readCharge(data.cart, readCurrencyCode(config, data.cart), readDecimals(config, data.cart))
}

/** Whether a sheet would be charged what it shows. */
export function checkTotal(
  config: UnknownRecord,
  data: WalletData | null,
  { amount, currency }: AgreedTotal,
): "payable" | "changed" | "unreadable" {
  if (data === null) return "unreadable"
  return readTotal(config, data) === amount && !isInOtherCurrency(data, currency) ? "payable" : "changed"
}

/** Whether the data names another currency than `currency`: pages may be cached, and prices depend on the shopper's country. */
export function isInOtherCurrency(data: WalletData, currency: string): boolean {
  const own = readCurrency(data).toLowerCase()
  return own !== "" && own !== currency
}

/** The hash of the cart, which its order is sent with; null where there is none. */
export function readCartHash(data: WalletData | null): string | null {
  return data?.kind === "cart" ? data.cartHash : null
}

/** The currency of the amounts; empty if the data has none. */
export function readCurrency(data: WalletData): string {
  return data.kind === "cart"
    ? formatText(readMember(data.cart, ["totals", "currency_code"]))
    : formatText(data.product["currency"])
}

/** The options with which a sheet opens, with the page's names of its lines; null if the data is insufficient. */
export function createOptions(page: Page, config: UnknownRecord, data: WalletData | null): ClickOptions | null {
  if (data === null) return null
  const names = readLineNames(page)
  if (data.kind === "cart") {
    const checkout = readMember(config, ["checkout"])
    const currency_decimals = readDecimals(config, data.cart)
    return createClickOptions(
      { ...config, checkout: { ...(isRecord(checkout) && checkout), currency_decimals } },
      data.cart,
      names,
    )
  }
  return createClickOptions({ ...config, product: data.product }, null, names)
}

/** The cart, order or product of a sheet's lines, for the page's own functions. */
export function readSubject(data: WalletData): unknown {
  return data.kind === "cart" ? data.cart : data.product
}

/**
 * Whether a subscription begins with a free trial: what is charged later is in none of the cart's own lines, totals and rates, so a sheet
 * would not say it.
 */
export function hasTrial(data: WalletData): boolean {
  return readList(readMember(readSubject(data), ["items"])).some(
    (item) => Number(readMember(item, ["extensions", "subscriptions", "trial_length"])) > 0,
  )
}
