import {
  findEventElement,
  galleryStarted,
  galleryStarting,
  isPlainClick,
  listen,
  type Page,
  type ReceivedEvent,
  runListener,
} from "@ringside/core"
import { variationSelectors } from "../host.ts"
import { answerAddPress } from "./addPress.ts"
import { choiceFocusOf, type FocusChoice } from "./choiceFocus.ts"
import { createVariationEvents, readReceivedVariation } from "./variationEvents.ts"
import { createVariationForm, type VariationForm } from "./variationForm.ts"
import { variationListsOf } from "./variationLists.ts"
import { createVariationForms, type VariationForms } from "./variationForms.ts"

/** Connects forms that choose a variation. Source: catalogue-and-cart contract §9. */
export function startVariations(page: Page): void {
  const lists = variationListsOf(page)
  const focusChoice = choiceFocusOf(page)
  const { send, isOwn } = createVariationEvents(page)
  const forms = createVariationForms(page, (element) =>
    createVariationForm(page, element, { send, lists, focusChoice }),
  )
  listenToShoppers(page, forms, focusChoice)
  listenToGalleries(page, forms)
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
      const target = isOwn(event) ? null : findEventElement(page, event)
      const form = target && forms.find(target)
      if (form) handleHostEvent(form, event)
    },
  )
  page.onScan(forms.findAll)
  forms.findAll()
}

const selectInForm = `${variationSelectors.form} ${variationSelectors.select}`

function listenToShoppers(page: Page, forms: VariationForms, focusChoice: FocusChoice): void {
  const { signal, window } = page
  // Through the bridge, since scripts that choose for the shopper may only trigger jQuery's event.
  page.events.on(["change"], (event) => {
    const target = findEventElement(page, event)
    if (target?.matches(selectInForm)) forms.find(target)?.choose()
  })
  // On the window, before the document: a press may come before the form has shown a choice, and scripts that send the form read the choice
  // there.
  listen(
    window,
    "click",
    (event) => {
      const target = event.defaultPrevented ? null : findEventElement(page, event)
      const reset = isPlainClick(event) ? target?.closest<HTMLElement>(variationSelectors.reset) : null
      const button = target?.closest<HTMLElement>(variationSelectors.addButton)
      const element = reset ?? button
      if (!element) return
      runListener(page, { event, element, widget: "variations" }, () => {
        const form = forms.find(element)
        if (!form) return
        if (button) answerAddPress(page, event, { button, form, focusChoice })
        if (!reset) return
        event.preventDefault()
        form.clear()
      })
    },
    { signal, capture: true },
  )
}

/** A gallery may be created after the choice, from its own pictures; one of them may be the choice's. */
function listenToGalleries(page: Page, forms: VariationForms): void {
  const findForms = (target: EventTarget | null) => {
    const product = findEventElement(page, { target })?.closest(variationSelectors.product)
    const selects = [...(product?.querySelectorAll(selectInForm) ?? [])]
    return new Set(selects.map(forms.find))
  }
  galleryStarting.on(page, (gallery) => {
    for (const form of findForms(gallery)) form?.shown.restoreImage()
  })
  galleryStarted.on(page, (gallery) => {
    for (const form of findForms(gallery)) form?.shown.showImageAgain()
  })
}

/** Handles an event by which a script requests an action of the form. */
function handleHostEvent(form: VariationForm, event: ReceivedEvent): void {
  const { shown } = form
  const variation = readReceivedVariation(event)
  switch (event.name) {
    case "check_variations":
      return form.check()
    case "update_variation_values":
      return form.update()
    case "found_variation":
      return variation ? shown.find(variation) : undefined
    case "reset_data":
      return shown.reset()
    case "show_variation":
      return variation ? shown.showButton(variation) : undefined
    case "hide_variation":
      return shown.hideButton()
    case "reload_product_variations":
      return form.reload()
    case "reset_image":
      return shown.resetImage()
    case "announce_reset":
      return shown.announceReset()
  }
}
