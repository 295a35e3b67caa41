import {
  canInsertHtml,
  goOrReport,
  listControls,
  type Page,
  readHookOptions,
  type Scope,
  submitNatively,
  type WriteRequest,
  writeTimeoutMs,
} from "@ringside/core"
import { formContentType } from "@ringside/core/domain"
import { drawnForm, reviewParts, reviewSelectors } from "../host.ts"
import { tabsReviewsMessages } from "../messages.ts"
import { reviewsAttributes } from "../options.ts"
import { repliesService } from "./replies.ts"
import { hasFile, readReviewAnswer, replaceReviewList, type ReviewAnswer } from "./reviewAnswer.ts"
import { createReviewDrafts } from "./reviewDraft.ts"
import { createReviewOutcome } from "./reviewOutcome.ts"

/** A photo from a phone takes minutes on a slow line. */
const uploadTimeoutMs = 180_000
const showSendingAfterMs = 100

/** Sends one form in the background, if it is in a `reviews` hook. */
export interface InPlaceForm {
  /** Resolves when the shop has responded; `null` when the browser submits the form. */
  send(submitter: HTMLElement | null): Promise<void> | null
}

/** Creates the sender of `form`. The shopper's text stays until the shop has accepted it. */
export function createInPlaceForm(form: HTMLFormElement, scope: Scope): InPlaceForm {
  const { page, attribute } = scope
  const { window } = page
  const translate = page.translator("tabs-reviews", tabsReviewsMessages)
  const drafts = createReviewDrafts(page)
  const outcome = createReviewOutcome(form, scope)
  /** Shows the shop's own words, else ours. */
  const report = (role: "status" | "alert", key: Parameters<typeof translate>[0], own: string | null = null) => {
    const text = own || translate(key)
    // A form that has left the page has no place for it. Its text is kept for the next one.
    if (!form.isConnected && role === "alert") page.notices.error(text)
    else outcome.show(role, text, own ? undefined : translate.language)
  }
  let isRestored = false
  const restoreDraft = () => {
    if (isRestored || !isInPlace(page, form)) return
    isRestored = true
    drafts.restore(form)
  }
  scope.onScan(restoreDraft)
  restoreDraft()

  /** Clears an accepted review, so that it isn't sent again. */
  const clear = () => {
    repliesService.of(page).end()
    drafts.drop(form)
    // Calls the method of the prototype: a field named "reset" hides the form's own.
    window.HTMLFormElement.prototype.reset.call(form)
  }
  const apply = (answer: ReviewAnswer, submitter: HTMLElement | null) => {
    switch (answer.kind) {
      case "accepted":
        clear()
        replaceReviewList(page, answer.list, form)
        report("status", answer.isHeld ? "held" : "published", answer.message)
        return
      case "refused":
        report("alert", "refused", answer.message)
        return
      case "unreachable":
        report("alert", answer.isUpload ? "uploadFailed" : "unreachable")
        return
      case "elsewhere":
        clear()
        // The page that the shopper is on need not be the shop's, and a list of ours is read again.
        if (form.matches(drawnForm)) report("status", answer.isHeld ? "held" : "published")
        else goOrReport(page, answer.url, "shop")
        return
      case "not-understood":
        // No browser sends a form that has left the page.
        if (form.isConnected) submitNatively(page, form, submitter)
        else report("alert", "unreachable")
    }
  }
  const send = async (request: FormRequest, submitter: HTMLElement | null) => {
    drafts.keep(form)
    // Not the form: NVDA reads no region in a busy element, and the form contains the outcome.
    const button = submitter ?? listControls(page, form, reviewParts.submit)[0]
    if (button) attribute(button, "aria-busy", "true")
    // Empty first: a screen reader announces changes only in a region that it has found before.
    outcome.show("status", "")
    const cancelShowing = page.clock.after(showSendingAfterMs, () => report("status", "sending"))
    const result = await page.http({ method: "POST", nonce: "none", ...request })
    cancelShowing()
    if (page.signal.aborted) return
    if (button && !scope.signal.aborted) attribute(button, "aria-busy", null)
    apply(readReviewAnswer(page, request, result), submitter)
  }
  return {
    send(submitter) {
      const request = isInPlace(page, form) ? readFormRequest(page, form, submitter) : null
      return request && send(request, submitter)
    },
  }
}

function isInPlace(page: Page, form: Element): boolean {
  const hook = form.closest(reviewSelectors.hook)
  return (
    hook !== null &&
    canInsertHtml(page) &&
    readHookOptions("reviews", reviewsAttributes, hook, page).submit === "in-place"
  )
}

type FormRequest = Pick<WriteRequest, "url" | "body" | "headers" | "timeoutMs">

/**
 * The request that the browser would send; `null` for a form that posts to another origin, has no post, posts the mere names of files, or has
 * a captcha: its answer would still be there, used, when the shopper sends the form again.
 */
function readFormRequest(
  { document, window }: Page,
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): FormRequest | null {
  // Reads attributes, not members: a field named "action" hides the form's own.
  const url = new URL(form.getAttribute("action") ?? "", document.baseURI)
  if (url.origin !== window.location.origin || form.getAttribute("method")?.toLowerCase() !== "post") return null
  if (form.querySelector(reviewParts.captcha)) return null
  const body = new window.FormData(form, submitter)
  const texts = [...body].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []))
  if (texts.length < [...body].length) {
    // The browser names the type of such a body itself, with the boundary between its parts.
    const isUpload = form.getAttribute("enctype")?.toLowerCase() === "multipart/form-data"
    const limitMs = hasFile(body) ? uploadTimeoutMs : writeTimeoutMs
    return isUpload ? { url: url.href, body, headers: {}, timeoutMs: limitMs } : null
  }
  const headers = { "content-type": formContentType }
  return { url: url.href, body: new URLSearchParams(texts).toString(), headers, timeoutMs: writeTimeoutMs }
}
