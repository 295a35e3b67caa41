import { readShop, type ShopRead } from "@ringside/cart"
import { readProduct } from "@ringside/cart/domain"
import type { Page } from "@ringside/core"
import { useRead } from "@ringside/ui/read"
import { parseProduct, type Product } from "../domain/index.ts"
import { readVariationPictures } from "./readVariationPictures.ts"

/**
 * Reads a product, and again when another one is asked for; null reads nothing. With pictures, those of its variations are read before it is
 * shown: swatches would else grow.
 */
export function useProductRead(page: Page | null, id: number | null, hasPictures = false) {
  return useRead<ShopRead<Product>>({
    ...{ page, widget: "add-to-cart" },
    key: id === null ? null : [id, hasPictures].join(" "),
    async read(signal, current) {
      const read = await readShop(
        current,
        { operation: readProduct, args: { id: id ?? 0 }, parse: parseProduct },
        signal,
      )
      if (read.kind !== "loaded" || !hasPictures) return read
      const [product = read.value] = await readVariationPictures(current, [read.value], signal)
      return { kind: "loaded", value: product }
    },
  })
}
