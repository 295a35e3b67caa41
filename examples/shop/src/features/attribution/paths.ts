/** The path of the report, relative to the administration's. */
export const sourcesPath = "sources/"
