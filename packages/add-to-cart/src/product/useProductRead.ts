import { readShop, type ShopRead } from "@ringside/cart"
import { readProduct } from "@ringside/cart/domain"
import type { Page } from "@ringside/core"
import { useRead } from "@ringside/ui/read"
import { parseProduct, type Product } from "../domain/index.ts"

/** Reads a product, and again when another one is asked for. Null reads nothing. */
export function useProductRead(page: Page | null, id: number | null) {
  return useRead<ShopRead<Product>>({
    ...{ page, widget: "add-to-cart" },
    key: id === null ? null : String(id),
    read: (signal, current) =>
      readShop(current, { operation: readProduct, args: { id: id ?? 0 }, parse: parseProduct }, signal),
  })
}
