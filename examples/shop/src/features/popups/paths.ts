/** The page about the workshop, with most of the popups; follows the language's prefix. */
export const cornerPath = "/rincon/"
/** The cabinet, which asks for the visitor's age; follows the language's prefix. */
export const cabinetPath = "/rincon/vitrina/"
/** The page of the newsletter's confirmation link; follows the language's prefix. */
export const newsletterPath = "/rincon/boletin/"
/** The route that counts popups; follows the language's prefix. */
export const analyticsPath = "/wp-json/pum/v1/analytics/"
/** The administration page, relative to the administration's. */
export const popupsAdminPath = "popups/"
