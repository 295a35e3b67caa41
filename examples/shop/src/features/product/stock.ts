import { lowStockFrom } from "../catalogue/product.ts"
import type { Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"

/** How many are left, in words. */
export function stockHtml(stock: number, { texts }: Pick<Visit, "texts">): Html {
  if (stock === 0) return html`<p class="stock out-of-stock">${texts.product.outOfStock}</p>`
  const words = stock <= lowStockFrom ? texts.product.lowStock(stock) : texts.product.inStock
  return html`<p class="stock in-stock ${stock <= lowStockFrom ? "er-low-stock" : ""}">${words}</p>`
}
