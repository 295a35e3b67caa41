import { decodeEntities, formatText } from "@ringside/core/domain"
import { setQueryParam } from "./queryParam.ts"

/**
 * The address of the page in another currency, which the parameter `name` has; unchanged if `code` isn't three letters. Source: checkout
 * §10, §14.
 */
export function createCurrencyUrl(url: string, code: string, name = "currency"): string {
  if (typeof code !== "string" || !/^[a-z]{3}$/i.test(code)) return url
  return setQueryParam(url, formatText(name) || "currency", code.toUpperCase())
}

/**
 * The text of a currency's option: `EUR`, `€ EUR` or `🇪🇺 € EUR`. A symbol that equals the code is omitted; without options the code stands
 * alone. Nothing in the product calls it: the server prints the options. Source: checkout §10.
 */
export function formatCurrencyOption(
  currency: { readonly code: string; readonly symbol: string; readonly flag: string } | null,
  options: { readonly withSymbol: boolean; readonly withFlag: boolean } | null = null,
): string {
  const code = decodeEntities(currency?.code)
  const symbol = options?.withSymbol ? decodeEntities(currency?.symbol) : ""
  const flag = options?.withFlag ? decodeEntities(currency?.flag) : ""
  return [flag, symbol === code ? "" : symbol, code].filter((part) => part !== "").join(" ")
}
