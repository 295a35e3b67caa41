import type { Page } from "@ringside/core"
import { fragmentsJob } from "../jobs.ts"

/**
 * Replaces the class `woocommerce-no-js`, so that themes show elements that need a script. Where the host's scripts are present, the host's
 * page does it. Source: host-pages contract.
 */
export function markScripted({ document: { body }, decorations, jobs }: Page): void {
  const { className: before, classList } = body
  if (jobs.modeOf(fragmentsJob) === "observe" || !classList.replace("woocommerce-no-js", "woocommerce-js")) return
  const after = body.className
  decorations.remember(body, "woocommerce-js", () => {
    // Restore the exact text, spaces included, if no other script has changed it.
    if (body.className === after) body.className = before
    else classList.replace("woocommerce-js", "woocommerce-no-js")
  })
}
