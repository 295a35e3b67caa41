/* Code for pages with hooks that render: a chunk of its own in the script tag's build. */
export { startHooks } from "./loader/startHooks.ts"
