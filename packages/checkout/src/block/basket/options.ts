import type { AttributeTable } from "@ringside/core/domain"

/** Attributes of a basket hook, after `data-ringside-`. */
export const basketAttributes = {
  images: { type: "flag", fallback: true, doc: "Shows the lines' pictures." },
  coupons: { type: "flag", fallback: true, doc: "Shows the field for a coupon." },
} as const satisfies AttributeTable
