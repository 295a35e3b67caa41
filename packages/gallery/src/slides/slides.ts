import { findSlideLink, findSlidePicture, prefersReducedMotion } from "@ringside/core"
import { type GalleryItem, parseGalleryItem, selectWidestFile } from "../domain/index.ts"
import { platformGallery, selectors } from "../host.ts"

/** A link to a file of this kind leads to the large picture. */
const pictureFile = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i

/** The elements in a slide, by the name of their selector. */
interface SlideElements {
  /** A picture or a film. */
  readonly media: HTMLElement
  /** More than a picture. */
  readonly player: HTMLElement
  readonly video: HTMLVideoElement
}

/** Finds an element of a slide: the slide itself, or the first such element in it. */
export function findInSlide<Name extends keyof SlideElements>(slide: Element, name: Name): SlideElements[Name] | null {
  return isSlideElement(slide, name) ? slide : slide.querySelector<SlideElements[Name]>(selectors[name])
}

function isSlideElement<Name extends keyof SlideElements>(
  element: Element,
  name: Name,
): element is SlideElements[Name] {
  return element.matches(selectors[name])
}

/** The slides that are in `viewport` now; the host may add and replace them. */
export function listSlides(viewport: Element): readonly HTMLElement[] {
  return [...viewport.children].filter(isSlide)
}

/**
 * The slides in `viewport`. In place of a child that holds several pictures of the product, these pictures: a slider of the theme's own moves
 * them into boxes of its own, and copies some. A theme that prints such a slider has no element around the slides, but the gallery itself.
 */
export function listSlidesAtAnyDepth(viewport: Element): readonly HTMLElement[] {
  if (viewport.matches(platformGallery)) return listPictures(viewport)
  return listSlides(viewport).flatMap((child) => {
    const inner = listPictures(child)
    return inner.length > 1 ? inner : child
  })
}

/** The pictures of the product at any depth in `element`, each once. */
export function listPictures(element: Element): readonly HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(selectors.picture)].filter((each) => !findCopy(each))
}

/** The index of the slide that contains `target`, or that the copy around it shows; -1 outside of slides. */
export function findSlideIndex(slides: readonly Element[], target: Element): number {
  const index = slides.findIndex((slide) => slide.contains(target))
  if (index >= 0) return index
  const copy = findCopy(target)
  const source = copy && readItem(copy)?.src
  return source ? slides.findIndex((slide) => readItem(slide)?.src === source) : -1
}

/** The copy of a slide, by which a slider of the theme's own goes on without end, around an element. */
function findCopy(element: Element): Element | null {
  return element.closest(selectors.copy)
}

/** Whether an element is or contains a picture or film. */
export function isSlide(element: Element): element is HTMLElement {
  return findInSlide(element, "media") !== null
}

/** The film of a slide that the viewer shows. */
export function findViewerFilm(slide: Element): HTMLVideoElement | null {
  const film = findInSlide(slide, "video")
  return film?.matches(selectors.viewerFilm) ? film : null
}

/**
 * Plays the platform's films of the slide that is shown, unless the shopper wants less motion, and pauses those of the others; with
 * `pausesPlugins` the films of plugins, too.
 */
export function playFilms(
  window: Window,
  slide: Element,
  { isShown, pausesPlugins }: { readonly isShown: boolean; readonly pausesPlugins: boolean },
): void {
  for (const film of slide.querySelectorAll(selectors.video)) {
    const isPlatforms = film.matches(selectors.film)
    if (!isPlatforms && (isShown || !pausesPlugins)) continue
    // Pausing also keeps the browser from starting it by its `autoplay`.
    if (!isShown || prefersReducedMotion(window)) film.pause()
    // A browser that refuses leaves the film paused.
    else film.play().catch(() => undefined)
  }
}

/** The viewer item of a slide, with the largest file that the page names; null for other films, and when no attribute contains a file. */
export function readItem(slide: Element): GalleryItem | null {
  const picture = findInSlide(slide, "player") ? findViewerFilm(slide) : findSlidePicture(slide)
  if (!picture) return null
  const attributes = Object.fromEntries(picture.getAttributeNames().map((name) => [name, picture.getAttribute(name)]))
  const item = parseGalleryItem({ "data-large_image": readLinkedPicture(slide), ...attributes })
  return item && selectWidestFile(item, picture.getAttribute("srcset"))
}

/** The address of the slide's link, if that is a picture. */
function readLinkedPicture(slide: Element): string | null {
  const link = findSlideLink(slide)
  return link && pictureFile.test(link.pathname) ? link.href : null
}
