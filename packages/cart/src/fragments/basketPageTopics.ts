import { defineBareTopic } from "@ringside/core"

/** The basket page shows its totals again. */
export const basketTotalsShown = defineBareTopic({ name: "updated_cart_totals" })

/** The basket page has become empty. */
export const basketEmptied = defineBareTopic({ name: "wc_cart_emptied" })
