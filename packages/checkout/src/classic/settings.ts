import type { Page } from "@ringside/core"
import { formatAjaxUrl, parseHostFlag, parseJsonSetting } from "@ringside/core/domain"

/** What the platform prints for its checkout script. Source: checkout contract §2.1. */
export interface CheckoutSettings {
  readonly checkoutUrl: string
  readonly reviewNonce: string
  readonly applyCouponNonce: string
  readonly removeCouponNonce: string
  readonly isCheckout: boolean
  /** Whether shoppers may order without an account; so they may where the page doesn't say. */
  readonly allowsGuests: boolean
  /** General message of a failed order, as markup. */
  readonly errorHtml: string
  urlOf(endpoint: string): string
}

/** Reads the settings as they are now: they may be printed after our script, and nonces may be renewed. */
export function readCheckoutSettings({ settings }: Page): CheckoutSettings {
  const params = settings.read("wc_checkout_params", "checkout") ?? {}
  const read = (name: string) => readText(params[name])
  return {
    checkoutUrl: read("checkout_url"),
    reviewNonce: read("update_order_review_nonce"),
    applyCouponNonce: read("apply_coupon_nonce"),
    removeCouponNonce: read("remove_coupon_nonce"),
    isCheckout: parseHostFlag(params.is_checkout),
    allowsGuests: params.option_guest_checkout !== "no",
    errorHtml: read("i18n_checkout_error"),
    urlOf: (endpoint) => formatAjaxUrl(read("wc_ajax_url"), endpoint),
  }
}

/** What the page says of countries, states and address fields; null where it doesn't say. */
export interface AddressSettings {
  /** By country; without them a field of another country takes any text, since a list of one country's states would be wrong. */
  readonly states: object | null
  readonly locale: object | null
  /** Selectors of the fields' rows, by key. */
  readonly localeFields: object | null
  readonly selectStateText: string
  readonly optionalText: string
}

/** Reads what the platform prints for its two address scripts. */
export function readAddressSettings({ settings }: Page): AddressSettings {
  const countries = settings.read("wc_country_select_params", "checkout") ?? {}
  const address = settings.read("wc_address_i18n_params", "checkout") ?? {}
  return {
    states: parseJsonSetting(countries.countries),
    locale: parseJsonSetting(address.locale),
    localeFields: parseJsonSetting(address.locale_fields),
    selectStateText: readText(countries.i18n_select_state_text),
    optionalText: readText(address.i18n_optional_text),
  }
}

function readText(value: unknown): string {
  return typeof value === "string" ? value : ""
}
