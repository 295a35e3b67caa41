import type { HttpResult, Page } from "@ringside/core"
import { reviewParts, reviewSelectors } from "./host.ts"

/** What came of sending a review, or of asking for a page of them. `message` is the server's own text; `null` for none. */
export type ReviewAnswer =
  | { readonly kind: "accepted"; readonly list: Element; readonly isHeld: boolean; readonly message: string | null }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "unreachable" }
  /** It went well, and leads to a page that has no list. */
  | { readonly kind: "elsewhere"; readonly url: string }
  | { readonly kind: "not-understood" }

/**
 * Reads the page that the platform answers a review with: the product's with the new list, or one that says why not.
 * One that waits for approval is named in the answer's address, and marked in the list for its author alone. The platform
 * leads on to another address only from a review that it accepted.
 */
export function readReviewAnswer(page: Page, askedUrl: string, result: HttpResult): ReviewAnswer {
  if (result.kind === "unreachable" || result.status >= 500) return { kind: "unreachable" }
  const fragment = page.html.parseFragment(result.text)
  const refusal = fragment.querySelector(reviewParts.refusal)
  if (refusal) return { kind: "refused", message: readText(refusal) }
  const list = fragment.querySelector(reviewParts.list)
  if (!result.isOk) return { kind: "not-understood" }
  const url = new URL(result.url, page.document.baseURI)
  if (!list) {
    return url.href === askedUrl.split("#")[0] ? { kind: "not-understood" } : { kind: "elsewhere", url: url.href }
  }
  const id = readHeldId(url)
  const held =
    id === null ? findNewMark(page, list) : list.querySelector(`#comment-${id} :is(${reviewParts.moderation})`)
  return { kind: "accepted", list, isHeld: id !== null || held !== null, message: held && readText(held) }
}

/** Puts the list of an answer into the place of the page's own. */
export function replaceReviewList(page: Page, fresh: Element, near: Element): Element | null {
  const old = (near.closest(reviewSelectors.hook) ?? page.document).querySelector(reviewParts.list)
  if (!old) return null
  old.replaceWith(fresh)
  page.scan()
  return fresh
}

/** The number of a review that waits for approval, from the address that its author is led to. */
function readHeldId({ searchParams }: URL): string | null {
  const id = searchParams.get("unapproved")
  return id !== null && /^\d+$/.test(id) ? id : null
}

/** A mark at a comment that the page didn't have before. */
function findNewMark({ document }: Page, list: Element): Element | null {
  const marks = [...list.querySelectorAll(reviewParts.moderation)]
  return marks.find((mark) => !document.getElementById(mark.closest(reviewParts.comment)?.id ?? "")) ?? null
}

function readText(element: Element): string {
  return element.textContent.replace(/\s+/g, " ").trim()
}
