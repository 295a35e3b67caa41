import type { Page } from "@ringside/core"
import { validateReview } from "./domain/index.ts"
import { isReviewOurs, reviewParts, reviewSelectors } from "./host.ts"
import { readRatingRules } from "./ratingRules.ts"
import type { Stars } from "./stars.ts"

/** Sends a form without leaving the page; `null` when that form goes the browser's own way. */
export type SendInPlace = (form: HTMLFormElement, submitter: HTMLElement | null) => Promise<void> | null

/** Guards review forms: none goes out without its rating, or twice. Source: catalogue-and-cart contract §10.2. */
export function startReviewForms(page: Page, stars: Stars, sendInPlace: SendInPlace): void {
  const { document, window, signal } = page
  const sending = new Set<HTMLFormElement>()
  const busy = page.createDecorations()
  signal.addEventListener("abort", () => busy.restoreAll())

  const findForm = ({ target }: Event) => {
    const element = target instanceof window.Element ? target : null
    const form = element?.closest<HTMLFormElement>("form")
    return element && form?.matches(reviewSelectors.form) && isReviewOurs(page, form) ? { element, form } : null
  }
  /** Says what is missing, once an attempt. */
  const isComplete = (form: HTMLFormElement) => {
    const picker = stars.find(form)
    const rating = form.querySelector<HTMLSelectElement>(reviewParts.rating)?.value
    const result = validateReview({
      hasRatingField: picker !== null,
      required: picker?.isRequired ?? false,
      rating,
      message: readRatingRules(page).missing,
    })
    if (result.ok) return true
    picker?.refuse(result.message)
    window.alert(result.message)
    return false
  }
  document.addEventListener(
    "click",
    (event) => {
      const found = event.defaultPrevented ? null : findForm(event)
      if (found?.element.closest(reviewParts.submit) && !isComplete(found.form)) event.preventDefault()
    },
    { signal, capture: true },
  )
  document.addEventListener(
    "submit",
    (event) => {
      const found = findForm(event)
      if (found && (sending.has(found.form) || !isComplete(found.form))) {
        event.preventDefault()
        event.stopPropagation()
      }
    },
    { signal, capture: true },
  )
  // When all others have had their say, such as a captcha that keeps the form back.
  document.addEventListener(
    "submit",
    (event) => {
      const found = event.defaultPrevented ? null : findForm(event)
      if (!found) return
      const { form } = found
      sending.add(form)
      const sent = sendInPlace(form, event.submitter)
      if (sent) {
        event.preventDefault()
        void sent.finally(() => sending.delete(form))
        return
      }
      // Later, since a button that is disabled by now would not be sent with the form.
      page.clock.after(0, () => {
        for (const button of form.querySelectorAll(reviewParts.submit)) busy.attribute(button, "disabled", "")
      })
    },
    { signal },
  )
  submitByKey(page, findForm)
  window.addEventListener(
    "pageshow",
    () => {
      busy.restoreAll()
      sending.clear()
    },
    { signal },
  )
}

/** Ctrl or Cmd and Enter, in any field. */
function submitByKey(
  { document, window, signal }: Page,
  findForm: (event: Event) => { readonly form: HTMLFormElement } | null,
): void {
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Enter" || event.repeat || !(event.ctrlKey || event.metaKey)) return
      const found = findForm(event)
      if (!found) return
      event.preventDefault()
      // By the platform's own function: a button named "submit" hides the form's.
      window.HTMLFormElement.prototype.requestSubmit.call(found.form)
    },
    { signal, capture: true },
  )
}
