import type { AttributeTable } from "@ringside/core/domain"

/** Attributes of a checkout hook, after `data-ringside-`. */
export const checkoutAttributes = {
  notes: { type: "flag", fallback: true, doc: "Lets the shopper add a note to the order." },
  coupons: { type: "flag", fallback: true, doc: "Shows the field for a coupon." },
} as const satisfies AttributeTable
