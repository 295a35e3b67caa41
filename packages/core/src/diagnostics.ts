/* The texts of warnings: with the script tag, a chunk of its own. */
export { diagnostics } from "./page/diagnostics.ts"
