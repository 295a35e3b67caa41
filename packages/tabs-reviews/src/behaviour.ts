/* The behaviours of the package, which the late chunk and the package's entries export. */
export { reviewHooksBehaviour } from "./reviews/reviewHooks.ts"
export { reviewsBehaviour } from "./reviews/reviews.ts"
export { tabsBehaviour } from "./tabs/tabs.ts"
