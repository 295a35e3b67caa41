import type { AttributeTable } from "@ringside/core/domain"
import { usualCategories } from "./consent/categories.ts"

/** Attributes of a consent hook, after `data-ringside-`. */
export const consentAttributes = {
  categories: {
    type: "text",
    maxLength: 200,
    fallback: usualCategories,
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

/** Attributes of a newsletter hook. */
export const newsletterAttributes = {
  text: {
    type: "text",
    maxLength: 300,
    fallback: null,
    doc: "A sentence above the field, such as what shoppers will read.",
  },
  label: { type: "text", maxLength: 80, fallback: null, doc: "The button's text, in place of the usual one." },
  consent: {
    type: "text",
    maxLength: 400,
    fallback: null,
    doc: "What shoppers agree to by the box, in place of the usual text. It is sent with the address.",
  },
  policy: { type: "url", fallback: null, doc: "The page with the privacy policy, which the form links to." },
} as const satisfies AttributeTable
