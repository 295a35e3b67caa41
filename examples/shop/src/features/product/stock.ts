import { lowStockFrom } from "../catalogue/product.ts"
import type { Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"

/** What a product or a variation has: pieces on the shelf, or orders that the workshop still takes. */
interface Stock {
  readonly stock: number
  readonly isMadeToOrder: boolean
}

/** How many are left, in words. A piece that is made when it is ordered is never promised from the shelf. */
export function stockHtml({ stock, isMadeToOrder }: Stock, { texts }: Pick<Visit, "texts">): Html {
  if (stock === 0) return html`<p class="stock out-of-stock">${texts.product.outOfStock}</p>`
  if (isMadeToOrder) return html`<p class="stock in-stock">${texts.product.madeToOrder}</p>`
  const words = stock <= lowStockFrom ? texts.product.lowStock(stock) : texts.product.inStock
  return html`<p class="stock in-stock ${stock <= lowStockFrom ? "er-low-stock" : ""}">${words}</p>`
}
