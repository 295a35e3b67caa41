import { nullPrototype } from "@ringside/core/domain"
import type { Page } from "@ringside/core"
import { isVariationPurchasable, selectVariationQuantity, type Variation } from "../domain/index.ts"
import { variationSelectors } from "../host.ts"

/** The quantity limits of the chosen variation. */
export interface VariationQuantityField {
  show(variation: Variation): void
  /** Restores the product's own limits. */
  reset(): void
  restore(): void
}

/** Creates the quantity of one form. Source: catalogue-and-cart contract §9. */
export function createVariationQuantity(page: Page, form: HTMLElement): VariationQuantityField {
  const limits = page.createRecord()
  let isLimited = false
  const listInputs = () => form.querySelectorAll<HTMLInputElement>(variationSelectors.quantityInput)

  return {
    show(variation) {
      limits.restoreAll()
      isLimited = true
      for (const input of listInputs()) {
        const { value, min, max, hidden } = selectVariationQuantity(input.value, variation)
        limits.attribute(input, "min", min)
        limits.attribute(input, "max", max)
        // A sold-out variation has no quantity.
        if (!isVariationPurchasable(variation)) limits.attribute(input, "disabled", "")
        const box = input.closest<HTMLElement>(variationSelectors.quantity)
        if (box) limits.show(box, !hidden)
        writeValue(limits, input, value)
        notifyChange(page, input)
      }
    },
    reset() {
      if (!isLimited) return
      isLimited = false
      limits.restoreAll()
      for (const input of listInputs()) notifyChange(page, input)
    },
    restore: limits.restoreAll,
  }
}

/** Sends `change`, as after the shopper's own input. */
export function notifyChange({ window }: Page, field: Element): void {
  field.dispatchEvent(new window.Event("change", nullPrototype({ bubbles: true })))
}

/** A hidden field's value is its attribute, so it is one of the changes that are reverted. */
export function writeValue(
  record: { attribute(element: Element, name: string, value: string): void },
  input: HTMLInputElement,
  value: string,
): void {
  if (input.type === "hidden") record.attribute(input, "value", value)
  else input.value = value
}
