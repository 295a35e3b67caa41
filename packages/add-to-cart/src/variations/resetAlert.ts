import type { Page } from "@ringside/core"
import { variationSelectors } from "../host.ts"
import { createSavedContent } from "./savedContent.ts"
import { readVariationTexts } from "./variationTexts.ts"

/** Announces that every choice was cleared. */
export interface ResetAlert {
  announce(): void
  /** Empties the live region, before the next choice is announced. */
  clear(): void
  restore(): void
}

const announcedMs = 1000

/** Uses the live region that the host's form has for it, else the page's own. */
export function createResetAlert(page: Page, form: Element): ResetAlert {
  const content = createSavedContent()
  let cancelClearing: (() => void) | undefined
  return {
    announce() {
      const { wasReset } = readVariationTexts(page)
      const place = form.querySelector(variationSelectors.resetAlert)
      if (!place) {
        page.announce.polite(wasReset)
        return
      }
      content.fill(place, wasReset)
      cancelClearing?.()
      cancelClearing = page.clock.after(announcedMs, content.restoreAll)
    },
    clear: content.restoreAll,
    restore: content.restoreAll,
  }
}
