import { isRecord, parseHostFlag, readText } from "@ringside/core/domain"

/** The host's settings for adding: the address of requests, and the action after a success. */
export type AddToCartParams = {
  /** Address with the placeholder for the endpoint; empty when the page prints none. */
  readonly wcAjaxUrl: string
  readonly ajaxUrl: string
  readonly viewCartText: string
  readonly cartUrl: string
  readonly isCart: boolean
  readonly redirectAfterAdd: boolean
}

const fallbackViewCartText = "View basket"

/** Parses the host's `wc_add_to_cart_params`; null when they are no object: then nothing may start. Source: catalogue-and-cart §2.1. */
export function parseAddToCartParams(raw: unknown): AddToCartParams | null {
  if (!isRecord(raw)) return null
  return {
    wcAjaxUrl: readText(raw["wc_ajax_url"]),
    ajaxUrl: readText(raw["ajax_url"]),
    viewCartText: readText(raw["i18n_view_cart"]) || fallbackViewCartText,
    cartUrl: readText(raw["cart_url"]),
    isCart: parseHostFlag(raw["is_cart"]),
    // The platform compares with this text only, so "1" or true must not redirect the shopper.
    redirectAfterAdd: raw["cart_redirect_after_add"] === "yes",
  }
}
