import { listen } from "./listen.ts"
import type { LoaderPage } from "./page.ts"

/**
 * Runs `task` once the shopper sees the page, or now if that is so. A browser may prepare a page that the shopper is likely to open next
 * (speculation rules), and throw it away: nothing may be counted, stored or shown for a limited time there.
 */
export function whenActivated({ document, signal }: LoaderPage, task: () => void): void {
  if (Reflect.get(document, "prerendering") === true)
    listen(document, "prerenderingchange", task, { once: true, signal })
  else task()
}
