/** The page about the workshop, which has the popups. Behind the prefix of a language. */
export const cornerPath = "/rincon/"
/** The cabinet that asks for the visitor's age. */
export const cabinetPath = "/rincon/vitrina/"
/** Where the link of the newsletter's e-mail leads. */
export const newsletterPath = "/rincon/boletin/"
/** Where popups are counted, below a language's REST root. */
export const analyticsPath = "/wp-json/pum/v1/analytics/"
/** The administration's page, below `links.admin`. */
export const popupsAdminPath = "popups/"
