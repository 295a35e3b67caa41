import { readNumber } from "../../endpoints/form.ts"
import { html, type Html } from "../../html/html.ts"
import type { Visit } from "../../visit.ts"
import { adminTexts } from "./texts.ts"

/** Reads the page number of a list from the address; at least 1. */
export function readPageNumber({ url }: Visit): number {
  return Math.max(1, readNumber(url.searchParams.get("paged") ?? "1"))
}

/** Links to the pages before and after a page of a list. */
export function pager(page: number, hasMore: boolean, { url, language }: Visit): Html {
  const words = adminTexts[language]
  const href = (to: number) => `${url.pathname}?paged=${String(to)}`
  if (page === 1 && !hasMore) return html``
  return html`<p class="er-admin-pager">
    ${page > 1 ? html`<a class="button" rel="prev" href="${href(page - 1)}">${words.newer}</a>` : ""}
    ${hasMore ? html`<a class="button" rel="next" href="${href(page + 1)}">${words.older}</a>` : ""}
  </p>`
}
