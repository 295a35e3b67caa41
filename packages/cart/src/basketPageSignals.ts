import { defineBareSignal } from "@ringside/core"

/** The basket page shows its totals again. */
export const basketTotalsShown = defineBareSignal({ name: "updated_cart_totals" })

/** The basket page has become empty. */
export const basketEmptied = defineBareSignal({ name: "wc_cart_emptied" })
