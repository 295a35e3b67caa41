/** The parameters of an address that change the basket: it would be changed again when the shopper comes back to it. */
export const basketActions: readonly string[] = ["add-to-cart", "quantity", "remove_item", "undo_item"]
