import type { Behaviour, Page } from "@ringside/core"

/** Starts one behaviour. One that breaks doesn't keep the others from starting. */
export function startBehaviour(behaviour: Behaviour, page: Page): void {
  try {
    behaviour.start(page)
  } catch (cause) {
    page.reports.fail({ during: "start", widget: behaviour.name, cause })
  }
}
