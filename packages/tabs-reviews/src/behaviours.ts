/* The behaviours on the host's own markup: they need no React and no styles. */
export { reviewHooksBehaviour, reviewsBehaviour, tabsBehaviour } from "./behaviour.ts"
export { reviewsAttributes, tabsAttributes } from "./options.ts"
export { beforeLoad as tabsStartBehaviour } from "./beforeLoad.ts"
export { tabsReviewsPart } from "./part.ts"
