/* The texts of warnings: with the script tag, a chunk of its own. */
export { diagnostics } from "./page/diagnostics.ts"
/* For the check of pages that don't run: the readers that the page itself runs. */
export { createConfigContext, parsePrintedConfig, readPageConfig, readTagMembers } from "./page/config.ts"
