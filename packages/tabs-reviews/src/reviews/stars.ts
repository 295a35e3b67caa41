import { defineBehaviour, type Page, definePageService, findEventElement } from "@ringside/core"
import { reviewForm, reviewParts, selectOwnReviews } from "../host.ts"
import { createStarPicker, type StarPicker } from "./starPicker.ts"

/** Inserts stars before each rating field that we handle. Source: catalogue-and-cart contract §10.2. */
export const starsBehaviour = defineBehaviour({
  name: "reviews",
  selector: (page) => selectOwnReviews(page, reviewParts.rating),
  element: "HTMLSelectElement",
  connect(field, scope) {
    const { page } = scope
    if (!field.closest("form")?.matches(reviewForm)) return
    const pickers = pickersService.of(page)
    return () => {
      pickers.set(field, createStarPicker(scope, field))
      scope.onEnd(() => pickers.delete(field))
    }
  },
  start(page) {
    page.events.on(["init"], (event) => {
      if (findEventElement(page, event)?.matches(reviewParts.rating)) page.scan()
    })
  },
})

/** The stars of a form; null when it has no rating field. */
export function findStarPicker(page: Page, form: Element): StarPicker | null {
  const field = form.querySelector(reviewParts.rating)
  return (field && pickersService.of(page).get(field)) ?? null
}

const pickersService = definePageService("tabs-reviews.stars", (): WeakMap<Element, StarPicker> => new WeakMap())
