import { nullPrototype } from "@ringside/core/domain"
import type { Page } from "@ringside/core"
import { selectAddToCartAlert } from "../domain/index.ts"
import { variationSelectors } from "../host.ts"
import { variationMessages } from "../messages.ts"
import { readAttributeLabel } from "./attributeSelects.ts"
import type { FocusChoice } from "./choiceFocus.ts"
import type { VariationForm } from "./variationForm.ts"
import { readVariationTexts } from "./variationTexts.ts"

/**
 * Handles a press of a form's add button; a form that hasn't shown its choice yet does so first. A press for a variation that can be bought is left to the code that adds; a press during a
 * request to the shop is repeated after the response; for all others the shopper gets a message. Source: catalogue-and-cart contract §9.
 */
export function answerAddPress(
  page: Page,
  event: Event,
  {
    button,
    form,
    focusChoice,
  }: { readonly button: HTMLElement; readonly form: VariationForm; readonly focusChoice: FocusChoice },
): void {
  form.begin()
  if (form.pressWhenFound(() => button.click())) {
    event.preventDefault()
    // Other scripts count each press: they get the repeated one.
    event.stopImmediatePropagation()
    return
  }
  if (!button.classList.contains("disabled")) return
  event.preventDefault()
  const text = selectAddToCartAlert([...button.classList], readVariationTexts(page))
  if (text === null) return
  page.window.alert(text)
  const open = form.selects.list().filter(({ value }) => value === "")
  const place = button.closest(variationSelectors.addBox) ?? button
  form.message.show(text, place, "ringside-error", open.length === 0 ? "" : formatMissing(page, open))
  if (open[0]) focusChoice(open[0])
}

function formatMissing(page: Page, open: readonly HTMLSelectElement[]): string {
  const translate = page.translator("add-to-cart", variationMessages)
  const names = new Intl.ListFormat(page.config.locale, nullPrototype({ type: "conjunction" })).format(
    open.map(readAttributeLabel),
  )
  return translate("stillToChoose", { names })
}
