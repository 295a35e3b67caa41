import { lowStockFrom } from "../catalogue/product.ts"
import type { Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"

/** The stock of a product or variation. If it is made to order, this is the number of orders that the workshop still accepts. */
interface Stock {
  readonly stock: number
  readonly isMadeToOrder: boolean
}

/** The availability as text. A product that is made to order is never described as in stock. */
export function stockHtml({ stock, isMadeToOrder }: Stock, { texts }: Pick<Visit, "texts">): Html {
  if (stock === 0) return html`<p class="stock out-of-stock">${texts.product.outOfStock}</p>`
  if (isMadeToOrder) return html`<p class="stock in-stock">${texts.product.madeToOrder}</p>`
  const words = stock <= lowStockFrom ? texts.product.lowStock(stock) : texts.product.inStock
  return html`<p class="stock in-stock ${stock <= lowStockFrom ? "er-low-stock" : ""}">${words}</p>`
}
