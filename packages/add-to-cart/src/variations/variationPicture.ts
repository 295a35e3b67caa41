import { createDecorations, type Decorations, type Page } from "@ringside/core"
import { type AttributeChanges, readVariationText, selectVariationImage, type Variation } from "../domain/index.ts"
import { pictureSelectors, variationSelectors } from "../host.ts"
import type { SendOnForm } from "./variationEvents.ts"

/** The chosen variation's picture in the gallery of its product. */
export interface VariationPicture {
  show(variation: Variation): void
  /** Gives the first image its own picture back. */
  reset(): void
  /** Puts back what is not to be seen, too; the choice stays noted. */
  restore(): void
  /** Shows the noted choice in a gallery that was made anew. */
  showAgain(): void
}

/** What the gallery needs to have settled before it is told. */
const settleMs = 20

/** For one form; the gallery is found again each time, since it may come later. Source: catalogue-and-cart contract §9. */
export function createVariationPicture(page: Page, form: HTMLElement, send: SendOnForm): VariationPicture {
  const changes = createDecorations()
  let shown: Variation | null = null
  const findGallery = () => form.closest(variationSelectors.product)?.querySelector(pictureSelectors.gallery) ?? null

  /** Notes whose picture is shown, and tells the gallery. */
  const settle = (gallery: Element, imageId: string, mayGoBack: boolean) => {
    const isOther = (form.getAttribute("current-image") ?? "") !== imageId
    if (isOther) page.decorations.attribute(form, "current-image", imageId)
    page.clock.after(settleMs, () => {
      if (isOther && mayGoBack) send("woocommerce_gallery_reset_slide_position", gallery)
      send("woocommerce_gallery_init_zoom", gallery)
    })
  }
  const reset = () => {
    const gallery = findGallery()
    shown = null
    changes.restoreAll()
    if (gallery && form.getAttribute("current-image")) settle(gallery, "", true)
  }

  const picture: VariationPicture = {
    reset,
    restore: () => changes.restoreAll(),
    showAgain() {
      if (shown) picture.show(shown)
    },
    show(variation) {
      const gallery = findGallery()
      const chosen = selectVariationImage(variation)
      if (!gallery || !chosen) {
        reset()
        return
      }
      shown = variation
      const imageId = readVariationText(variation, "image_id")
      const thumbnails = [...gallery.querySelectorAll<HTMLElement>(pictureSelectors.thumbnail)]
      const { src } = chosen.thumb
      // A film without a poster has a thumbnail without a picture.
      const own = src && thumbnails.find((thumbnail) => readOwnSource(thumbnail) === src)
      if (own) {
        changes.restoreAll()
        own.click()
        settle(gallery, imageId, false)
        return
      }
      const slide = gallery.querySelector(pictureSelectors.slide)
      change(changes, slide?.querySelector(pictureSelectors.image), chosen.image)
      change(changes, slide, chosen.wrap)
      // A set of sources would win over the source.
      change(changes, thumbnails[0], { srcset: null, ...chosen.thumb })
      change(changes, slide?.querySelector(pictureSelectors.link), chosen.link)
      settle(gallery, imageId, true)
    },
  }
  return picture
}

/** A thumbnail's own picture, though it may show a variation's now. */
function readOwnSource(thumbnail: HTMLElement): string | null {
  return thumbnail.dataset["o_src"] ?? thumbnail.getAttribute("src")
}

/** What an attribute was before is kept beside it, for the host's other scripts. */
function change(changes: Decorations, element: Element | null | undefined, attributes: AttributeChanges): void {
  if (!element) return
  for (const [name, value] of Object.entries(attributes)) {
    const kept = `data-o_${name}`
    if (!element.hasAttribute(kept)) changes.attribute(element, kept, element.getAttribute(name) ?? "")
    changes.attribute(element, name, value)
  }
}
