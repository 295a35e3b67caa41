/** Events that request new basket markup. */
export const refreshNames: readonly string[] = ["wc_fragment_refresh", "astra_refresh_cart_fragments", "updated_wc_div"]

/** Events of the platform's basket blocks. */
export const blockNames: readonly string[] = ["wc-blocks_added_to_cart", "wc-blocks_removed_from_cart"]

/** The only event of the platform's newest block cart, on the window: a store of its pages has changed on the server. */
export const syncNames: readonly string[] = ["wc-blocks_store_sync_required"]

/**
 * The event's type when the store of the platform's React blocks sends it, for every change of its state, such as each letter of an address.
 * The stores of the interactive blocks read the basket at it.
 */
export const reactStoreType = "from_@wordpress/data"

/** Events that carry new basket markup, or at least report a change. */
export const changeNames: readonly string[] = ["added_to_cart", "removed_from_cart"]
