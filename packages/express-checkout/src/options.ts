import type { AttributeTable } from "@ringside/core/domain"

/** Attributes of an express-checkout hook, after `data-ringside-`. */
export const expressAttributes = {
  radius: {
    type: "integer",
    min: 0,
    max: 30,
    unit: "pixels",
    fallback: null,
    doc: "How round the buttons' corners are. Empty: as set in WooPayments.",
  },
} as const satisfies AttributeTable
