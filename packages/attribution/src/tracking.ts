import { type Page, startBehaviour } from "@ringside/core"
import { consentSourcesOf } from "./consent/consentSources.ts"
import { emailCaptureBehaviour } from "./emailCapture/emailCapture.ts"
import { orderAttributionBehaviour } from "./orderAttribution/orderAttribution.ts"
import { sendPrintedTracks, startProductViewed } from "./analytics/productViews.ts"

/** Starts consent first, since all others read it. A part that fails doesn't stop the others. */
export function start(page: Page): void {
  consentSourcesOf(page)
  startBehaviour(orderAttributionBehaviour, page)
  startBehaviour(emailCaptureBehaviour, page)
  for (const each of [startProductViewed, sendPrintedTracks]) {
    try {
      each(page)
    } catch (cause) {
      page.reports.fail({ during: "start", widget: "attribution", cause })
    }
  }
}
