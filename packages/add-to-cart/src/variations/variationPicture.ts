import {
  findJQuery,
  firstSlideWanted,
  type Page,
  pictureReplaced,
  type Scope,
  slideWanted,
  attempt,
} from "@ringside/core"
import { readVariationText, selectVariationImage, type Variation } from "../domain/index.ts"
import { pictureSelectors } from "../host.ts"
import type { SendOnForm } from "./variationEvents.ts"
import { findPictures, findPlatformGallery, readOwnSource, showInSlide } from "./productSlide.ts"
import { createVariationGallery } from "./variationGallery.ts"

/** The chosen variation's picture in the gallery of its product. */
export interface VariationPicture {
  show(variation: Variation): void
  /** Restores the first image's own picture. */
  reset(): void
  /** Restores invisible changes, too, while the gallery is created; the choice stays recorded: `wc-product-gallery-before-init`. */
  restore(): void
  /** Shows the recorded choice in a new gallery: `wc-product-gallery-after-init`. */
  showAgain(): void
  /** Shows a gallery of the variation's own; false when that isn't possible. */
  showGallery(html: string, imageId: string): boolean
  /** Shows the product's gallery again; false when it is shown already. */
  resetGallery(): boolean
  /** Puts the product's own gallery and pictures back when the page stops. */
  stop(): void
}

/** The gallery needs this time to settle before it gets an event. */
const settleMs = 20

/** Shows variations in the gallery of one form, which is searched each time, since it may be created later. Source: catalogue-and-cart §9. */
export function createVariationPicture({ page, after }: Scope, form: HTMLElement, send: SendOnForm): VariationPicture {
  const changes = page.createRecord()
  let shown: Variation | null = null
  /** How often a choice had a slide of its own. */
  let slideChoices = 0
  /** Keeps from the gallery that there is no choice at the start, when one follows at once. */
  let cancelStart: () => void = () => undefined
  const ownGallery = createVariationGallery(page, form, () => findPlatformGallery(form))
  const setImageId = (imageId: string) => page.decorations.attribute(form, "current-image", imageId)

  const showFirst = (gallery: Element) => firstSlideWanted.send(page, gallery)

  /** Records the shown picture, and sends the gallery an event. `show` goes to the picture's slide, if that isn't shown yet. */
  const settle = (gallery: Element, imageId: string, show: ((gallery: Element) => void) | null) => {
    const before = form.getAttribute("current-image")
    const isOther = before !== imageId
    if (isOther) setImageId(imageId)
    const choices = slideChoices
    cancelStart()
    return after(settleMs, () => {
      notifyResize(page)
      // A gallery that started meanwhile may show the choice's own slide already.
      if (isOther && show && choices === slideChoices) {
        send("woocommerce_gallery_reset_slide_position", gallery)
        // At the start no picture was replaced: the shopper may be on another slide already.
        if (before !== null || imageId !== "") show(gallery)
      }
      send("woocommerce_gallery_init_zoom", gallery)
      pictureReplaced.send(page, gallery)
    })
  }
  /** Records the picture of a gallery that has replaced another, which has started by now. */
  const settleReplaced = (imageId: string) => {
    setImageId(imageId)
    cancelStart()
    slideChoices += 1
    after(settleMs, () => notifyResize(page))
  }
  /** Shows a variation's own gallery, in which `choice` is shown when it starts. */
  const replaceGallery = (html: string, imageId: string, choice: Variation | null) => {
    const result = ownGallery.show(html, () => {
      changes.restoreAll()
      shown = choice
    })
    if (result === "replaced") settleReplaced(imageId)
    else if (result === "same") setImageId(imageId)
    return result !== "none"
  }
  const resetGallery = () => {
    if (!ownGallery.isActive) return false
    // Before it starts again, so that the last choice isn't shown in it.
    shown = null
    changes.restoreAll()
    const isReset = ownGallery.reset()
    if (isReset) settleReplaced("")
    return isReset
  }
  const reset = () => {
    if (resetGallery()) return
    shown = null
    changes.restoreAll()
    const gallery = findPictures(form)
    const isStart = !form.hasAttribute("current-image")
    if (!gallery) return
    const cancel = settle(gallery, "", showFirst)
    if (isStart) cancelStart = cancel
  }

  const picture: VariationPicture = {
    reset,
    restore: () => changes.restoreAll(),
    showGallery: (html, imageId) => replaceGallery(html, imageId, null),
    resetGallery,
    stop() {
      ownGallery.restore()
      changes.restoreAll()
    },
    showAgain() {
      if (shown) picture.show(shown)
    },
    show(variation) {
      const imageId = readVariationText(variation, "image_id")
      shown = variation
      if (replaceGallery(readVariationText(variation, "gallery_images_html"), imageId, variation)) return
      resetGallery()
      const gallery = findPictures(form)
      const chosen = selectVariationImage(variation)
      if (!gallery || !chosen) {
        reset()
        return
      }
      shown = variation
      const thumbnails = [...gallery.querySelectorAll<HTMLElement>(pictureSelectors.thumbnail)]
      const { src } = chosen.thumb
      // A video without a poster has a thumbnail without a picture.
      const own = src && thumbnails.find((thumbnail) => readOwnSource(thumbnail) === src)
      if (own) {
        changes.restoreAll()
        slideChoices += 1
        send("flexslider-click", own)
        slideWanted.send(page, own)
        settle(gallery, imageId, null)
        return
      }
      const index = showInSlide(changes, gallery, { thumbnails, chosen })
      settle(gallery, imageId, index > 0 ? () => thumbnails[index]?.click() : showFirst)
    },
  }
  return picture
}

/** Calls the page's jQuery handlers for a resized window: themes measure their galleries again there. */
function notifyResize(page: Page): void {
  const { window } = page
  attempt(page, { during: "event", widget: "resize" }, () => findJQuery(window)?.(window).trigger("resize", []))
}
