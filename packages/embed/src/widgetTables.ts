import { addToCartAttributes } from "@ringside/add-to-cart/behaviours"
import type { AttributeTable } from "@ringside/core/domain"
import { galleryAttributes } from "@ringside/gallery/options"
import { miniCartAttributes } from "@ringside/mini-cart/behaviours"

/** The options of every widget that draws, by its name. */
export const widgetTables: ReadonlyMap<string, AttributeTable> = new Map<string, AttributeTable>([
  ["add-to-cart", addToCartAttributes],
  ["mini-cart", miniCartAttributes],
  ["gallery", galleryAttributes],
])
