/* What only pages with hooks that draw need: with the script tag, a chunk of its own. */
export { startHooks } from "./page/startHooks.ts"
