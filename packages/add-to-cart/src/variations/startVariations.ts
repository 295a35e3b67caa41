import {
  findEventElement,
  findProduct,
  galleryStarted,
  galleryStarting,
  hasModifier,
  isPlainClick,
  listOwnElements,
  type Page,
  type ReceivedEvent,
  runListener,
  type Scope,
} from "@ringside/core"
import { variationSelectors } from "../host.ts"
import { answerAddPress } from "./addPress.ts"
import { choiceFocusOf } from "./choiceFocus.ts"
import { startPlayers } from "./players.ts"
import { provideVariationFunctions } from "./setFunctions.ts"
import { readReceivedVariation } from "./variationEvents.ts"
import type { VariationForm } from "./variationForm.ts"
import { findVariationForm, handlerBindingsService } from "./variationForms.ts"

/** Events by which scripts request an action of a form. */
const requests = [
  "check_variations",
  "update_variation_values",
  "found_variation",
  "reset_data",
  "show_variation",
  "hide_variation",
  "reload_product_variations",
  "reset_image",
  "announce_reset",
  "clear_reset_announcement",
  "reset_focus",
]

/** Listens to shoppers and to other scripts for the connected forms. Source: catalogue-and-cart contract §9. */
export function startVariations(page: Page): void {
  listenToShoppers(page)
  listenToGalleries(page)
  provideVariationFunctions(page)
  page.events.on(requests, (event) => {
    // What our own events request is done before they are sent.
    if (!event.isOwn) answerRequest(page, event)
  })
}

/**
 * Listens to the requests that jQuery's `triggerHandler()` sends to the handlers of the form itself, where the platform binds its own. They
 * don't bubble; all others come to the document.
 */
export function listenToHandlerCalls(form: HTMLElement, { page, onEnd }: Scope): void {
  const bindings = handlerBindingsService.of(page)
  let bound = new AbortController()
  const bind = () => {
    bound.abort()
    bound = new AbortController()
    for (const name of requests) {
      page.events.routes.add({
        target: form,
        name,
        handler({ isTrigger }, ...args) {
          if (isTrigger === handlersAlone) answerRequest(page, { name, target: form, args, detail: {} })
        },
        signal: bound.signal,
      })
    }
  }
  bind()
  bindings.set(form, bind)
  onEnd(() => {
    bindings.delete(form)
    bound.abort()
  })
}

/** jQuery's mark of an event that `triggerHandler()` sends. */
const handlersAlone = 2

function answerRequest(page: Page, event: ReceivedEvent): void {
  const target = findEventElement(page, event)
  const form = target && findVariationForm(page, target)
  if (!form) return
  handleHostEvent(form, event)
  const element = event.name === "show_variation" ? target.closest(variationSelectors.form) : null
  if (element) startPlayers(page, element)
}

const selectInForm = `${variationSelectors.form} ${variationSelectors.select}`

function listenToShoppers(page: Page): void {
  const { signal, window } = page
  // Browsers press a link by Enter alone.
  page.events.listenToField(
    window,
    "keydown",
    (event) => {
      const reset = findEventElement(page, event)?.closest<HTMLElement>(variationSelectors.reset)
      if (!reset || event.key !== " " || event.defaultPrevented || hasModifier(event)) return
      runListener(page, { event, element: reset, widget: "variations" }, () => {
        const form = findVariationForm(page, reset)
        if (!form) return
        event.preventDefault()
        form.clear()
      })
    },
    { signal, capture: true },
  )
  // At the document, after the host's own handlers of the field.
  page.events.on(["change"], (event) => {
    const target = findEventElement(page, event)
    if (target?.matches(selectInForm)) findVariationForm(page, target)?.choose()
  })
  // On the window, before the document: a press may come before the form has shown a choice, and scripts that send the form read the choice
  // there.
  page.events.listenToField(
    window,
    "click",
    (event) => {
      const target = event.defaultPrevented ? null : findEventElement(page, event)
      const reset = isPlainClick(event) ? target?.closest<HTMLElement>(variationSelectors.reset) : null
      const button = target?.closest<HTMLElement>(variationSelectors.addButton)
      const element = reset ?? button
      if (!element) return
      runListener(page, { event, element, widget: "variations" }, () => {
        const form = findVariationForm(page, element)
        if (!form) return
        if (button) answerAddPress(page, event, { button, form, focusChoice: choiceFocusOf(page) })
        if (!reset) return
        event.preventDefault()
        form.clear()
      })
    },
    { signal, capture: true },
  )
}

/** A gallery may be created after the choice, from its own pictures; one of them may be the choice's. */
function listenToGalleries(page: Page): void {
  const findForms = (target: EventTarget | null) => {
    const gallery = findEventElement(page, { target })
    const selects = gallery ? listOwnElements(findProduct(gallery), selectInForm) : []
    return new Set(selects.map((select) => findVariationForm(page, select)))
  }
  galleryStarting.on(page, (gallery) => {
    for (const form of findForms(gallery)) form?.shown.picture.restore()
  })
  galleryStarted.on(page, (gallery) => {
    for (const form of findForms(gallery)) form?.shown.picture.showAgain()
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
      return variation ? shown.updateButton(variation) : undefined
    case "hide_variation":
      return shown.requireChoice()
    case "reload_product_variations":
      return form.reload()
    case "reset_image":
      return shown.resetImage()
    case "announce_reset":
      return shown.announceReset()
    case "clear_reset_announcement":
      return shown.clearAnnouncement()
    case "reset_focus":
      return form.focusFirst()
  }
}
