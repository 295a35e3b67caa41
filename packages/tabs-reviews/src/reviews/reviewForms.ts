import {
  findEventElement,
  findForm,
  listControls,
  listen,
  type Page,
  type Scope,
  definePageService,
} from "@ringside/core"
import { createChanges } from "../createChanges.ts"
import { validateReview } from "../domain/index.ts"
import { createReviewProblems } from "./reviewProblems.ts"
import { reviewParts } from "../host.ts"
import { createInPlaceForm } from "./inPlaceForm.ts"
import { readRatingRules } from "./ratingRules.ts"
import { hasFile } from "./reviewAnswer.ts"
import { repliesService } from "./replies.ts"
import { findStarPicker } from "./stars.ts"

/** A page that is still there this long after a submit has not been left: the shopper has stopped it, or the shop's server is out of reach. */
const releaseAfterMs = 15_000

/** `releaseAfterMs` for a form that sends pictures, which may take long. */
const releaseUploadAfterMs = 180_000

/** One connected review form. */
export interface ReviewForm {
  /** Prevents a click on the submit button while the rating is missing. */
  guardClick(event: MouseEvent): void
  /** Stops a submit while the rating is missing, or the form is being sent. */
  guardSubmit(event: SubmitEvent): void
  /** Submits the form by Ctrl or Cmd and Enter, in any field. */
  submitByKey(event: KeyboardEvent): void
  /** Sends a form that no listener has prevented: in place, or by the browser with its button disabled. */
  send(event: SubmitEvent): void
}

/** The connected form that an event happened in. */
export function findReviewForm(page: Page, event: Event): ReviewForm | undefined {
  const element = findEventElement(page, event)
  const form = element && findForm(element)
  return form ? formsService.of(page).get(form) : undefined
}

/** Connects a review form. Source: catalogue-and-cart contract §10.2. */
export function connectReviewForm(form: HTMLFormElement, scope: Scope): void {
  const { page } = scope
  const forms = formsService.of(page)
  forms.set(form, createReviewForm(form, scope))
  scope.onEnd(() => {
    forms.delete(form)
    repliesService.of(page).restore(form)
  })
}

function createReviewForm(form: HTMLFormElement, scope: Scope): ReviewForm {
  const { page } = scope
  const { window } = page
  const inPlace = createInPlaceForm(form, scope)
  const busy = createChanges(scope)
  const problems = createReviewProblems(form, scope)
  let isSending = false
  let cancelRelease: (() => void) | undefined
  const release = () => {
    cancelRelease?.()
    busy.restoreAll()
    isSending = false
  }
  listen(window, "pageshow", release, { signal: scope.signal })

  /** Reports a missing rating, once per attempt. */
  const hasRating = () => {
    const picker = findStarPicker(page, form)
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
  const isComplete = () => {
    // Show every problem, and focus the first; the stars come before the fields.
    const isRated = hasRating()
    return problems.check({ canFocus: isRated }) && isRated
  }
  return {
    guardClick(event) {
      if (event.defaultPrevented || !findEventElement(page, event)?.closest(reviewParts.submit)) return
      if (!isComplete()) event.preventDefault()
    },
    guardSubmit(event) {
      if (!isSending && isComplete()) return
      event.preventDefault()
      event.stopPropagation()
    },
    submitByKey(event) {
      if (event.key !== "Enter" || event.repeat || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      // Calls the method of the prototype: a button named "submit" hides the form's own.
      window.HTMLFormElement.prototype.requestSubmit.call(form)
    },
    send(event) {
      isSending = true
      const sent = inPlace.send(event.submitter)
      if (sent) {
        event.preventDefault()
        void sent.finally(() => {
          isSending = false
        })
        return
      }
      // Later, since a button that is disabled now would not be sent with the form.
      cancelRelease = scope.after(0, () => {
        // A captcha's listener after ours, which sends the form itself once it is solved.
        if (event.defaultPrevented) {
          release()
          return
        }
        cancelRelease = scope.after(hasFile(new window.FormData(form)) ? releaseUploadAfterMs : releaseAfterMs, release)
        for (const button of listControls(page, form, reviewParts.submit)) busy.attribute(button, "disabled", "")
      })
    },
  }
}

const formsService = definePageService("tabs-reviews.forms", (): WeakMap<Element, ReviewForm> => new WeakMap())
