import { html, type Html } from "../../html/html.ts"
import type { Visit } from "../../visit.ts"
import { productList } from "./card.ts"
import { listFeatured } from "./listProducts.ts"

/** One row of cards. */
const shelfLength = 4

/** A shelf of featured products, for pages that have nothing else to show. */
export async function suggestionShelf(visit: Visit): Promise<Html> {
  const products = await listFeatured(visit.shop.database, visit.language, shelfLength)
  return html`<section class="er-shelf" aria-labelledby="er-shelf-title">
    <h2 id="er-shelf-title">${visit.texts.home.shelf}</h2>
    ${productList(products, visit, { headingLevel: 3 })}
  </section>`
}
