import { formatText, isRecord, parseMinorAmount, readMember } from "@ringside/core/domain"
import { readCharge } from "./domain/charge.ts"
import { type ClickOptions, createClickOptions } from "./domain/index.ts"
import { type Members, readCurrencyCode, readDecimals } from "./settings.ts"

/**
 * The data to be paid: a Store API cart or order, or a product or cart from the host's own settings and endpoints, whose amounts are
 * already in the provider's units.
 */
export type WalletData =
  { readonly kind: "cart"; readonly cart: unknown } | { readonly kind: "printed"; readonly product: Members }

/** The total in the provider's units, which is what the card is charged: of three decimals the last one is 0. */
export function readTotal(config: Members, data: WalletData): number {
  if (data.kind === "printed") return parseMinorAmount(readMember(data.product, ["total", "amount"]))
  return readCharge(data.cart, readCurrencyCode(config, data.cart), readDecimals(config, data.cart))
}

/** Whether a sheet that shows `amount` would be charged that amount. */
export function checkTotal(
  config: Members,
  data: WalletData | null,
  amount: number,
): "payable" | "changed" | "unreadable" {
  if (data === null) return "unreadable"
  return readTotal(config, data) === amount ? "payable" : "changed"
}

/** The currency of the amounts; empty if the data has none. */
export function readCurrency(data: WalletData): string {
  return data.kind === "cart"
    ? formatText(readMember(data.cart, ["totals", "currency_code"]))
    : formatText(data.product["currency"])
}

/** The options with which a sheet opens; null if the data is insufficient. */
export function createOptions(config: Members, data: WalletData | null): ClickOptions | null {
  if (data === null) return null
  if (data.kind === "cart") {
    const checkout = readMember(config, ["checkout"])
    const currency_decimals = readDecimals(config, data.cart)
    return createClickOptions(
      { ...config, checkout: { ...(isRecord(checkout) && checkout), currency_decimals } },
      data.cart,
    )
  }
  return createClickOptions({ ...config, product: data.product }, null)
}

/** The cart, order or product of a sheet's lines, for the page's own functions. */
export function readSubject(data: WalletData): unknown {
  return data.kind === "cart" ? data.cart : data.product
}
