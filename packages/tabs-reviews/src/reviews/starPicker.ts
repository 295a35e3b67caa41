import { connectRadioGroup, type Scope, type PageDocument } from "@ringside/core"
import { createStarItems, parseRating, type Rating, type StarItem } from "../domain/index.ts"
import { reviewParts } from "../host.ts"
import { tabsReviewsMessages } from "../messages.ts"
import { readRatingRules } from "./ratingRules.ts"

/** Five stars before a rating field, which keeps the value. */
export interface StarPicker {
  /** Whether a review needs a rating. */
  readonly isRequired: boolean
  /** Shows that a rating is missing, and moves focus to the stars. */
  refuse(message: string): void
}

/** Inserts stars before `field` and hides it. Source: catalogue-and-cart contract §10.2. */
export function createStarPicker(scope: Scope, field: HTMLSelectElement): StarPicker {
  const { page } = scope
  const { document } = page
  const rules = readRatingRules(page)
  const picker = document.createElement("p")
  const alert = document.createElement("span")
  alert.className = "ringside-review-problem"
  alert.setAttribute("role", "alert")
  alert.id = `${field.id || field.name}-problem`
  const element = document.createElement("span")
  element.id = `${field.id || field.name}-stars`
  picker.append(element)

  const listStars = (rating: Rating) => createStarItems(rating, rules.labels)
  const stars = new Map(listStars(0).map((item) => [String(item.value), createStar(document, item)]))
  const group = connectRadioGroup(scope, field, {
    element,
    radios: [...stars].map(([value, star]) => ({ value, element: star })),
    name: findName(scope, field),
    isRequired: rules.required ?? undefined,
    show() {
      const rating = parseRating(field.value)
      picker.className = rating > 0 ? "stars selected" : "stars"
      for (const { value, className, active } of listStars(rating)) {
        stars.get(String(value))?.setAttribute("class", active ? `${className} active` : className)
      }
      if (rating === 0) return
      alert.remove()
      element.removeAttribute("aria-invalid")
      element.removeAttribute("aria-describedby")
    },
  })
  // The platform prints spaces between the stars, which its styles use as gaps.
  for (const [, star] of [...stars].slice(1)) star.before(" ")
  // A script that has printed the platform's stars leaves them to the platform's handlers.
  const printed = field.previousElementSibling
  if (printed?.matches("p.stars")) scope.replace(printed, picker)
  else {
    field.before(picker)
    scope.insert(picker)
  }
  const label = findLabel(scope, field)
  if (label?.getAttribute("for")) {
    // The label names the stars, since its field is hidden.
    scope.attribute(label, "for", element.id)
    scope.listenToField(label, "click", () => group.focusRadio())
  }
  return {
    isRequired: group.isRequired,
    refuse(message) {
      element.setAttribute("aria-invalid", "true")
      element.setAttribute("aria-describedby", alert.id)
      picker.append(alert)
      alert.textContent = message
      group.focusRadio()
    },
  }
}

function createStar(document: PageDocument, { label }: StarItem): HTMLElement {
  const star = document.createElement("a")
  star.href = "#"
  star.textContent = label
  return star
}

/** The field's label names the stars, and gets an id if it has none. */
function findName(scope: Scope, field: HTMLSelectElement): string | Element {
  const { page, attribute } = scope
  const label = findLabel(scope, field)
  if (!label) return page.translator("tabs-reviews", tabsReviewsMessages)("yourRating")
  if (!label.id) attribute(label, "id", reviewParts.ratingLabelId)
  return label
}

function findLabel({ page }: Scope, field: HTMLSelectElement): Element | undefined {
  return field.labels[0] ?? page.document.getElementById(reviewParts.ratingLabelId) ?? undefined
}
