import { type LoaderPage, type Page, readHostSettings } from "@ringside/core"
import { formatText, isRecord, parseHostFlag, readMember, type UnknownRecord } from "@ringside/core/domain"
import { selectProviderDecimals } from "@ringside/payments/domain"
import { type ButtonContext, readButtonContext } from "./domain/index.ts"
import { cardSettings, expressSettings, pluginSettings, radiusSettings, variationSettings } from "./hostSettings.ts"

/** Reads the current settings of wallet buttons; null if the page has none. Source: express-checkout contract §1.1. */
export function readExpressConfig(page: Pick<LoaderPage, "window" | "settings">): UnknownRecord | null {
  return readHostSettings(page, expressSettings)
}

/** The settings of the payment plugin, in the contract's order; an empty record if the page has none. */
export function readPaymentConfig(page: Page): UnknownRecord {
  const card = readHostSettings(page, cardSettings)
  return { __proto__: null, ...card, ...readHostSettings(page, pluginSettings) }
}

/** Whether the shop takes wallets at all; only a false setting of the payment plugin says no. Source: checkout contract §2.2. */
export function areWalletsOn(page: Page): boolean {
  const flag = readPaymentConfig(page)["isPaymentRequestEnabled"]
  return flag === undefined || flag === null || parseHostFlag(flag)
}

/** The URL for `update_order_status` and analytics. */
export function readAjaxUrl(page: Page, config: UnknownRecord): string {
  return formatText(config["ajax_url"]) || formatText(readPaymentConfig(page)["ajaxUrl"])
}

/** The analytics nonce; empty if the shop has no analytics, or the shopper isn't to be tracked. Source: express-checkout contract §4.6. */
export function readTracksNonce(page: Page, config: UnknownRecord): string {
  const payment = readPaymentConfig(page)
  const allowed = payment["isShopperTrackingEnabled"] ?? config["is_shopper_tracking_enabled"]
  if (allowed !== undefined && !parseHostFlag(allowed)) return ""
  return formatText(payment["platformTrackerNonce"]) || formatText(readMember(config, ["nonce", "platform_tracker"]))
}

/** Whether the host is an older one, whose endpoints replace the Store API. Source: express-checkout contract §4.4. */
export function hasLegacyEndpoints(config: UnknownRecord): boolean {
  return formatText(readMember(config, ["nonce", "store_api_nonce"])) === "" && formatText(config["wc_ajax_url"]) !== ""
}

/**
 * Whether the shop deletes a cart that is for a price alone once it has answered: WooPayments does since 9.2, and says so in no setting. The
 * list of methods is printed since 10.4.
 */
export function deletesPriceCarts(config: UnknownRecord): boolean {
  return Array.isArray(config["enabled_methods"])
}

/** The currency of a cart or order, otherwise the page's; empty if neither names one. */
export function readCurrencyCode(config: UnknownRecord, cart: unknown): string {
  return formatText(readMember(cart, ["totals", "currency_code"]) || readMember(config, ["checkout", "currency_code"]))
}

/**
 * The provider's decimals of a cart or order. Its currency decides, since a shop may print the decimals that it displays, or those of
 * another currency; where none is known, the page's. Source: checkout contract §10.
 */
export function readDecimals(config: UnknownRecord, cart: unknown): unknown {
  const code = readCurrencyCode(config, cart)
  return code === "" ? readMember(config, ["checkout", "currency_decimals"]) : selectProviderDecimals(code)
}

/** The theme's corner radius for such buttons. */
export function readDefaultRadius(page: Page): unknown {
  return readHostSettings(page, radiusSettings)
}

/** The host's text for an unavailable variation. */
export function readUnavailableText(page: Page): string {
  return readHostSettings(page, variationSettings)
}

/** The login question of a shop that requires an account; null if it doesn't. */
export function readLoginConfirmation(
  config: UnknownRecord,
): { readonly message: unknown; readonly url: string } | null {
  const confirmation = config["login_confirmation"]
  if (!isRecord(confirmation)) return null
  return { message: confirmation["message"], url: formatText(confirmation["redirect_url"]) }
}

/** The context, from settings that a start plan has accepted. */
export function readContext(config: UnknownRecord): ButtonContext {
  return readButtonContext(config) ?? "cart"
}
