import { parseHostFlag } from "./parseHostFlag.ts"
import { parseRatingParams, type RatingParams, readParamText } from "./parseRatingParams.ts"
import { readMember } from "./readMember.ts"

/** `wc_single_product_params`, read once for the gallery and for reviews. */
export interface GalleryParams extends RatingParams {
  readonly sliderEnabled: boolean
  readonly zoomEnabled: boolean
  readonly lightboxEnabled: boolean
  readonly rtl: boolean
  readonly animationSpeedMs: number
  readonly loop: boolean
  readonly slideshow: boolean
  readonly triggerText: string
}

/**
 * Parses `wc_single_product_params`: a missing switch is off, and a member that isn't a text or number gets the platform's default. Source:
 * catalogue-and-cart §2.1.
 */
export function parseGalleryParams(raw: unknown): GalleryParams {
  const readFlag = (...path: string[]) => parseHostFlag(readMember(raw, path))
  return {
    sliderEnabled: readFlag("flexslider_enabled"),
    zoomEnabled: readFlag("zoom_enabled"),
    lightboxEnabled: readFlag("photoswipe_enabled"),
    rtl: readFlag("flexslider", "rtl"),
    animationSpeedMs: parseSpeed(readMember(raw, ["flexslider", "animationSpeed"])),
    loop: readFlag("flexslider", "animationLoop"),
    slideshow: readFlag("flexslider", "slideshow"),
    triggerText: readParamText(raw, "i18n_product_gallery_trigger_text", "View full-screen image gallery"),
    ...parseRatingParams(raw),
  }
}

function parseSpeed(raw: unknown): number {
  const speedMs = typeof raw === "string" && raw.trim() !== "" ? Number(raw) : raw
  return typeof speedMs === "number" && Number.isFinite(speedMs) && speedMs >= 0 ? speedMs : 500
}
