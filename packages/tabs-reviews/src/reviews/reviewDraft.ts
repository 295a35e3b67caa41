import type { Page } from "@ringside/core"
import { nullPrototype, parseJson, readMember } from "@ringside/core/domain"
import { parseRating } from "../domain/index.ts"
import { reviewParts } from "../host.ts"

/** Stores texts that the shop has not accepted yet, so that a reload or a lost network loses nothing. */
export interface ReviewDrafts {
  keep(form: HTMLFormElement): void
  /** Restores the stored text, unless the field has one already. */
  restore(form: HTMLFormElement): void
  drop(form: HTMLFormElement): void
}

/** The drafts of one page. Neither name nor e-mail is stored. */
export function createReviewDrafts({ storage: { session }, window }: Page): ReviewDrafts {
  const keyOf = (form: HTMLFormElement) =>
    `ringside:review:${form.querySelector<HTMLInputElement>(reviewParts.postField)?.value ?? ""}`
  return {
    keep(form) {
      const { text, rating } = findFields(form)
      session.set(keyOf(form), JSON.stringify({ comment: text?.value ?? "", rating: rating?.value ?? "" }))
    },
    restore(form) {
      const kept = parseJson(session.get(keyOf(form)))
      const comment = readMember(kept, ["comment"])
      const stars = parseRating(readMember(kept, ["rating"]))
      const { text, rating } = findFields(form)
      if (text?.value.trim() === "" && typeof comment === "string") text.value = comment
      if (rating?.value !== "" || stars === 0) return
      rating.value = String(stars)
      rating.dispatchEvent(new window.Event("change", nullPrototype({ bubbles: true })))
    },
    drop: (form) => session.remove(keyOf(form)),
  }
}

function findFields(form: HTMLFormElement) {
  return {
    text: form.querySelector<HTMLTextAreaElement>(reviewParts.text),
    rating: form.querySelector<HTMLSelectElement>(reviewParts.rating),
  }
}
