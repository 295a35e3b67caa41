/*
 * Names of the shop's background endpoints, which replace `%%endpoint%%` in its address. One constant each, so that the loader contains
 * only the name that it needs.
 */

/** Adds a product. */
export const addEndpoint = "add_to_cart"

/** Removes a line of the basket. */
export const removeEndpoint = "remove_from_cart"

/** Returns the basket's markup. */
export const fragmentsEndpoint = "get_refreshed_fragments"

/** Returns one variation, for forms that contain none. */
export const variationEndpoint = "get_variation"
