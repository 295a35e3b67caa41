import type { Translate } from "@ringside/core"
import { useTranslate } from "@ringside/ui"
import { blockMessages } from "../messages.ts"

/** The widgets' texts. */
export type BlockText = keyof (typeof blockMessages)["en"]

/** The widgets' texts in the page's language. */
export function useBlockTexts(): Translate<BlockText> {
  return useTranslate("checkout", blockMessages)
}
