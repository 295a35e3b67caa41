/* What works on the host's own markup, apart from what draws: it needs no React and no styles. */
export { reviewsBehaviour, tabsBehaviour } from "./behaviour.ts"
export { hostTabWrapper, reviewSelectors, tabHook } from "./host.ts"
export { reviewsAttributes, tabsAttributes } from "./options.ts"
export { tabsStartBehaviour } from "./startBehaviour.ts"
export { tabsReviewsWakes } from "./wakes.ts"
