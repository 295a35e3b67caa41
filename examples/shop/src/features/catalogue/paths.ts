/** The page of all products, and with a number behind it one of the pages that the list is divided into. */
export const archivePath = "/tienda/"

/** The path of a category's page. */
export const categoryPath = (slug: string): string => `/categoria-producto/${slug}/`
