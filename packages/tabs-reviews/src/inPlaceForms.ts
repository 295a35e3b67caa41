import { type Decorations, type Page, readHookOptions } from "@ringside/core"
import { reviewSelectors } from "./host.ts"
import { tabsReviewsMessages } from "./messages.ts"
import { reviewsAttributes } from "./options.ts"
import type { Replies } from "./replies.ts"
import { readReviewAnswer, replaceReviewList } from "./reviewAnswer.ts"
import { createReviewDrafts } from "./reviewDraft.ts"
import type { SendInPlace } from "./reviewForms.ts"

/** Longer than a slow shop takes, shorter than a shopper waits. */
const timeoutMs = 30_000
const tellAfterMs = 100
const outcomeClass = "ringside-review-outcome"

/** Sends the forms in `reviews` hooks in the background. What was typed stays until the shop has accepted it. */
export function createInPlaceForms(page: Page, replies: Replies): SendInPlace {
  const { document, window, signal, clock } = page
  const translate = page.translator("tabs-reviews", tabsReviewsMessages)
  const drafts = createReviewDrafts(page)
  const changes = page.createDecorations()
  signal.addEventListener("abort", () => changes.restoreAll())
  const done = new WeakSet<Element>()
  const restoreDrafts = () => {
    for (const form of document.querySelectorAll<HTMLFormElement>(reviewSelectors.form)) {
      if (done.has(form) || !isInPlace(page, form)) continue
      done.add(form)
      drafts.restore(form)
    }
  }
  page.onScan(restoreDrafts)
  restoreDrafts()

  const tell = (form: HTMLFormElement, role: "status" | "alert", text: string) => {
    const outcome = form.querySelector(`.${outcomeClass}`) ?? insertOutcome(form, changes)
    outcome.classList.toggle("ringside-review-problem", role === "alert")
    outcome.setAttribute("role", role)
    outcome.textContent = text
  }
  /** Nothing of what was accepted is left to be sent again. */
  const clear = (form: HTMLFormElement) => {
    replies.end()
    drafts.drop(form)
    // By the platform's own functions, here as below: fields named "reset" or "submit" hide the form's.
    window.HTMLFormElement.prototype.reset.call(form)
  }
  const send = async (form: HTMLFormElement, request: FormRequest) => {
    drafts.keep(form)
    changes.attribute(form, "aria-busy", "true")
    // Empty first: a screen reader has to know a region before it hears of what changes there, and tells no text twice.
    tell(form, "status", "")
    const cancelTelling = clock.after(tellAfterMs, () => tell(form, "status", translate("sending")))
    const headers = { "content-type": "application/x-www-form-urlencoded; charset=UTF-8" }
    const result = await page.http({ method: "POST", headers, timeoutMs, ...request })
    cancelTelling()
    const answer = readReviewAnswer(page, request.url, result)
    if (signal.aborted) return
    changes.attribute(form, "aria-busy", null)
    switch (answer.kind) {
      case "accepted":
        clear(form)
        replaceReviewList(page, answer.list, form)
        tell(form, "status", answer.message ?? translate(answer.isHeld ? "held" : "published"))
        return
      case "refused":
        tell(form, "alert", answer.message || translate("refused"))
        return
      case "unreachable":
        tell(form, "alert", translate("unreachable"))
        return
      case "elsewhere":
        clear(form)
        page.navigation.go(answer.url)
        return
      case "not-understood":
        window.HTMLFormElement.prototype.submit.call(form)
    }
  }
  return (form, submitter) => {
    const request = isInPlace(page, form) ? readFormRequest(page, form, submitter) : null
    return request && send(form, request)
  }
}

/** Where the form says what became of it. */
function insertOutcome(form: HTMLFormElement, changes: Decorations): HTMLElement {
  const outcome = form.ownerDocument.createElement("p")
  outcome.className = outcomeClass
  form.append(outcome)
  changes.insert(outcome)
  return outcome
}

function isInPlace({ reports }: Page, form: Element): boolean {
  const hook = form.closest(reviewSelectors.hook)
  return hook !== null && readHookOptions("reviews", reviewsAttributes, hook, reports).submit === "in-place"
}

interface FormRequest {
  readonly url: string
  readonly body: string
}

/** What the browser would post; `null` for a form that posts files, or to somebody else, or not at all. */
function readFormRequest(
  { document, window }: Page,
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): FormRequest | null {
  // Attributes and not members: a field named "action" hides the form's.
  const url = new URL(form.getAttribute("action") ?? "", document.baseURI)
  if (url.origin !== window.location.origin || form.getAttribute("method")?.toLowerCase() !== "post") return null
  const fields = [...new window.FormData(form, submitter)]
  const texts = fields.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []))
  if (texts.length < fields.length) return null
  return { url: url.href, body: new URLSearchParams(texts).toString() }
}
