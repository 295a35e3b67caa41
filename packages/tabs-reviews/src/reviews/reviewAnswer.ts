import type { HttpResult, Page, WriteRequest } from "@ringside/core"
import { collapseBlanks, selectApiError } from "@ringside/core/domain"
import { reviewParts, reviewSelectors } from "../host.ts"

/** The result of sending a review, or of requesting a page of reviews. `message` is the server's own text; `null` without one. */
export type ReviewAnswer =
  | { readonly kind: "accepted"; readonly list: Element; readonly isHeld: boolean; readonly message: string | null }
  | { readonly kind: "refused"; readonly message: string }
  /** `isUpload`: the shop has failed with a file of the review. */
  | { readonly kind: "unreachable"; readonly isUpload: boolean }
  /** Accepted, with a redirect to a page without a list. */
  | { readonly kind: "elsewhere"; readonly url: string; readonly isHeld: boolean }
  | { readonly kind: "not-understood" }

/** The request of a review. */
type ReviewRequest = Pick<WriteRequest, "url" | "body">

/**
 * Reads the platform's response to a review: the product page with the new list, or a page with the reason of a refusal. A review that
 * awaits approval is named in the response's address, and marked in the list for its author. The platform only redirects to another address
 * after it accepted a review.
 */
export function readReviewAnswer(page: Page, asked: ReviewRequest, result: HttpResult): ReviewAnswer {
  if (result.kind === "unreachable") return { kind: "unreachable", isUpload: false }
  const error = selectApiError({ status: result.status, media: hasFile(asked.body) })
  if (result.status >= 500) return { kind: "unreachable", isUpload: error?.code === "post_process" }
  const fragment = page.html.parseFragment(result.text)
  const refusal = fragment.querySelector(reviewParts.refusal)
  if (refusal) return { kind: "refused", message: collapseBlanks(refusal.textContent) }
  const list = fragment.querySelector(reviewParts.list)
  if (!result.isOk) return { kind: "not-understood" }
  const url = new URL(result.url, page.document.baseURI)
  const id = readHeldId(url)
  if (!list) {
    const isElsewhere = url.href !== asked.url.split("#")[0]
    return isElsewhere ? { kind: "elsewhere", url: url.href, isHeld: id !== null } : { kind: "not-understood" }
  }
  const held =
    id === null ? findNewMark(page, list) : list.querySelector(`#comment-${id} :is(${reviewParts.moderation})`)
  return {
    kind: "accepted",
    list,
    isHeld: id !== null || held !== null,
    message: held && collapseBlanks(held.textContent),
  }
}

/** Whether a body holds a file; a file field that was left empty adds one without bytes. */
export function hasFile(body: WriteRequest["body"]): boolean {
  if (typeof body !== "object" || body === null) return false
  return [...body.values()].some((value) => typeof value !== "string" && value.size > 0)
}

/** Replaces the page's list by the response's. */
export function replaceReviewList(page: Page, fresh: Element, near: Element): Element | null {
  const old = (near.closest(reviewSelectors.hook) ?? page.document).querySelector(reviewParts.list)
  if (!old) return null
  old.replaceWith(fresh)
  page.scan()
  return fresh
}

/** The number of a review that awaits approval, from the address of its author's redirect. */
function readHeldId({ searchParams }: URL): string | null {
  const id = searchParams.get("unapproved")
  return id !== null && /^\d+$/.test(id) ? id : null
}

/** A mark at a comment that the page didn't have before. */
function findNewMark({ document }: Page, list: Element): Element | null {
  const marks = [...list.querySelectorAll(reviewParts.moderation)]
  return marks.find((mark) => !document.getElementById(mark.closest(reviewParts.comment)?.id ?? "")) ?? null
}
