import type { Page } from "@ringside/core"
import { isVariationPurchasable, readVariationText, type Variation } from "../domain/index.ts"
import { variationSelectors } from "../host.ts"
import { createAddButtonState } from "./addButtonState.ts"
import { startPlayers } from "./players.ts"
import { createResetAlert } from "./resetAlert.ts"
import { createVariationDetails } from "./variationDetails.ts"
import type { SendOnForm } from "./variationEvents.ts"
import { createVariationPicture } from "./variationPicture.ts"
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
  showButton(variation: Variation): void
  /** Shows on the add button that a choice is missing: `hide_variation`. */
  hideButton(): void
  /** Shows a variation's picture alone. */
  showImage(variation: Variation): void
  resetImage(): void
  /** Shows markup of a gallery as a variation's own; false when there is none to show, or no gallery to replace. */
  showGallery(html: string, imageId: string): boolean
  /** Shows the product's gallery again; false when it is shown already. */
  resetGallery(): boolean
  /** Restores the gallery's own pictures while the gallery is created from them: `wc-product-gallery-before-init`. */
  restoreImage(): void
  /** Shows the choice's picture again: `wc-product-gallery-after-init`. */
  showImageAgain(): void
  announceReset(): void
  /** Takes that announcement out of the form's live region: `clear_reset_announcement`. */
  clearAnnouncement(): void
  /** Restores the changes that the page's own record doesn't contain. */
  restore(): void
}

/** The platform's script writes a variation this long after it was found, for screen readers; ours is on the page already. */
const announcedMs = 300

/** Creates it for one form. Source: catalogue-and-cart contract §9. */
export function createShownChoice(page: Page, form: HTMLElement, send: SendOnForm): ShownChoice {
  const details = createVariationDetails(page, form)
  const quantity = createVariationQuantity(page, form)
  const picture = createVariationPicture(page, form, send)
  const resetAlert = createResetAlert(page, form)
  const button = createAddButtonState(page, form)
  /** The place of the variation's details, from which these events bubble: scripts listen there and around it. */
  const findBlock = () => form.querySelector(variationSelectors.block) ?? form
  let cancelAnnouncement: () => void = () => undefined
  const shown: ShownChoice = {
    find(variation) {
      cancelAnnouncement()
      picture.show(variation)
      details.show(variation)
      shown.writeId(readVariationText(variation, "variation_id"))
      quantity.show(variation)
      shown.showButton(variation)
      cancelAnnouncement = page.clock.after(announcedMs, () => {
        send("show_variation", findBlock(), { variation, purchasable: isVariationPurchasable(variation) })
        startPlayers(page, form)
      })
    },
    reset() {
      cancelAnnouncement()
      details.reset()
      quantity.reset()
      shown.resetImage()
      send("reset_image", form)
      shown.hideButton()
      send("hide_variation", findBlock())
    },
    writeId(id) {
      for (const input of form.querySelectorAll<HTMLInputElement>(variationSelectors.variationId)) {
        writeValue(page.decorations, input, id)
        notifyChange(page, input)
      }
    },
    showButton: button.show,
    hideButton: button.ask,
    showImage: picture.show,
    resetImage: picture.reset,
    showGallery: picture.showGallery,
    resetGallery: picture.resetGallery,
    restoreImage: picture.restore,
    showImageAgain: picture.showAgain,
    announceReset: resetAlert.announce,
    clearAnnouncement: resetAlert.clear,
    restore() {
      cancelAnnouncement()
      button.restore()
      quantity.restore()
      details.restore()
      resetAlert.restore()
      picture.stop()
    },
  }
  return shown
}
