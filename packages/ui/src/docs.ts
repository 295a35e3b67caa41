import type { PartDocs } from "@ringside/core/domain"
import { themeTokens } from "./theme/themeTokens.ts"

/** The package's texts in the documentation. */
export const docs = {
  properties: themeTokens,
} satisfies PartDocs
