import type { Variation } from "./variation.ts"

/** Classes for a form's add button and the box around it. */
export interface VariationButton {
  readonly add: readonly string[]
  readonly remove: readonly string[]
  readonly wrap: "enabled" | "disabled"
}

const disabled = "disabled"
const selectionNeeded = "wc-variation-selection-needed"
const isUnavailable = "wc-variation-is-unavailable"

/** Whether the variation can be bought now. Source: catalogue-and-cart §9. */
export function isVariationPurchasable(variation: Variation): boolean {
  const needed = ["is_purchasable", "is_in_stock", "variation_is_visible"]
  return needed.every((name) => Object.hasOwn(variation, name) && Boolean(variation[name]))
}

/** The classes that show whether the button adds, the variation can't be bought, or a choice is missing. */
export function selectVariationButton(state: "purchasable" | "unavailable" | "needed"): VariationButton {
  switch (state) {
    case "purchasable":
      return { add: [], remove: [disabled, selectionNeeded, isUnavailable], wrap: "enabled" }
    case "unavailable":
      return { add: [disabled, isUnavailable], remove: [selectionNeeded], wrap: "disabled" }
    case "needed":
      return { add: [disabled, selectionNeeded], remove: [isUnavailable], wrap: "disabled" }
  }
}

/** The message after a press of a button with these classes; null when there is none. */
export function selectAddToCartAlert(
  classes: readonly string[],
  texts: { readonly unavailable: string; readonly makeSelection: string },
): string | null {
  if (!classes.includes(disabled)) return null
  if (classes.includes(isUnavailable)) return texts.unavailable
  return classes.includes(selectionNeeded) ? texts.makeSelection : null
}
