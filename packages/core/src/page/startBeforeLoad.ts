import type { LoaderPage } from "./page.ts"
import type { LoaderBehaviour } from "./widget.ts"

/** Starts what runs while the page loads. One that breaks doesn't keep the others from starting. */
export function startBeforeLoad(behaviour: LoaderBehaviour, page: LoaderPage): void {
  try {
    behaviour.start(page)
  } catch (cause) {
    page.reports.fail({ during: "start", widget: behaviour.name, cause })
  }
}
