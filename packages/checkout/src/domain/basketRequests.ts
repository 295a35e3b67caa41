import { encodeForm } from "@ringside/core/domain"

/** Fields of one form, in the order in which a browser sends them. */
export type FormFields = readonly (readonly [name: string, value: string])[]

/** The submit button that each kind of request stands for; a refresh presses none. */
const pressed = { update: ["update_cart", "Update Cart"], shipping: ["calc_shipping", "x"], refresh: null } as const

/** Writes the body of a request of the basket page. A button that is among the fields is not added again. Source: catalogue-and-cart §11. */
export function createBasketBody(pairs: FormFields, kind: "update" | "shipping" | "refresh"): string {
  const button = pressed[kind]
  const isMissing = button !== null && !pairs.some(([name]) => name === button[0])
  return encodeForm(isMissing ? [...pairs, button] : pairs)
}

/** Fields that apply a coupon. Source: catalogue-and-cart §11. */
export function createCouponFields(nonce: string, code: string): { security: string; coupon_code: string } {
  return { security: nonce, coupon_code: code }
}

/** The rate chosen for one package of goods. */
export interface ChosenRate {
  /** The control's `data-index`. */
  readonly index: string | number
  readonly value: string
}

/** Fields that choose shipping rates, one per package of goods. Source: catalogue-and-cart §11. */
export function createShippingFields(
  nonce: string,
  rates: readonly ChosenRate[],
): { security: string; shipping_method: Record<string, string> } {
  const chosen = rates.map(({ index, value }) => [String(index), value] as const)
  return { security: nonce, shipping_method: Object.fromEntries(chosen) }
}
