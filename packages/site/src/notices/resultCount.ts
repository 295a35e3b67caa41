import { defineBehaviour, type Scope } from "@ringside/core"
import { selectors } from "../host.ts"
import { storefrontJob } from "../jobs.ts"

/** Delay of the platform's own script: until then screen readers read the new page's title and heading. */
const delayMs = 2000

/**
 * Announces how many products a sorted or filtered page has, since screen readers announce no text that the server has printed. Filters of
 * the Interactivity API announce it themselves. Source: the platform's general script, catalogue-and-cart §12.
 */
export const resultCount = defineBehaviour({
  name: "site-result-count",
  selector: ({ jobs }) => (jobs.isOurs(storefrontJob) ? selectors.resultCount : null),
  connect(count: HTMLElement, { page, after }: Scope) {
    const { document, window } = page
    if (window.location.search === "" || document.querySelector(selectors.productFilters)) return
    // A page may print it again below the products.
    if (document.querySelector(selectors.resultCount) !== count) return
    after(delayMs, () => page.announce.polite(readSentences(count)))
  },
})

/** The text of an element whose parts, such as the order in a hidden part, have no space between them. */
function readSentences({ childNodes }: Element): string {
  const parts = [...childNodes].map((node) => (node.textContent ?? "").trim())
  return parts.filter((part) => part !== "").join(". ")
}
