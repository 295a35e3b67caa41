import type { AttributeTable } from "@ringside/core/domain"

/** Attributes of a search hook, after `data-ringside-`. */
export const searchAttributes = {
  live: { type: "flag", fallback: true, doc: "Shows products while the shopper types." },
} as const satisfies AttributeTable

/** Attributes of a button to the top. */
export const scrollToTopAttributes = {
  devices: {
    type: "choice",
    values: ["both", "desktop", "mobile"],
    fallback: "both",
    doc: "Where it shows: in windows of 769 px and more, in narrower ones, or in both.",
  },
} as const satisfies AttributeTable
