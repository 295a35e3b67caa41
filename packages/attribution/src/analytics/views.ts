import { attempt } from "@ringside/core"
import type { Page } from "@ringside/core"
import { sendPrintedTracks, startProductViewed } from "./productViews.ts"

/** Reports what the page shows to the services of its shop. One that fails doesn't stop the other. */
export function start(page: Page): void {
  for (const each of [startProductViewed, sendPrintedTracks]) {
    attempt(page, { during: "start", widget: "attribution" }, () => each(page))
  }
}
