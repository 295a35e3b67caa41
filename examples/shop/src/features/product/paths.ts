/** The path of a product's page. */
export const productPath = (slug: string): string => `/product/${slug}/`
