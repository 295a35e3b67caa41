/* The texts of warnings: a chunk of its own in the script tag's build. */
export { addAddresses } from "./diagnostics/addAddresses.ts"
export { diagnostics } from "./diagnostics/diagnostics.ts"
/* The check of what hooks hold, for the same command. */
export { listMissingContent } from "./diagnostics/missingContent.ts"
/* The config readers, for the command that checks a page without running it. */
export { createConfigContext, parsePrintedConfig, readPageConfig, readTagMembers } from "./page/config.ts"
