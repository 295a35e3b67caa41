import { findSlideLink, delegate, findEventElement, isPlainClick, type Page } from "@ringside/core"
import type { Galleries } from "../slides/galleries.ts"
import { anyGallery, selectors } from "../host.ts"
import type { Lightbox } from "./lightbox.ts"
import { opensViewer } from "../slides/openByPicture.ts"
import { findSlideIndex, readItem } from "../slides/slides.ts"

/** Opens the viewer by its button and by pictures. */
export function startOpeners(page: Page, galleries: Galleries, lightbox: Lightbox): void {
  const { trigger } = selectors

  delegate(page, "click", trigger, (event, opener) => {
    const gallery = isPlainClick(event) ? galleries.of(opener) : null
    if (!gallery?.features.lightbox) return
    event.preventDefault()
    void lightbox.open(gallery, { by: "trigger", opener })
  })
  delegate(page, "click", anyGallery, (event) => {
    const target = findEventElement(page, event)
    const gallery = isPlainClick(event) ? galleries.of(target) : null
    if (!target || !gallery?.features.lightbox) return
    const slideIndex = findSlideIndex(gallery.slides, target)
    const slide = gallery.slides[slideIndex]
    if (!slide || target.closest(selectors.ownClicks) || !readItem(slide)) return
    // The click never leaves the page, whether it opens the viewer or not.
    event.preventDefault()
    // A click from before the start may be on a small picture below the first.
    gallery.slider?.select(slideIndex, "step")
    if (!opensViewer(gallery, slide, event)) return
    void lightbox.open(gallery, { by: "picture", opener: findSlideLink(slide) ?? slide, slideIndex })
  })
  delegate(page, "keydown", trigger, (event, opener) => {
    // The browser itself clicks a link for Enter, but not for a space.
    if (event.key !== " " || !galleries.of(opener)) return
    event.preventDefault()
    opener.click()
  })
  const warmUp = (_: Event, opener: HTMLElement) => {
    if (galleries.of(opener)) lightbox.warmUp()
  }
  delegate(page, "pointerover", trigger, warmUp)
  delegate(page, "focusin", trigger, warmUp)
}
