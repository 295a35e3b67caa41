import type { AttributeTable } from "@ringside/core/domain"

/** Attributes of a consent hook, after `data-ringside-`. */
export const consentAttributes = {
  categories: {
    type: "text",
    maxLength: 200,
    fallback: "statistics marketing",
    doc: "What is asked for, in this order: `preferences`, `statistics-anonymous`, `statistics`, `marketing`. What is functional needs no consent.",
  },
  text: { type: "text", maxLength: 600, fallback: null, doc: "What the banner says, in place of the usual text." },
  position: {
    type: "choice",
    values: ["bottom", "top", "inline"],
    fallback: "bottom",
    doc: "Where it stands: at an edge of the window, or in its place on the page.",
  },
  policy: { type: "url", fallback: null, doc: "The page with the privacy policy, which the banner links to." },
} as const satisfies AttributeTable

/** An e-mail hook has no options. */
export const emailCaptureAttributes = {} as const satisfies AttributeTable
