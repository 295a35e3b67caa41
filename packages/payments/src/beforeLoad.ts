import { listen, type LoaderBehaviour } from "@ringside/core"
import { confirmHashStart } from "./domain/confirmHash.ts"
import { cardJob } from "./jobs.ts"
import { takenHashService } from "./confirmation/takenHash.ts"

/**
 * Removes a confirmation hash from the address before other code runs, because it holds a secret. The settings may be printed where only
 * late code reads them, so `confirmPage` decides whether we confirm the payment. Source: checkout contract §8.6.
 */
export const beforeLoad: LoaderBehaviour = {
  name: "payments",
  start(page) {
    const { window: view, jobs, signal } = page
    const take = () => {
      const { href, hash } = view.location
      // If the host's own script runs, it needs the hash.
      if (!hash.startsWith(confirmHashStart) || jobs.modeOf(cardJob) === "observe") return
      view.history.replaceState(view.history.state, "", href.slice(0, -hash.length))
      takenHashService.of(page).url = href
      void page.loadLate()
    }
    take()
    listen(view, "hashchange", take, { signal })
  },
}
