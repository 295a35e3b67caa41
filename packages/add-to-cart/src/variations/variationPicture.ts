import {
  findJQuery,
  findProduct,
  findProductSlide,
  findSlideLink,
  findSlidePicture,
  firstSlideWanted,
  listOwnElements,
  type Page,
  pictureReplaced,
  slideWanted,
} from "@ringside/core"
import { type AttributeChanges, readVariationText, selectVariationImage, type Variation } from "../domain/index.ts"
import { pictureSelectors } from "../host.ts"
import type { SendOnForm } from "./variationEvents.ts"

/** The chosen variation's picture in the gallery of its product. */
export interface VariationPicture {
  show(variation: Variation): void
  /** Restores the first image's own picture. */
  reset(): void
  /** Restores invisible changes, too; the choice stays recorded. */
  restore(): void
  /** Shows the recorded choice in a new gallery. */
  showAgain(): void
}

/** The gallery needs this time to settle before it gets an event. */
const settleMs = 20

/** Creates it for one form; the gallery is searched each time, since it may be created later. Source: catalogue-and-cart contract §9. */
export function createVariationPicture(page: Page, form: HTMLElement, send: SendOnForm): VariationPicture {
  const changes = page.createRecord()
  let shown: Variation | null = null
  /** How often a choice had a slide of its own. */
  let slideChoices = 0
  /** Keeps from the gallery that there is no choice at the start, when one follows at once. */
  let cancelStart: () => void = () => undefined
  const findGallery = () => listOwnElements(findProduct(form), pictureSelectors.gallery)[0] ?? null

  const showFirst = (gallery: Element) => firstSlideWanted.send(page, gallery)

  /** Records the shown picture, and sends the gallery an event. `show` goes to the picture's slide, if that isn't shown yet. */
  const settle = (gallery: Element, imageId: string, show: ((gallery: Element) => void) | null) => {
    const before = form.getAttribute("current-image")
    const isOther = before !== imageId
    if (isOther) page.decorations.attribute(form, "current-image", imageId)
    const choices = slideChoices
    cancelStart()
    return page.clock.after(settleMs, () => {
      if (page.signal.aborted) return
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
  const reset = () => {
    const gallery = findGallery()
    shown = null
    changes.restoreAll()
    const isStart = !form.hasAttribute("current-image")
    const cancel = gallery && settle(gallery, "", showFirst)
    if (cancel && isStart) cancelStart = cancel
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
      const slide = findProductSlide([...gallery.querySelectorAll(pictureSelectors.slide)])
      const index = slide ? findSlideIndex(slide, thumbnails.length) : 0
      change(changes, slide && findSlidePicture(slide), chosen.image)
      change(changes, slide, chosen.wrap)
      // `srcset` would win over `src`.
      change(changes, thumbnails[index], { srcset: null, ...chosen.thumb })
      change(changes, slide && findSlideLink(slide), chosen.link)
      settle(gallery, imageId, index > 0 ? () => thumbnails[index]?.click() : showFirst)
    },
  }
  return picture
}

/** Calls the page's jQuery handlers for a resized window: themes measure their galleries again there. */
function notifyResize({ window, reports }: Page): void {
  try {
    findJQuery(window)?.(window).trigger("resize", [])
  } catch (cause) {
    reports.fail({ during: "event", widget: "resize", cause })
  }
}

/** The index of a slide among those with thumbnails: the platform's script gives none to other elements, such as a plugin's film. */
function findSlideIndex(slide: Element, thumbnailCount: number): number {
  const all = [...(slide.parentElement?.children ?? [])]
  const own = all.filter((each) => each.matches(pictureSelectors.slide))
  return (thumbnailCount === own.length ? own : all).indexOf(slide)
}

/** A thumbnail's own picture, even while it shows a variation's. */
function readOwnSource(thumbnail: HTMLElement): string | null {
  return thumbnail.dataset["o_src"] ?? thumbnail.getAttribute("src")
}

/** Stores the original value of an attribute beside it, for the host's other scripts. */
function change(
  changes: Pick<Page["decorations"], "attribute">,
  element: Element | null | undefined,
  attributes: AttributeChanges,
): void {
  if (!element) return
  for (const [name, value] of Object.entries(attributes)) {
    const kept = `data-o_${name}`
    if (!element.hasAttribute(kept)) changes.attribute(element, kept, element.getAttribute(name) ?? "")
    changes.attribute(element, name, value)
  }
}
