import type { AttributeTable } from "@ringside/core/domain"

/** Attributes of a language switcher, after `data-ringside-`. */
export const languageSwitcherAttributes = {
  layout: {
    type: "choice",
    values: ["dropdown", "inline"],
    fallback: "dropdown",
    doc: "A button that opens the list, or the list as it is.",
  },
  open: {
    type: "choice",
    values: ["click", "hover"],
    fallback: "click",
    doc: "Whether a mouse opens the list by a click or by pointing at it. Touch and keyboard always open it by a press.",
  },
} as const satisfies AttributeTable
