import type { Page } from "@ringside/core"
import { fragmentsJob } from "../jobs.ts"

/** Has themes show what needs a script. Where the host's scripts are there, the host's page does it. Source: host-pages contract. */
export function markScripted({ document: { body }, decorations, jobs }: Page): void {
  if (jobs.modeOf(fragmentsJob) === "observe" || !body.classList.replace("woocommerce-no-js", "woocommerce-js")) return
  // In its old place: stop() leaves the page as the server sent it.
  decorations.remember(body, "woocommerce-js", () => body.classList.replace("woocommerce-js", "woocommerce-no-js"))
}
