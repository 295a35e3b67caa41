import type { PartDocs } from "@ringside/core/domain"
import { themeTokens } from "./theme/themeTokens.ts"

/** What the documentation says about the package. */
export const docs = {
  properties: themeTokens,
} satisfies PartDocs
