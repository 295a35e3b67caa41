/* What works on the host's own markup, apart from what draws: it needs no React and no styles. */
export { reviewsBehaviour, tabsBehaviour } from "./behaviour.ts"
export { reviewsAttributes, tabsAttributes } from "./options.ts"
export { tabsStartBehaviour } from "./startBehaviour.ts"
export { tabsReviewsWakes } from "./wakes.ts"
