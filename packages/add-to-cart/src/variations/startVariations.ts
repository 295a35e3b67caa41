import { type HeardEvent, isPlainClick, type Page } from "@ringside/core"
import { variationSelectors } from "../host.ts"
import { answerAddPress } from "./addPress.ts"
import { type FocusChoice, startSwatches } from "./swatches.ts"
import { createVariationEvents, readHeardVariation } from "./variationEvents.ts"
import { createVariationForm, type VariationForm } from "./variationForm.ts"
import { createVariationLists } from "./variationLists.ts"
import { createVariationForms, type VariationForms } from "./variationForms.ts"

/** Serves forms that choose a variation. Source: catalogue-and-cart contract §9. */
export function startVariations(page: Page): void {
  const lists = createVariationLists(page)
  const focusChoice = startSwatches(page, lists)
  const { send, isOwn } = createVariationEvents(page)
  const forms = createVariationForms(page, (element) =>
    createVariationForm(page, element, { send, lists, focusChoice }),
  )
  listenToShoppers(page, forms, focusChoice)
  page.events.on(
    [
      "check_variations",
      "update_variation_values",
      "found_variation",
      "reset_data",
      "show_variation",
      "hide_variation",
      "reload_product_variations",
      "reset_image",
      "announce_reset",
    ],
    (event) => {
      const { target } = event
      const form = target instanceof page.window.Element && !isOwn(event) ? forms.find(target) : null
      if (form) doAsTold(form, event)
    },
  )
  page.onScan(forms.findAll)
  forms.findAll()
}

function listenToShoppers(page: Page, forms: VariationForms, focusChoice: FocusChoice): void {
  // Through the bridge: scripts of the page that choose for the shopper tell jQuery alone.
  page.events.on(["change"], (event) => {
    if (
      event.target instanceof page.window.Element &&
      event.target.matches(`.variations_form ${variationSelectors.select}`)
    )
      forms.find(event.target)?.choose()
  })
  page.document.addEventListener(
    "click",
    (event) => {
      const target = event.target instanceof page.window.Element ? event.target : null
      const control = target?.closest<HTMLElement>(`${variationSelectors.reset}, ${variationSelectors.addButton}`)
      const form = control && !event.defaultPrevented ? forms.find(control) : null
      if (!control || !form) return
      if (!control.matches(variationSelectors.reset))
        answerAddPress(page, event, { button: control, form, focusChoice })
      else if (isPlainClick(event)) {
        event.preventDefault()
        form.clear()
      }
    },
    { signal: page.signal, capture: true },
  )
}

/** What scripts of the page ask of a form. */
function doAsTold({ acts }: VariationForm, event: HeardEvent): void {
  const variation = readHeardVariation(event)
  switch (event.name) {
    case "check_variations":
      return acts.check()
    case "update_variation_values":
      return acts.update()
    case "found_variation":
      return variation ? acts.find(variation) : undefined
    case "reset_data":
      return acts.reset()
    case "show_variation":
      return variation ? acts.showButton(variation) : undefined
    case "hide_variation":
      return acts.hideButton()
    case "reload_product_variations":
      return acts.reload()
    case "reset_image":
      return acts.resetImage()
    case "announce_reset":
      return acts.announceReset()
  }
}
