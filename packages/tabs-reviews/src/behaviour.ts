/* The behaviours of the package, which the late chunk and the package's entries export. */
export { reviewHooksBehaviour } from "./reviewHooks.ts"
export { reviewsBehaviour } from "./reviews.ts"
export { tabsBehaviour } from "./tabs.ts"
