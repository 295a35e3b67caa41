import { attempt, type Page, readGlobal } from "@ringside/core"
import { isRecord, readMember } from "@ringside/core/domain"

/** The filters of the host's own buttons that hold for ours, too. The others change what the shop charges, or steps that ours takes another way. */
type HostFilter = "cart-add-item" | "cart-place-order-extension-data" | "is-cart-eligible"

/**
 * Applies what plugins have added to a filter of the host's own buttons (`wp.hooks`). Returns `value` on pages without such filters, and where
 * one of them throws. Source: WooPayments 10.9.0, `dist/express-checkout.js`.
 */
export function applyHostFilter(page: Page, name: HostFilter, value: unknown, ...context: readonly unknown[]): unknown {
  const hooks = readMember(readGlobal(page.window, "wp"), ["hooks"])
  const applyFilters = isRecord(hooks) ? hooks["applyFilters"] : null
  if (typeof applyFilters !== "function") return value
  const apply = (): unknown => Reflect.apply(applyFilters, hooks, [`wcpay.express-checkout.${name}`, value, ...context])
  return attempt(page, { during: "event", widget: "express-checkout" }, apply, value)
}
