import type { Page } from "@ringside/core"
import { createStarItems, parseRating, type Rating } from "./domain/index.ts"
import { reviewParts } from "./host.ts"
import { tabsReviewsMessages } from "./messages.ts"
import { readRatingRules } from "./ratingRules.ts"

/** Five stars before a rating field, which keeps the value. */
export interface StarPicker {
  readonly group: Element
  readonly stars: readonly HTMLElement[]
  /** Whether a review needs a rating. */
  readonly isRequired: boolean
  /** Chooses, as a shopper does. */
  choose(rating: Rating): void
  /** Draws what the field says now. */
  show(): void
  focus(): void
  /** Says that a rating is missing, and goes there. */
  refuse(message: string): void
}

/** Draws stars before `select` and hides it. Source: catalogue-and-cart contract §10.2. */
export function createStarPicker(page: Page, select: HTMLSelectElement): StarPicker {
  const { document, decorations } = page
  removeLeftover(select)
  const rules = readRatingRules(page)
  const isRequired = rules.required ?? select.required
  const picker = document.createElement("p")
  picker.className = "stars"
  const group = document.createElement("span")
  group.setAttribute("role", "radiogroup")
  if (isRequired) group.setAttribute("aria-required", "true")
  const labelled = nameGroup(page, select)
  group.setAttribute(labelled.attribute, labelled.value)
  const stars = createStarItems(0, rules.labels).map(({ label }) => {
    const star = document.createElement("a")
    star.href = "#"
    star.setAttribute("role", "radio")
    star.textContent = label
    return star
  })
  group.append(...stars)
  picker.append(group)
  const alert = document.createElement("span")
  alert.className = "ringside-review-problem"
  alert.setAttribute("role", "alert")

  const show = () => {
    const rating = parseRating(select.value)
    picker.classList.toggle("selected", rating > 0)
    for (const [index, item] of createStarItems(rating, rules.labels).entries()) {
      const star = stars[index]
      if (!star) continue
      star.className = item.active ? `${item.className} active` : item.className
      star.setAttribute("aria-checked", String(item.checked))
      star.tabIndex = item.tabIndex
    }
    if (rating === 0) return
    alert.remove()
    group.removeAttribute("aria-invalid")
  }
  const focus = () => stars.find(({ tabIndex }) => tabIndex === 0)?.focus()
  show()
  select.before(picker)
  decorations.insert(picker)
  decorations.style(select, "display", "none")
  // A hidden field that is required would keep the form back without a visible reason.
  decorations.attribute(select, "required", null)
  return {
    group,
    stars,
    isRequired,
    show,
    focus,
    choose(rating) {
      select.value = String(rating)
      select.dispatchEvent(new page.window.Event("change", { bubbles: true }))
      show()
    },
    refuse(message) {
      group.setAttribute("aria-invalid", "true")
      picker.append(alert)
      alert.textContent = message
      focus()
    },
  }
}

/** A page that was kept as a copy of its nodes comes back with stars that nobody serves. */
function removeLeftover(select: HTMLSelectElement): void {
  const leftover = select.previousElementSibling
  if (!leftover?.matches("p.stars")) return
  leftover.remove()
  select.style.display = ""
  select.required = leftover.querySelector("[aria-required]") !== null
}

/** The group is named by the field's label, which gets an id if it has none. */
function nameGroup(page: Page, select: HTMLSelectElement): { readonly attribute: string; readonly value: string } {
  const label = page.document.getElementById(reviewParts.ratingLabelId) ?? select.labels[0]
  if (!label) {
    const text = page.translator("tabs-reviews", tabsReviewsMessages)("yourRating")
    return { attribute: "aria-label", value: text }
  }
  if (!label.id) page.decorations.attribute(label, "id", reviewParts.ratingLabelId)
  return { attribute: "aria-labelledby", value: label.id }
}
