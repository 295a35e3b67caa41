import type { AttributeTable } from "@ringside/core/domain"

/** Attributes of an express-checkout hook, after `data-ringside-`. */
export const expressAttributes = {
  radius: {
    type: "integer",
    min: 0,
    max: 30,
    unit: "pixels",
    fallback: null,
    doc: "How round the buttons' corners are; the settings' own radius unless it is given.",
  },
} as const satisfies AttributeTable
