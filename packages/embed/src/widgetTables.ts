import { addToCartAttributes, variationsAttributes } from "@ringside/add-to-cart/behaviours"
import type { AttributeTable } from "@ringside/core/domain"
import { galleryAttributes } from "@ringside/gallery/options"
import { miniCartAttributes } from "@ringside/mini-cart/behaviours"
import { reviewsAttributes, tabsAttributes } from "@ringside/tabs-reviews/behaviours"

/** The options of every widget whose code has a file of its own, by its name. */
export const widgetTables: ReadonlyMap<string, AttributeTable> = new Map<string, AttributeTable>([
  ["add-to-cart", addToCartAttributes],
  ["mini-cart", miniCartAttributes],
  ["gallery", galleryAttributes],
  ["reviews", reviewsAttributes],
  ["tabs", tabsAttributes],
  ["variations", variationsAttributes],
])
