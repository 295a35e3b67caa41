/** The path of the report, relative to `links.admin`. */
export const sourcesPath = "sources/"
