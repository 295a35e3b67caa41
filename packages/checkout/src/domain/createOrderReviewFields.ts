import { readMembers } from "@ringside/core/domain"

/** Where something is sent, as far as its taxes and rates depend on it. */
export type ReviewAddress = Readonly<
  Partial<Record<"country" | "state" | "postcode" | "city" | "address_1" | "address_2", string | null>>
>

/** The data that is sent for an update of the order review. */
export interface OrderReviewState {
  readonly nonce?: string | null
  readonly paymentMethod?: string | null
  readonly billing?: ReviewAddress | null
  readonly shipping?: ReviewAddress | null
  readonly shipDifferent?: boolean
  readonly hasFullAddress?: boolean
  /** The form, encoded. */
  readonly postData?: string | null
  /** False leaves the chosen rates out. */
  readonly updateShippingMethod?: boolean
  /** Chosen rates by package. */
  readonly shippingMethods?: Readonly<Record<string, string | null>> | null
}

const addressFields = [
  ["country", "country"],
  ["state", "state"],
  ["postcode", "postcode"],
  ["city", "city"],
  ["address", "address_1"],
  ["address_2", "address_2"],
] as const

/** The fields of an `update_order_review` request, in its order. Source: checkout contract §3 R1. */
export function createOrderReviewFields(state: OrderReviewState | null): [string, string][] {
  const known = state ?? {}
  const { nonce, paymentMethod, billing, shipping, shipDifferent = false, hasFullAddress, postData } = known
  const sent = shipDifferent ? shipping : billing
  const rates = known.updateShippingMethod === false ? {} : readMembers(known.shippingMethods)
  const fields: [string, unknown][] = [
    ["security", nonce],
    ["payment_method", paymentMethod],
    ...addressFields.map(([name, key]): [string, unknown] => [name, billing?.[key]]),
    ...addressFields.map(([name, key]): [string, unknown] => [`s_${name}`, sent?.[key]]),
    ["has_full_address", typeof hasFullAddress === "boolean" ? String(hasFullAddress) : null],
    ["post_data", postData],
    ...Object.entries(rates).map(([index, rate]): [string, unknown] => [`shipping_method[${index}]`, rate]),
  ]
  return fields.filter((field): field is [string, string] => typeof field[1] === "string")
}
