import type { Page } from "@ringside/core"
import { consentSourcesOf } from "./consentSources.ts"
import { startEmailCapture } from "./emailCapture.ts"
import { startOrderAttribution } from "./orderAttribution.ts"
import { sendPrintedTracks, startProductViewed } from "./productViews.ts"

/** Starts consent first, since all others ask it. One that fails keeps the others from nothing. */
export function start(page: Page): void {
  consentSourcesOf(page)
  for (const each of [startOrderAttribution, startEmailCapture, startProductViewed, sendPrintedTracks]) {
    try {
      each(page)
    } catch (cause) {
      page.reports.fail({ during: "start", widget: "attribution", cause })
    }
  }
}
