import { type LoaderBehaviour, listen, provideFunctions, readGlobal } from "@ringside/core"
import { attributionJob } from "./jobs.ts"
import { askedTrackingService } from "./orderAttribution/askedTracking.ts"

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null

/**
 * Puts the platform's two functions on its printed settings before other code runs: payment scripts call them without asking whether they
 * are there. The late code replaces them, and does what was asked for until then.
 */
export const beforeLoad: LoaderBehaviour = {
  name: "attribution",
  start(page) {
    const { document, jobs, signal, window } = page
    const provide = () => {
      const holder = readGlobal(window, attributionJob.settings)
      if (!isObject(holder) || "setOrderTracking" in holder || !jobs.isOurs(attributionJob)) return
      const { fields } = holder as { readonly fields?: unknown }
      const members = {
        setOrderTracking(isAllowed: unknown) {
          askedTrackingService.of(page).isAllowed = isAllowed === true
          void page.loadLate()
        },
        // As the platform's own while its tracking script isn't there.
        getAttributionData: () =>
          Object.fromEntries(Object.keys(isObject(fields) ? fields : {}).map((name) => [name, null])),
      }
      provideFunctions(holder, members, signal)
    }
    provide()
    listen(document, "DOMContentLoaded", provide, { signal })
  },
}
