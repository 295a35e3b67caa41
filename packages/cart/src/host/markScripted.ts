import type { Page } from "@ringside/core"
import { fragmentsJob } from "../jobs.ts"

/** Has themes show what needs a script. Where the host's scripts are there, the host's page does it. Source: host-pages contract. */
export function markScripted({ document: { body }, decorations, jobs }: Page): void {
  const { className: before, classList } = body
  if (jobs.modeOf(fragmentsJob) === "observe" || !classList.replace("woocommerce-no-js", "woocommerce-js")) return
  const after = body.className
  decorations.remember(body, "woocommerce-js", () => {
    // To the letter, spaces included, where nobody else has changed it.
    if (body.className === after) body.className = before
    else classList.replace("woocommerce-js", "woocommerce-no-js")
  })
}
