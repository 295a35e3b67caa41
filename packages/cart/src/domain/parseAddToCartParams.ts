import { isRecord, parseHostFlag } from "@ringside/core/domain"
import { readText } from "./json.ts"

/** What the host page says about adding: where requests go, and what follows a success. */
export type AddToCartParams = {
  /** Address with the placeholder for the endpoint; empty when the page gave none. */
  readonly wcAjaxUrl: string
  readonly ajaxUrl: string
  readonly viewCartText: string
  readonly cartUrl: string
  readonly isCart: boolean
  readonly redirectAfterAdd: boolean
}

const fallbackViewCartText = "View basket"

/**
 * The host's `wc_add_to_cart_params` made known; null when they are no object, and nothing may start. Source:
 * catalogue-and-cart §2.1.
 */
export function parseAddToCartParams(raw: unknown): AddToCartParams | null {
  if (!isRecord(raw)) return null
  return {
    wcAjaxUrl: readText(raw["wc_ajax_url"]),
    ajaxUrl: readText(raw["ajax_url"]),
    viewCartText: readText(raw["i18n_view_cart"]) || fallbackViewCartText,
    cartUrl: readText(raw["cart_url"]),
    isCart: parseHostFlag(raw["is_cart"]),
    // The platform itself compares with this one word, so "1" or true must not send a shopper away.
    redirectAfterAdd: raw["cart_redirect_after_add"] === "yes",
  }
}
