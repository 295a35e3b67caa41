import type { PartDocs } from "@ringside/core/domain"
import { themeTokens } from "./theme/themeTokens.ts"
import { uiMessages } from "./messages.ts"

/** The package's texts in the documentation. */
export const docs = {
  properties: themeTokens,
  messages: [uiMessages],
} satisfies PartDocs
