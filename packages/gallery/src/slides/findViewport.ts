import { warnAuthor } from "@ringside/core"
import type { GalleryScope } from "./galleryScope.ts"
import { innerGallery, platformGallery, selectors } from "../host.ts"
import { isSlide, listPictures } from "./slides.ts"
import { galleryWarnings } from "../warnings.ts"

/**
 * The element whose children are the slides, or the platform's gallery itself for pictures that a theme prints into a slider of its own; null
 * when the gallery has none. Loose slides of a hook get such an element.
 */
export function findViewport(scope: GalleryScope): HTMLElement | null {
  const { root, page } = scope
  const viewport = selectViewport(root)
  if (viewport === root && !root.matches(platformGallery)) return wrapLooseSlides(scope)
  if (lacksPictures(root)) warnAuthor(page, galleryWarnings.noPictures, root)
  return viewport
}

/**
 * Whether a hook is meant as a gallery and holds no pictures. The platform prints its own galleries without pictures, too, and a hook that
 * names a product gets them from the shop.
 */
export function lacksPictures(root: HTMLElement): boolean {
  return (
    isGallery(root) && !root.matches(`${platformGallery}, [data-ringside-product]`) && selectViewport(root) === null
  )
}

/** The parts that the last start of a gallery found. */
interface StartedContent {
  readonly viewport: HTMLElement
  readonly firstPicture?: HTMLElement | undefined
  readonly features: { readonly trigger: boolean }
}

/** Whether the host has replaced the content since the start, which found `content`, or nothing in an empty gallery. */
export function hasNewContent(root: HTMLElement, content: StartedContent | null): boolean {
  if (!content) return selectViewport(root) !== null
  const { viewport, firstPicture, features } = content
  if (viewport !== root) return !root.contains(viewport)
  if (selectViewport(root) !== root) return true
  // New pictures need no start, but the button that went with the old ones does. A host may remove the button alone, at each start.
  return features.trigger && !root.contains(firstPicture ?? null) && !root.querySelector(selectors.trigger)
}

/** A hook around a gallery only holds its options. */
function isGallery(root: HTMLElement): boolean {
  return root.querySelector(innerGallery) === null
}

/** The element whose children are the slides, `root` itself for loose ones and for a theme's own slider; null without slides. Changes nothing. */
function selectViewport(root: HTMLElement): HTMLElement | null {
  if (!isGallery(root)) return null
  if (root.matches(platformGallery)) {
    return root.querySelector<HTMLElement>(selectors.wrapper) ?? (listPictures(root).length > 0 ? root : null)
  }
  const list = root.querySelector<HTMLElement>(selectors.list)
  if (list) return list
  const children = [...root.children]
  const [only] = children
  if (children.length === 1 && only && isContainer(only)) return only
  return children.length > 0 && children.every(isSlide) ? root : null
}

function isContainer(element: Element): element is HTMLElement {
  return !element.matches(selectors.slide) && [...element.children].some(isSlide)
}

/**
 * Puts loose slides into an element that scrolls, beside which thumbnails and button are placed. The browser doesn't fetch a moved
 * picture again. The element is not marked as inserted: core would remove a copy of it with the host's pictures.
 */
function wrapLooseSlides({ page: { document }, root, signal }: GalleryScope): HTMLElement {
  const viewport = document.createElement("div")
  viewport.append(...root.childNodes)
  root.append(viewport)
  signal.addEventListener("abort", () => viewport.replaceWith(...viewport.childNodes))
  return viewport
}
