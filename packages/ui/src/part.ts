import { definePart } from "@ringside/core/domain"
import { uiMessages } from "./messages.ts"

/** The code that all widgets share. */
export const uiPart = definePart({
  name: "ui",
  messages: [uiMessages],
})
