/** The report's page, behind `links.admin`. */
export const sourcesPath = "sources/"
