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
import { basketPath } from "../basket/paths.ts"
import { productPath } from "../product/paths.ts"
import { archivePath, categoryPath } from "./paths.ts"

/** The number of cards on the shelf, without the featured figure above it. */
const shelfLength = 8

/** Shows the home page: a featured figure, a shelf with the next ones, the categories, the workshop and the basket. */
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
            <p><a class="button alt" href="${links.to(archivePath)}">${texts.home.enter}</a></p>
          </div>
          ${
            first &&
            html`<figure class="er-walkout-figure">
              <a href="${links.to(productPath(first.slug))}">${heroPicture(first, visit)}</a>
              <figcaption><a href="${links.to(productPath(first.slug))}">${productName(first.name)}</a></figcaption>
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
            <a href="${links.to(categoryPath(slug))}">${name}</a>
            <p>${description}</p>
          </li>`,
      )}
    </ul>
  </section>`
}

/** The most lines that the stylesheet reserves room for. A longer basket moves only the footer. */
const linesKept = 4

/** The script replaces the link with the basket. `data-lines` reserves the room for its lines. */
function corner(basket: Basket, { texts, links }: Visit): Html {
  const lines = Math.min(basket.lines.length, linesKept)
  // No landmark of its own: the widget in it is one of the same name.
  return html`<section class="er-corner" data-lines="${lines}">
    <h2>${texts.home.basket}</h2>
    <div data-ringside="mini-cart" data-ringside-layout="inline" data-ringside-free-shipping="on">
      <a href="${links.to(basketPath)}">${texts.basket.view} (${texts.basket.items(basket.count)})</a>
    </div>
  </section>`
}
