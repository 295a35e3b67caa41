/*
 * Names of the shop's background endpoints, which take the place of `%%endpoint%%` in its address. One constant each: what starts with
 * the page needs one of them and shall not fetch the rest.
 */

/** Adds a product. */
export const addEndpoint = "add_to_cart"

/** Removes a line of the basket. */
export const removeEndpoint = "remove_from_cart"

/** Answers the basket's markup. */
export const fragmentsEndpoint = "get_refreshed_fragments"

/** Answers one variation, where the form holds none. */
export const variationEndpoint = "get_variation"
