import type { AttributeTable } from "@ringside/core/domain"

/** Attributes of a attribution hook, after `data-ringside-`. */
export const attributionAttributes = {
  name: { type: "text", maxLength: 80, fallback: null, doc: "What announcements call a control, instead of its text." },
} as const satisfies AttributeTable
