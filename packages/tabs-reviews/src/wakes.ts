import type { Sleeper } from "@ringside/core"
import { hostTabWrapper, productFamily, reviewSelectors, tabHook } from "./host.ts"

/** The controls for which this package's acting code is fetched. */
export const tabsReviewsWakes: Sleeper["wakes"] = [
  { selector: `:is(${hostTabWrapper}) [role=tab]`, family: productFamily },
  { selector: `${tabHook} a[href^="#"]` },
  { selector: reviewSelectors.link, family: productFamily },
  { selector: reviewSelectors.form, family: productFamily },
  { selector: reviewSelectors.replyLink, family: productFamily },
  { selector: reviewSelectors.hook },
]
