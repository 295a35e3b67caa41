import { formatText, isRecord, readMember, type UnknownRecord } from "@ringside/core/domain"

/**
 * The settings of wallet buttons with the currency of the page's prices: unchanged for an empty code, and for the currency that they were
 * printed in. The printed product is left out, since its amounts are of the printed currency. Source: WooPayments 10.9.0,
 * `dist/express-checkout.js`.
 */
export function withCurrency(config: UnknownRecord, code: string): UnknownRecord {
  const ofProduct = formatText(readMember(config, ["product", "currency"]))
  const printed = ofProduct || formatText(readMember(config, ["checkout", "currency_code"]))
  if (code === "" || code.toLowerCase() === printed.toLowerCase()) return config
  const { checkout } = config
  return { ...config, product: null, checkout: { ...(isRecord(checkout) && checkout), currency_code: code } }
}
