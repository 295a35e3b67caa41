import { galleryStarted, galleryStarting } from "@ringside/core"
import type { galleryProperties } from "../customProperties.ts"
import { type GalleryFeatures, selectGalleryFeatures } from "../domain/index.ts"
import { findViewport } from "./findViewport.ts"
import type { GalleryScope } from "./galleryScope.ts"
import { type GallerySettings, readGallerySettings } from "./gallerySettings.ts"
import { classNames, platformGallery, selectors } from "../host.ts"
import { type HostLook, readHostLook } from "./hostLook.ts"
import { createSlider, readPictureBoxes, selectThumbnailPlace, type Slider } from "./slider.ts"
import { sendGalleryEvent } from "./sendGalleryEvent.ts"
import { listPictures, listSlides, listSlidesAtAnyDepth, playFilms } from "./slides.ts"
import type { ThumbnailPlace } from "./thumbnails.ts"

/** The custom properties of thumbnails in a strip. */
const stripProperties = [
  "--ringside-gallery-thumbnail-size",
  "--ringside-gallery-gap",
] as const satisfies readonly (typeof galleryProperties)[number]["name"][]

/** A gallery whose parts are found, before any of it is changed. */
interface FoundGallery {
  readonly scope: GalleryScope
  /** The element whose children are the slides; the gallery itself for pictures in a slider of the theme's own. */
  readonly viewport: HTMLElement
  /** The first picture of the product, by which the content of a theme's own slider is known again. */
  readonly firstPicture?: HTMLElement | undefined
  readonly settings: GallerySettings
}

/** A gallery whose layout has been read. */
interface MeasuredGallery extends FoundGallery {
  readonly features: GalleryFeatures
  readonly hasImages: boolean
  readonly place: ThumbnailPlace | null
  /** Null without pictures. */
  readonly look: HostLook | null
}

/** A started gallery. */
export interface Gallery extends FoundGallery {
  readonly root: HTMLElement
  readonly features: GalleryFeatures
  /** The slides on the page now. */
  readonly slides: readonly HTMLElement[]
  /** Null with one picture, or none. */
  readonly slider: Slider | null
  /** The slide that is shown; 0 without a slider. */
  readonly activeIndex: number
}

/** Finds the parts of a gallery and sends its first event; null when it has nothing to show. */
export function findGallery(scope: GalleryScope): FoundGallery | null {
  const viewport = findViewport(scope)
  if (!viewport) {
    unhide(scope)
    return null
  }
  const settings = readGallerySettings(scope.page, scope.root)
  // Pictures that aren't side by side in one element are slid by the theme.
  const sliderEnabled = settings.sliderEnabled && viewport !== scope.root
  const [firstPicture] = listPictures(viewport)
  const found = { scope, viewport, firstPicture, settings: { ...settings, sliderEnabled } }
  sendGalleryEvent(scope.page, "wc-product-gallery-before-init", scope.root)
  galleryStarting.send(scope.page, scope.root)
  return found
}

/** Reads the layout of a gallery, and leaves nothing changed. */
export function measureGallery(found: FoundGallery): MeasuredGallery {
  const { scope, viewport, settings } = found
  const imageCount = listSlides(viewport).filter((slide) => !slide.matches(selectors.placeholder)).length
  const features = selectGalleryFeatures({ imageCount, ...settings })
  // Before the host's look, which is read from elements that are inserted for it: after those the browser would lay the page out again.
  const boxes = features.slider && settings.thumbnails === "below" ? readPictureBoxes(viewport) : null
  const takesHostRows = scope.root.matches(platformGallery) && !setsStrip(scope)
  const look = imageCount > 0 ? readHostLook(scope, { viewport, imageCount }) : null
  const host = look?.thumbnails ?? null
  return {
    ...found,
    features,
    hasImages: imageCount > 0,
    look,
    place: boxes && selectThumbnailPlace(boxes, host, takesHostRows),
  }
}

/** Whether the page has set how a strip of thumbnails looks. */
function setsStrip({ page: { window }, root }: GalleryScope): boolean {
  const style = window.getComputedStyle(root)
  return stripProperties.some((name) => style.getPropertyValue(name) !== "")
}

/** Changes a gallery according to its settings, without reading its layout. */
export function createGallery(measured: MeasuredGallery): Gallery {
  const { scope, viewport, settings, features, hasImages, place, look } = measured
  const { root } = scope
  unhide(scope)
  // The loader set it for swipes that wait for the code; from now on the browser scrolls.
  if (root.style.touchAction) scope.page.decorations.style(root, "touch-action", "")
  const slider = features.slider ? createSlider(scope, { viewport, settings, place, look }) : null
  if (!slider) playFirstFilm(scope, viewport)
  if (hasImages) scope.toggleClass(root, classNames.gallery, true)
  if (features.trigger) insertTrigger(scope, { label: settings.triggerText, hasLens: !look?.drawsTrigger })
  return {
    ...measured,
    root,
    slider,
    get slides() {
      return slider ? listSlides(viewport) : listSlidesAtAnyDepth(viewport)
    },
    get activeIndex() {
      return slider?.activeIndex ?? 0
    },
  }
}

/** As the platform does without a slider, it plays the first slide's film alone. All slides may be seen, so the films of plugins go on. */
function playFirstFilm({ page: { window } }: GalleryScope, viewport: HTMLElement): void {
  for (const [index, slide] of listPictures(viewport).entries()) {
    playFilms(window, slide, { isShown: index === 0, pausesPlugins: false })
  }
}

/** Reports to the page that a gallery is ready. Listeners use it at once, so it must be found by its elements before. */
export function announceGallery(gallery: Gallery): void {
  const { scope, root } = gallery
  sendGalleryEvent(scope.page, "wc-product-gallery-after-init", root)
  galleryStarted.send(scope.page, root)
}

/** Shows a gallery that was inserted after the loader started. Not before its layout is read: this change would invalidate it. */
function unhide({ root, style }: GalleryScope): void {
  if (root.style.opacity === "0" && root.matches(platformGallery)) style(root, "opacity", "1")
}

/** The button that opens the viewer. The host's CSS draws it; on pages without that, ours does. */
function insertTrigger(
  { page: { document }, root, insert }: GalleryScope,
  { label, hasLens }: { readonly label: string; readonly hasLens: boolean },
): void {
  const trigger = document.createElement("a")
  trigger.className = hasLens ? `${classNames.trigger} ${classNames.lens}` : classNames.trigger
  trigger.href = "#"
  trigger.setAttribute("role", "button")
  trigger.setAttribute("aria-haspopup", "dialog")
  trigger.setAttribute("aria-label", label)
  // Not before the focused element: the shopper's next Tab would pass it by.
  if (root.contains(document.activeElement)) root.append(trigger)
  else root.prepend(trigger)
  insert(trigger)
}
