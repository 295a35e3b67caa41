/** The privacy page, behind `links.home`. */
export const privacyPath = "privacidad/"

/** The report's page, behind `links.admin`. */
export const sourcesPath = "sources/"
