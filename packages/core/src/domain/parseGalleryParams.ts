import { parseHostFlag } from "./parseHostFlag.ts"
import { readMember } from "./readMember.ts"

/** `wc_single_product_params`, read once for the gallery and for reviews. `ratingLabels` are five, from the worst up, or `null`. */
export interface GalleryParams {
  readonly sliderEnabled: boolean
  readonly zoomEnabled: boolean
  readonly lightboxEnabled: boolean
  readonly rtl: boolean
  readonly animationSpeedMs: number
  readonly loop: boolean
  readonly slideshow: boolean
  readonly triggerText: string
  readonly ratingRequired: boolean
  readonly ratingMessage: string
  readonly ratingLabels: readonly string[] | null
}

/** Reads `wc_single_product_params`; what is missing is off, what is no text or number gets the platform's default. Source: catalogue-and-cart §2.1. */
export function parseGalleryParams(raw: unknown): GalleryParams {
  const readFlag = (...path: string[]) => parseHostFlag(readMember(raw, path))
  const readText = (name: string, fallback: string) => {
    const text = readMember(raw, [name])
    return typeof text === "string" && text.trim() !== "" ? text : fallback
  }
  return {
    sliderEnabled: readFlag("flexslider_enabled"),
    zoomEnabled: readFlag("zoom_enabled"),
    lightboxEnabled: readFlag("photoswipe_enabled"),
    rtl: readFlag("flexslider", "rtl"),
    animationSpeedMs: parseSpeed(readMember(raw, ["flexslider", "animationSpeed"])),
    loop: readFlag("flexslider", "animationLoop"),
    slideshow: readFlag("flexslider", "slideshow"),
    triggerText: readText("i18n_product_gallery_trigger_text", "View full-screen image gallery"),
    ratingRequired: readFlag("review_rating_required"),
    ratingMessage: readText("i18n_required_rating_text", "Please select a rating"),
    ratingLabels: parseRatingLabels(readMember(raw, ["i18n_rating_options"])),
  }
}

function parseSpeed(raw: unknown): number {
  const speedMs = typeof raw === "string" && raw.trim() !== "" ? Number(raw) : raw
  return typeof speedMs === "number" && Number.isFinite(speedMs) && speedMs >= 0 ? speedMs : 500
}

function parseRatingLabels(raw: unknown): string[] | null {
  if (!Array.isArray(raw) || raw.length !== 5) return null
  const labels = raw.filter((label) => typeof label === "string")
  return labels.length === 5 ? labels : null
}
