import type { Page } from "@ringside/core"
import { type GalleryFeatures, selectGalleryFeatures } from "./domain/index.ts"
import { findViewport } from "./findViewport.ts"
import { type GallerySettings, readGallerySettings } from "./gallerySettings.ts"
import { classNames, platformGallery, selectors } from "./host.ts"
import { removeLeftovers } from "./leftovers.ts"
import { createSlider, readSliderLayout, type Slider, type SliderLayout } from "./slider.ts"
import { listSlides } from "./slides.ts"

/** One gallery at work. */
export interface Gallery {
  readonly root: HTMLElement
  /** The element whose children are the slides. */
  readonly viewport: HTMLElement
  readonly settings: GallerySettings
  readonly features: GalleryFeatures
  /** As they stand in the page now. */
  readonly slides: readonly HTMLElement[]
  /** Null with one picture, or none. */
  readonly slider: Slider | null
  /** The slide that shows, as far as a slider knows. */
  readonly activeIndex: number
}

/** A gallery that is ours, before anything of it is changed. */
export interface FoundGallery {
  readonly root: HTMLElement
  readonly viewport: HTMLElement
  readonly settings: GallerySettings
}

/** A gallery whose layout has been read. */
interface MeasuredGallery extends FoundGallery {
  readonly features: GalleryFeatures
  readonly hasImages: boolean
  readonly layout: SliderLayout | null
}

/** Finds the parts of a gallery and tells the host of it; null when it isn't ours, or has nothing to show. */
export function findGallery(page: Page, root: HTMLElement): FoundGallery | null {
  const settings = readGallerySettings(page, root)
  if (!settings) return null
  removeLeftovers(root)
  const viewport = findViewport(page, root)
  if (!viewport) {
    unhide(page, root)
    return null
  }
  const found = { root, viewport, settings }
  send("wc-product-gallery-before-init", page, found)
  return found
}

/** Reads the layout. Where several galleries come alive at once, each is read before any is changed, so that the browser lays out once. */
export function measureGallery({ window }: Page, found: FoundGallery): MeasuredGallery {
  const { viewport, settings } = found
  const imageCount = listSlides(viewport).filter((slide) => !slide.matches(selectors.placeholder)).length
  const features = selectGalleryFeatures({ imageCount, ...settings })
  return {
    ...found,
    features,
    hasImages: imageCount > 0,
    layout: features.slider ? readSliderLayout(window, viewport, settings) : null,
  }
}

/** Brings a gallery to life. Only writes. */
export function createGallery(page: Page, { features, hasImages, layout, ...found }: MeasuredGallery): Gallery {
  const { root, viewport, settings } = found
  unhide(page, root)
  const slider = layout && createSlider(page, { viewport, settings, layout })
  if (hasImages) page.decorations.toggleClass(root, classNames.gallery, true)
  if (features.trigger) insertTrigger(page, root, settings.triggerText)
  send("wc-product-gallery-after-init", page, found)
  return {
    root,
    viewport,
    settings,
    features,
    slider,
    get slides() {
      return listSlides(viewport)
    },
    get activeIndex() {
      return slider?.activeIndex ?? 0
    },
  }
}

/** Shows a gallery that came after the start. Once its layout is read: else that would have to be made anew for it. */
function unhide({ decorations }: Page, root: HTMLElement): void {
  if (root.style.opacity === "0" && root.matches(platformGallery)) decorations.style(root, "opacity", "1")
}

function send(
  name: "wc-product-gallery-before-init" | "wc-product-gallery-after-init",
  { events }: Page,
  { root, settings: { params } }: FoundGallery,
): void {
  events.send({ name, target: root, args: [root, params], detail: { element: root, params } })
}

/** The button that opens the viewer. The host's CSS draws it; ours does on other pages. */
function insertTrigger({ document, decorations }: Page, root: HTMLElement, label: string): void {
  const trigger = document.createElement("a")
  trigger.className = classNames.trigger
  trigger.href = "#"
  trigger.setAttribute("role", "button")
  trigger.setAttribute("aria-haspopup", "dialog")
  trigger.setAttribute("aria-label", label)
  root.prepend(trigger)
  decorations.insert(trigger)
}
