import type { LoaderPage } from "../page/page.ts"
import type { LoaderBehaviour } from "../hooks/widget.ts"

/** Starts code that runs while the page loads. One failure doesn't stop the others. */
export function startBeforeLoad(behaviour: LoaderBehaviour, page: LoaderPage): void {
  try {
    behaviour.start(page)
  } catch (cause) {
    page.reports.fail({ during: "start", widget: behaviour.name, cause })
  }
}
