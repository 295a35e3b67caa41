import { definePart } from "@ringside/core/domain"
import { uiMessages } from "./messages.ts"
import { themeTokens } from "./theme/themeTokens.ts"

/** The code that all widgets share. */
export const uiPart = definePart({
  name: "ui",
  properties: themeTokens,
  messages: [uiMessages],
})
