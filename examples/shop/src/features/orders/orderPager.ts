import { readNumber } from "../../endpoints/form.ts"
import { html, type Html } from "../../html/html.ts"
import type { Visit } from "../../visit.ts"

/** A list's page and its links' texts. `path` is the list's address without a query. */
export interface OrderPagerOptions {
  readonly page: number
  readonly hasMore: boolean
  readonly path: string
  readonly className: string
  readonly words: { readonly newer: string; readonly older: string }
}

/** Reads the page number of a list from the address; at least 1. */
export function readPageNumber({ url }: Visit): number {
  return Math.max(1, readNumber(url.searchParams.get("paged") ?? "1"))
}

/** Links to the pages before and after a page of a list. */
export function orderPager({ page, hasMore, path, className, words }: OrderPagerOptions): Html {
  const href = (to: number) => `${path}?paged=${String(to)}`
  if (page === 1 && !hasMore) return html``
  return html`<p class="${className}">
    ${page > 1 ? html`<a class="button" rel="prev" href="${href(page - 1)}">${words.newer}</a>` : ""}
    ${hasMore ? html`<a class="button" rel="next" href="${href(page + 1)}">${words.older}</a>` : ""}
  </p>`
}
