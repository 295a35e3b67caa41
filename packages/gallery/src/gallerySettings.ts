import { type Page, readHookOptions } from "@ringside/core"
import { type OptionsOf, parseGalleryParams } from "@ringside/core/domain"
import { galleryFamily, galleryHook, platformGallery } from "./host.ts"
import { galleryMessages } from "./messages.ts"
import { galleryAttributes } from "./options.ts"

/** What a gallery is asked to do. */
export interface GallerySettings {
  readonly sliderEnabled: boolean
  readonly zoomEnabled: boolean
  readonly lightboxEnabled: boolean
  readonly thumbnails: OptionsOf<typeof galleryAttributes>["thumbnails"]
  readonly loop: boolean
  /** How long a step from slide to slide takes. */
  readonly stepMs: number
  /** Label of the button that opens the viewer, and of the viewer. */
  readonly triggerText: string
  /** The platform's own settings, for those who listen to the gallery's events. */
  readonly params: Readonly<Record<string, unknown>>
}

/** Settings of one gallery, from its hook or from the platform; null when it isn't ours. */
export function readGallerySettings(page: Page, root: Element): GallerySettings | null {
  const hook = root.closest(galleryHook)
  if (root.matches(platformGallery)) {
    const mode = page.families.modeOf(galleryFamily)
    // The host's own script makes the same slides; a hook around them doesn't change that.
    if (mode === "observe" || (mode === "rest" && !hook)) return null
  }
  const params = page.settings.read("wc_single_product_params", galleryFamily.packageName) ?? {}
  const parsed = parseGalleryParams(params)
  const shared = {
    stepMs: parsed.animationSpeedMs,
    // The parser's own default is English on every page.
    triggerText: params["i18n_product_gallery_trigger_text"]
      ? parsed.triggerText
      : page.translator("gallery", galleryMessages)("viewFullScreen"),
    params,
  }
  if (!hook) return { ...parsed, ...shared, thumbnails: "below" }
  const { zoom, lightbox, thumbnails, loop } = readHookOptions("gallery", galleryAttributes, hook, page.reports)
  return { ...shared, sliderEnabled: true, zoomEnabled: zoom, lightboxEnabled: lightbox, thumbnails, loop }
}
