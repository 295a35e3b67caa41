import type { Context } from "hono"
import type { Basket } from "../basket/basket.ts"
import type { Category } from "./product.ts"
import { listFeatured } from "./listProducts.ts"
import { productList } from "./card.ts"
import { html, type Html } from "../../html/html.ts"
import { noticesWrapper } from "../../html/notices.ts"
import { heroPicture } from "./picture.ts"
import { productName } from "./productName.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import { respondPage } from "../site/respond.ts"

/** The first figure fills the light, the next ones stand on the shelf. */
const shelfLength = 8

/** The home page: one figure in the light, the archive's best shelf, the divisions, and the basket at its end. */
export async function homePage(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const { shop, texts, language, links } = visit
  const [first, ...shelf] = await listFeatured(shop.database, language, shelfLength + 1)
  return respondPage(context, {
    title: texts.shopName,
    bodyClass: "home woocommerce woocommerce-page",
    content: ({ basket, categories, notices }) =>
      html`${noticesWrapper(notices)}
        <section class="er-walkout">
          <div class="er-walkout-words">
            <h1>${texts.home.title}</h1>
            <p>${texts.home.lead}</p>
            <p><a class="button alt" href="${links.archive}">${texts.home.enter}</a></p>
          </div>
          ${
            first &&
            html`<figure class="er-walkout-figure">
              <a href="${links.product(first.slug)}">${heroPicture(first, visit)}</a>
              <figcaption><a href="${links.product(first.slug)}">${productName(first.name)}</a></figcaption>
            </figure>`
          }
        </section>
        <section class="er-shelf" aria-labelledby="er-shelf-title">
          <h2 id="er-shelf-title">${texts.home.shelf}</h2>
          ${productList(shelf, visit, { headingLevel: 3 })}
        </section>
        ${divisions(categories, visit)}
        <section class="er-workshop" aria-labelledby="er-workshop-title">
          <h2 id="er-workshop-title">${texts.home.workshop}</h2>
          ${texts.home.workshopText.map((paragraph) => html`<p>${paragraph}</p>`)}
        </section>
        ${corner(basket, visit)}`,
  })
}

function divisions(categories: readonly Category[], { texts, links }: Visit): Html {
  return html`<section class="er-divisions" aria-labelledby="er-divisions-title">
    <h2 id="er-divisions-title">${texts.home.divisions}</h2>
    <ul>
      ${categories.map(
        ({ slug, name, description }) =>
          html`<li>
            <a href="${links.category(slug)}">${name}</a>
            <p>${description}</p>
          </li>`,
      )}
    </ul>
  </section>`
}

/** Up to how many lines the place of the basket is kept as high as it will be; a longer one is the page's end anyway. */
const linesKept = 4

/** A hook: with the script it becomes a basket, without it it is the way to one. Its place is kept for its lines. */
function corner(basket: Basket, { texts, links }: Visit): Html {
  const lines = Math.min(basket.lines.length, linesKept)
  return html`<section class="er-corner" data-lines="${lines}" aria-labelledby="er-corner-title">
    <h2 id="er-corner-title">${texts.home.basket}</h2>
    <div data-ringside="mini-cart" data-ringside-layout="inline" data-ringside-free-shipping="on">
      <a href="${links.basket}">${texts.basket.view} (${texts.basket.items(basket.count)})</a>
    </div>
  </section>`
}
