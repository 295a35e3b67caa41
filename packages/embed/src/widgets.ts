import { addToCartControls } from "@ringside/add-to-cart/behaviours"
import { reviewSelectors } from "@ringside/tabs-reviews/behaviours"
import type { WidgetEntry } from "@ringside/core"

/** A widget as the loader knows it before its code is there: that is `chunks/NAME.ts`. */
export type WidgetRow = Omit<WidgetEntry, "fetch" | "prefetch">

/** Every widget that draws. */
export const widgets: readonly WidgetRow[] = [
  {
    name: "mini-cart",
    load: { mode: "visible", byOption: { layout: { dropdown: "interaction", drawer: "interaction" } } },
    opensOn: { events: ["added_to_cart", "ringside:cart:added"], option: "open-on-add" },
  },
  { name: "add-to-cart", load: { mode: "visible" }, drawsUnless: addToCartControls.ownControl },
  { name: "reviews", load: { mode: "visible" }, drawsUnless: reviewSelectors.own },
]
