import { definePart } from "@ringside/core/domain"

/** The code that all widgets share. */
export const uiPart = definePart({
  name: "ui",
})
