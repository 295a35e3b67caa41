import type { LoaderBehaviour } from "@ringside/core"
import { takenHashOf } from "./confirmHashes.ts"
import { waitingAttribute } from "./host.ts"

/** Takes a confirmation hash out of the address before anything else runs: it holds a secret. Source: checkout contract §8.6. */
export const beforeLoad: LoaderBehaviour = {
  name: "payments",
  start(page) {
    const { window: view, document, jobs, decorations, signal } = page
    const take = () => {
      const { href, hash } = view.location
      if (!hash.startsWith("#wcpay-confirm-")) return
      // Where the host's own script runs, it waits for the hash.
      if (
        jobs.modeOf({
          packageName: "payments",
          handles: ["wcpay-upe-checkout"],
          settings: "wcpay_upe_config",
          doc: "",
        }) !== "active"
      )
        return
      view.history.replaceState(view.history.state, "", href.slice(0, -hash.length))
      const taken = takenHashOf(page)
      taken.url = href
      if (taken.listener) {
        taken.listener(href)
        return
      }
      decorations.attribute(document.documentElement, waitingAttribute, "")
      void page.loadLate()
    }
    take()
    view.addEventListener("hashchange", take, { signal })
  },
}
