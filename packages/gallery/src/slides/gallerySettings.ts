import { readHostSettings, type Page, readHookOptions } from "@ringside/core"
import type { OptionsOf } from "@ringside/core/domain"
import { platformSettings } from "../hostSettings.ts"
import { galleryHook } from "../host.ts"
import { galleryMessages } from "../messages.ts"
import { galleryAttributes } from "../options.ts"

/** The options of one gallery. */
export interface GallerySettings {
  readonly sliderEnabled: boolean
  readonly zoomEnabled: boolean
  readonly lightboxEnabled: boolean
  /** Whether the gallery gets the button that opens the viewer with zoom alone. */
  readonly triggerNeedsZoom: boolean
  readonly thumbnails: OptionsOf<typeof galleryAttributes>["thumbnails"]
  readonly loop: boolean
  /** The duration of a step from slide to slide. */
  readonly stepMs: number
  /** Label of the button that opens the viewer, and of the viewer. */
  readonly triggerText: string
  /** The platform's own settings, which are sent with the gallery's events. */
  readonly params: Readonly<Record<string, unknown>>
}

/** Reads the settings of one gallery: of its hook, or else of the platform. */
export function readGallerySettings(page: Page, root: Element): GallerySettings {
  const hook = root.closest(galleryHook)
  const { params, hasTriggerText, ...parsed } = readHostSettings(page, platformSettings)
  const shared = {
    triggerNeedsZoom: !hook,
    stepMs: parsed.animationSpeedMs,
    triggerText: hasTriggerText ? parsed.triggerText : page.translator("gallery", galleryMessages)("viewFullScreen"),
    params,
  }
  if (!hook) return { ...parsed, ...shared, thumbnails: "below" }
  const { zoom, lightbox, thumbnails, loop } = readHookOptions("gallery", galleryAttributes, hook, page)
  return { ...shared, sliderEnabled: true, zoomEnabled: zoom, lightboxEnabled: lightbox, thumbnails, loop }
}
