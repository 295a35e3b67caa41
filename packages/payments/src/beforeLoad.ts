import { listen, type LoaderBehaviour } from "@ringside/core"
import { waitingAttribute } from "./host.ts"
import { cardJob } from "./jobs.ts"
import { takenHash } from "./takenHash.ts"

/** Takes a confirmation hash out of the address before anything else runs: it holds a secret. Source: checkout contract §8.6. */
export const beforeLoad: LoaderBehaviour = {
  name: "payments",
  start(page) {
    const { window: view, document, jobs, decorations, services, signal } = page
    const take = () => {
      const { href, hash } = view.location
      // Where the host's own script runs, it waits for the hash.
      if (!hash.startsWith("#wcpay-confirm-") || jobs.modeOf(cardJob) !== "active") return
      view.history.replaceState(view.history.state, "", href.slice(0, -hash.length))
      services.set(takenHash, href)
      decorations.attribute(document.documentElement, waitingAttribute, "")
      void page.loadLate()
    }
    take()
    listen(view, "hashchange", take, { signal })
  },
}
