import { attempt, findJQuery, isOwnFunction, type Page, type Scope } from "@ringside/core"
import { isVariationPurchasable, readVariationText, type Variation } from "../domain/index.ts"
import { variationSelectors } from "../host.ts"
import { createAddButtonState } from "./addButtonState.ts"
import { startPlayers } from "./players.ts"
import { createResetAlert } from "./resetAlert.ts"
import { createVariationDetails } from "./variationDetails.ts"
import type { SendOnForm } from "./variationEvents.ts"
import { createVariationPicture, type VariationPicture } from "./variationPicture.ts"
import { createVariationQuantity, notifyChange, writeValue } from "./variationQuantity.ts"

/** Shows the choice on the product page: in the form, around it, and in the gallery. */
export interface ShownChoice {
  /** Shows a variation: `found_variation`. Sends `show_variation` for it at the platform's moment, unless another variation is found first. */
  find(variation: Variation): void
  /** Shows the product as it was before a choice: `reset_data`. */
  reset(): void
  /** Writes the chosen variation's id into the form; "" for none. */
  writeId(id: string): void
  /** Shows on the add button whether the variation can be bought: `show_variation`. */
  updateButton(variation: Variation): void
  /** Shows on the add button that a choice is missing: `hide_variation`. */
  requireChoice(): void
  /** Shows the product's own picture: `reset_image`. */
  resetImage(): void
  /** The picture in our gallery, whatever shows the choice's. */
  readonly picture: VariationPicture
  announceReset(): void
  /** Takes that announcement out of the form's live region: `clear_reset_announcement`. */
  clearAnnouncement(): void
  /** Restores the changes that the page's own record doesn't contain. */
  restore(): void
}

/** The platform's script writes a variation this long after it was found, for screen readers; ours is on the page already. */
const announcedMs = 300

/** Creates what shows the choice of one form. Source: catalogue-and-cart contract §9. */
export function createShownChoice(scope: Scope, form: HTMLElement, send: SendOnForm): ShownChoice {
  const { page } = scope
  const details = createVariationDetails(scope, form)
  const quantity = createVariationQuantity(page, form)
  const picture = createVariationPicture(scope, form, send)
  const resetAlert = createResetAlert(page, form)
  const button = createAddButtonState(page, form)
  /** The place of the variation's details, from which these events bubble: scripts listen there and around it. */
  const findBlock = () => form.querySelector(variationSelectors.block) ?? form
  let cancelAnnouncement: () => void = () => undefined
  const showImage = (variation: Variation) => {
    if (!updateByHost(page, form, variation)) picture.show(variation)
  }
  const resetImage = () => {
    if (!updateByHost(page, form, null)) picture.reset()
  }
  const shown: ShownChoice = {
    find(variation) {
      cancelAnnouncement()
      showImage(variation)
      details.show(variation)
      shown.writeId(readVariationText(variation, "variation_id"))
      quantity.show(variation)
      shown.updateButton(variation)
      cancelAnnouncement = scope.after(announcedMs, () => {
        send("show_variation", findBlock(), { variation, purchasable: isVariationPurchasable(variation) })
        startPlayers(page, form)
      })
    },
    reset() {
      cancelAnnouncement()
      details.reset()
      quantity.reset()
      resetImage()
      send("reset_image", form)
      shown.requireChoice()
      send("hide_variation", findBlock())
    },
    writeId(id) {
      for (const input of form.querySelectorAll<HTMLInputElement>(variationSelectors.variationId)) {
        writeValue(page.decorations, input, id)
        // After the id is written, and bubbling: the product gallery block reads it at this event where the page has no jQuery.
        notifyChange(page, input)
      }
    },
    updateButton: button.show,
    requireChoice: button.requireChoice,
    resetImage,
    picture,
    announceReset: resetAlert.announce,
    clearAnnouncement: resetAlert.clear,
    restore() {
      button.restore()
      quantity.restore()
      details.restore()
      resetAlert.restore()
      picture.stop()
    },
  }
  return shown
}

/**
 * Has a function that a theme has put in the place of the platform's show the picture in the theme's own gallery; false where there is none.
 * One that wraps ours comes back to our picture.
 */
function updateByHost(page: Page, form: HTMLElement, variation: Variation | null): boolean {
  const jQuery = findJQuery(page.window)
  const update: unknown = jQuery && Reflect.get(jQuery.fn, "wc_variations_image_update")
  if (!jQuery || typeof update !== "function" || isOwnFunction(update)) return false
  attempt(page, { during: "event", widget: "variations", host: form }, () => {
    // The platform's function takes false for the product's own picture.
    Reflect.apply(update, jQuery([form]), [variation ?? false])
  })
  return true
}
