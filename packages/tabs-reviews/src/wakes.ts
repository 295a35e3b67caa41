import type { Sleeper } from "@ringside/core"
import { hostTabWrapper, productFamily, reviewSelectors, tabHook } from "./host.ts"

/** The controls for which this package's acting code is fetched. */
export const tabsReviewsWakes: Sleeper["wakes"] = [
  {
    selector: `:is(${hostTabWrapper}) [role=tab], ${reviewSelectors.link}, ${reviewSelectors.form}, ${reviewSelectors.replyLink}`,
    family: productFamily,
  },
  { selector: `${tabHook} a[href^="#"], ${reviewSelectors.hook}` },
]
