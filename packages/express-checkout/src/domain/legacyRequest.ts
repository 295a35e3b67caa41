import { formatAjaxUrl, formatFormBody, formatText, isRecord, readMember } from "@ringside/core/domain"

/** A request to an older host's endpoint; `body` holds the fields of a form post. */
export interface LegacyRequest {
  readonly method: "POST"
  readonly url: string
  readonly body: [string, string][]
}

/** An endpoint's name without `wcpay_`. */
export type LegacyEndpoint = keyof typeof endpoints

/** The first field of each endpoint, and the member of the settings' `nonce` that it contains. */
const endpoints = {
  add_to_cart: ["security", "add_to_cart"],
  ece_update_shipping_method: ["security", "update_shipping"],
  ece_get_cart_details: ["security", "get_cart_details"],
  ece_get_selected_product_data: ["security", "get_selected_product_data"],
  ece_get_shipping_options: ["security", "shipping"],
  ece_create_order: ["_wpnonce", "checkout"],
  ece_pay_for_order: ["_wpnonce", "pay_for_order"],
} as const

/**
 * A request for hosts without a Store API nonce; fields are serialized as jQuery does, and undefined values are omitted. Source:
 * express-checkout §4.4.
 * @throws Error "unknown endpoint": a mistake in the calling code, not the shopper's
 */
export function createLegacyRequest(name: LegacyEndpoint, fields: unknown, config: unknown): LegacyRequest {
  // Untyped code may pass an unknown name.
  if (!Object.hasOwn(endpoints, name)) throw new Error("unknown endpoint")
  const [nonceField, nonce] = endpoints[name]
  const body: [string, string][] = [[nonceField, formatText(readMember(config, ["nonce", nonce]))]]
  new URLSearchParams(formatFormBody(isRecord(fields) ? dropUndefined(fields) : {})).forEach((value, field) => {
    body.push([field, value])
  })
  return { method: "POST", url: formatAjaxUrl(formatText(readMember(config, ["wc_ajax_url"])), `wcpay_${name}`), body }
}

/** No form is deeper; `formatFormBody` reads no further. */
const maxDepth = 32

/** The members that have a value, at each level; jQuery would send the others as empty text. */
function dropUndefined(fields: object, depth = maxDepth): object {
  const entries = Object.entries(fields).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
    if (value === undefined) return []
    return [[name, typeof value === "object" && value !== null && depth > 0 ? dropUndefined(value, depth - 1) : value]]
  })
  return Array.isArray(fields) ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}
