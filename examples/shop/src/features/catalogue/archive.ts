import { archiveOrders, type ArchivePage, type ArchiveQuery } from "./listProducts.ts"
import type { Notice } from "../../session/notice.ts"
import type { Visit } from "../../visit.ts"
import { productList } from "./card.ts"
import { html, type Html } from "../../html/html.ts"
import { languageField } from "../site/language.ts"
import { noticesWrapper } from "../../html/notices.ts"
import { archivePath } from "./paths.ts"

/**
 * The content of an archive page. `path` is the address of its first page, without the origin. `from` and `to` are the
 * positions of its first and last product, starting at 1.
 */
export interface Archive {
  readonly title: string
  readonly lead: string
  readonly path: string
  readonly query: ArchiveQuery
  readonly found: ArchivePage
  readonly from: number
  readonly to: number
}

/** The number of cards that are visible before scrolling. */
const eagerCards = 4

/** The content of an archive page: heading, notices, cards and page numbers. `shelf` is shown if nothing was found. */
export function archiveContent(archive: Archive, notices: readonly Notice[], visit: Visit, shelf: Html): Html {
  const { title, lead, found } = archive
  return html`<header class="woocommerce-products-header">
      <h1 class="woocommerce-products-header__title page-title">${title}</h1>
      ${lead && html`<p class="term-description">${lead}</p>`}
    </header>
    ${noticesWrapper(notices)} ${found.total === 0 ? nothingFound(visit, shelf) : shelves(archive, visit)}`
}

function shelves(archive: Archive, visit: Visit): Html {
  const { found, from, to } = archive
  return html`<div class="er-archive-bar">
      <p class="woocommerce-result-count" role="status">${visit.texts.archive.count(from, to, found.total)}</p>
      ${orderForm(archive, visit)}
    </div>
    ${productList(found.products, visit, { eagerCount: eagerCards })} ${pageNumbers(archive, visit)}`
}

function nothingFound({ texts, links }: Visit, shelf: Html): Html {
  return html`<div class="woocommerce-no-products-found">
      <p class="woocommerce-info">${texts.archive.empty}</p>
      <p>${texts.archive.emptyNext}</p>
      <p><a class="button alt" href="${links.to(archivePath)}">${texts.home.enter}</a></p>
    </div>
    ${shelf}`
}

function orderForm({ path, query }: Archive, visit: Visit): Html {
  const { order, orderButton, orders } = visit.texts.archive
  return html`<form class="woocommerce-ordering" method="get" action="${path}">
    <label class="screen-reader-text" for="orderby">${order}</label>
    <select name="orderby" id="orderby" class="orderby">
      ${archiveOrders.map(
        (value) => html`<option value="${value}" ${value === query.order ? "selected" : ""}>${orders[value]}</option>`,
      )}
    </select>
    ${searchFields(query)} ${languageField(visit)}
    <button type="submit" class="er-order-button">${orderButton}</button>
  </form>`
}

function searchFields({ search }: Archive["query"]): Html {
  if (search === undefined) return html``
  return html`<input type="hidden" name="s" value="${search}" /><input
      type="hidden"
      name="post_type"
      value="product"
    />`
}

function pageNumbers({ path, query, found }: Archive, visit: Visit): Html {
  const { nav } = visit.texts
  if (found.pageCount < 2) return html``
  const kept = new URLSearchParams(visit.url.searchParams).toString()
  const href = (page: number) => `${path}${page === 1 ? "" : `page/${String(page)}/`}${kept && `?${kept}`}`
  const pages = Array.from({ length: found.pageCount }, (_, index) => index + 1)
  return html`<nav class="woocommerce-pagination" aria-label="${nav.pages}">
    <ul class="page-numbers">
      ${
        query.page > 1
          ? html`<li><a class="prev page-numbers" rel="prev" href="${href(query.page - 1)}">${nav.previous}</a></li>`
          : ""
      }
      ${pages.map((page) =>
        page === query.page
          ? html`<li><span class="page-numbers current" aria-current="page">${page}</span></li>`
          : html`<li><a class="page-numbers" aria-label="${nav.page(page)}" href="${href(page)}">${page}</a></li>`,
      )}
      ${
        query.page < found.pageCount
          ? html`<li><a class="next page-numbers" rel="next" href="${href(query.page + 1)}">${nav.next}</a></li>`
          : ""
      }
    </ul>
  </nav>`
}
