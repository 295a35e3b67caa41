import { delegate, hasModifier, type Page } from "@ringside/core"
import { readMember } from "@ringside/core/domain"
import { calledElementsService } from "../calledElements.ts"
import { selectGalleryFeatures } from "../domain/index.ts"
import { anyGallery, selectors } from "../host.ts"
import type { Gallery } from "../slides/gallery.ts"
import { createGalleryScope, type GalleryScope } from "../slides/galleryScope.ts"
import { readGallerySettings } from "../slides/gallerySettings.ts"
import { findSlideIndex, readItem } from "../slides/slides.ts"
import type { Lightbox } from "./lightbox.ts"

/**
 * Opens the viewer by the pictures of elements that are no galleries, on which a script has called the platform's function: the photos of
 * bundles' items. They get the viewer alone, and stay as they are until then. Source: catalogue-and-cart §10.3.
 */
export function startCalledPictures(page: Page, lightbox: Lightbox): void {
  const called = calledElementsService.of(page)
  const scopes = new WeakMap<Element, GalleryScope>()
  const findRoot = (link: Element) => {
    let root: HTMLElement | null = link.parentElement
    while (root && !called.has(root)) root = root.parentElement
    return root
  }
  const open = (event: MouseEvent, link: HTMLElement) => {
    // As in the platform, whether or not another script has prevented the default.
    const root = event.button !== 0 || hasModifier(event) || link.closest(anyGallery) ? null : findRoot(link)
    if (!root || readMember(called.get(root), ["photoswipe_enabled"]) === false) return
    const scope = scopes.get(root) ?? createGalleryScope(root, { page, signal: page.signal })
    scopes.set(root, scope)
    const gallery = createCalledGallery(scope)
    const slideIndex = findSlideIndex(gallery.slides, link)
    const slide = gallery.slides[slideIndex]
    if (!gallery.features.lightbox || !slide || !readItem(slide)) return
    event.preventDefault()
    void lightbox.open(gallery, { by: "picture", opener: link, slideIndex })
  }
  // After the page's handlers: those of bundles keep a click on a placeholder from the platform's.
  delegate(page, "click", `${selectors.picture} a`, open, { afterHandlers: true, widget: "gallery" })
}

function createCalledGallery(scope: GalleryScope): Gallery {
  const { page, root } = scope
  const settings = { ...readGallerySettings(page, root), sliderEnabled: false, zoomEnabled: false }
  const slides = [...root.querySelectorAll<HTMLElement>(selectors.picture)]
  const features = selectGalleryFeatures({ imageCount: slides.length, ...settings })
  return { scope, root, viewport: root, settings, features, slides, slider: null, activeIndex: 0 }
}
