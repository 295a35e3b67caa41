import type { Product } from "../catalogue/product.ts"
import { figureUrl } from "../catalogue/picture.ts"
import { productPriceHtml } from "../catalogue/price.ts"
import { productName } from "../catalogue/productName.ts"
import type { Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"
import { productPath } from "./paths.ts"

/** Alternatives to a sold-out product, shown instead of its form. Empty without products. */
export function insteadList(products: readonly Product[], visit: Visit): Html {
  if (products.length === 0) return html``
  return html`<section class="er-instead" aria-labelledby="er-instead-title">
    <h2 id="er-instead-title">${visit.texts.product.instead}</h2>
    <ul>
      ${products.map((product) => insteadItem(product, visit))}
    </ul>
  </section>`
}

function insteadItem(product: Product, visit: Visit): Html {
  return html`<li>
    <img
      src="${figureUrl(product.slug, 1, 160)}"
      srcset="${figureUrl(product.slug, 1, 160)} 1x, ${figureUrl(product.slug, 1, 320)} 2x"
      width="80"
      height="80"
      alt=""
      loading="lazy"
      decoding="async"
    />
    <a href="${visit.links.to(productPath(product.slug))}">${productName(product.name)}</a>
    <span class="price">${productPriceHtml(product, visit)}</span>
  </li>`
}
