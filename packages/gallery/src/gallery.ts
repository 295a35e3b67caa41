import type { Page } from "@ringside/core"
import { type GalleryFeatures, selectGalleryFeatures } from "./domain/index.ts"
import { findViewport } from "./findViewport.ts"
import { type GallerySettings, readGallerySettings } from "./gallerySettings.ts"
import { classNames, platformGallery, selectors } from "./host.ts"
import { createSlider, type Slider } from "./slider.ts"
import { listSlides } from "./slides.ts"

/** One gallery at work. */
export interface Gallery {
  readonly root: HTMLElement
  readonly settings: GallerySettings
  readonly features: GalleryFeatures
  /** As they stand in the page now. */
  readonly slides: readonly HTMLElement[]
  /** Null with one picture, or none. */
  readonly slider: Slider | null
  /** The slide that shows, as far as a slider knows. */
  readonly activeIndex: number
}

/** Brings a gallery to life; null when it isn't ours, or has nothing to show. */
export function createGallery(page: Page, root: HTMLElement): Gallery | null {
  const settings = readGallerySettings(page, root)
  if (!settings) return null
  // One that came after the start is hidden yet. Others aren't touched before the layout is read.
  if (root.style.opacity === "0" && root.matches(platformGallery)) page.decorations.style(root, "opacity", "1")
  const viewport = findViewport(page, root)
  if (!viewport) return null
  const send = (name: "wc-product-gallery-before-init" | "wc-product-gallery-after-init") => {
    const detail = { element: root, params: settings.params }
    page.events.send({ name, target: root, args: [root, settings.params], detail })
  }
  send("wc-product-gallery-before-init")
  const imageCount = listSlides(viewport).filter((slide) => !slide.matches(selectors.placeholder)).length
  const features = selectGalleryFeatures({ imageCount, ...settings })
  const slider = features.slider ? createSlider(page, { root, viewport, settings }) : null
  if (imageCount > 0) page.decorations.toggleClass(root, classNames.gallery, true)
  if (features.trigger) insertTrigger(page, root, settings.triggerText)
  send("wc-product-gallery-after-init")
  return {
    root,
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
