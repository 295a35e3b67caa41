import type { Page } from "@ringside/core"
import { variationSelectors } from "../host.ts"
import { createSavedContent } from "./savedContent.ts"
import { readVariationTexts } from "./variationTexts.ts"

/** Says aloud that every choice was taken back. */
export interface ResetAlert {
  say(): void
  restore(): void
}

const heardMs = 1000

/** In the place that the host's form has for it; without one, through the page's own regions. */
export function createResetAlert(page: Page, form: Element): ResetAlert {
  const content = createSavedContent()
  let cancelClearing: (() => void) | undefined
  return {
    say() {
      const { wasReset } = readVariationTexts(page)
      const place = form.querySelector(variationSelectors.resetAlert)
      if (!place) {
        page.announce.polite(wasReset)
        return
      }
      content.fill(place, wasReset)
      cancelClearing?.()
      cancelClearing = page.clock.after(heardMs, content.restoreAll)
    },
    restore: content.restoreAll,
  }
}
