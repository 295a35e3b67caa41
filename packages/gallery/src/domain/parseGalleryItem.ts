import { formatText, isSafeUrl } from "@ringside/core/domain"

/** One picture as the viewer shows it. */
export interface GalleryItem {
  readonly src: string
  /** Pixels; null if the page names no size, which is then measured after loading. */
  readonly w: number | null
  readonly h: number | null
  readonly alt: string
  /** The caption, else the picture's title; may be empty. */
  readonly title: string
}

/**
 * Reads the attributes of an `img` of the gallery; null when it names no file. Files with an unsafe address are skipped; the picture's own
 * is shown already. Source: catalogue-and-cart §15.
 */
export function parseGalleryItem(attrs: Readonly<Record<string, unknown>>): GalleryItem | null {
  const src = readAddress(attrs, "data-large_image") || readAddress(attrs, "data-src") || readAttribute(attrs, "src")
  if (!src) return null
  return {
    src,
    w: readLength(attrs, "data-large_image_width"),
    h: readLength(attrs, "data-large_image_height"),
    alt: readAttribute(attrs, "alt"),
    title: readAttribute(attrs, "data-caption") || readAttribute(attrs, "title"),
  }
}

/**
 * The item with a wider file of its picture's set of sources, if there is one: a server may name a file of middle size where the set holds the
 * original. All files of a set have one shape.
 */
export function selectWidestFile(item: GalleryItem, srcset: string | null): GalleryItem {
  const shape = item.w && item.h ? item.h / item.w : null
  return formatText(srcset)
    .trim()
    .split(/,\s/)
    .reduce((widest, source) => {
      const [src = "", size = ""] = source.trim().split(/\s+/)
      const w = /^\d{1,5}w$/.test(size) ? Number.parseInt(size, 10) : 0
      return w > (widest.w ?? 0) && isSafeUrl(src) ? { ...item, src, w, h: shape && Math.round(w * shape) } : widest
    }, item)
}

function readAttribute(attrs: Readonly<Record<string, unknown>>, name: string): string {
  const value = Object.hasOwn(attrs, name) ? attrs[name] : null
  return typeof value === "string" ? value.trim() : ""
}

function readAddress(attrs: Readonly<Record<string, unknown>>, name: string): string {
  const address = readAttribute(attrs, name)
  return isSafeUrl(address) ? address : ""
}

function readLength(attrs: Readonly<Record<string, unknown>>, name: string): number | null {
  const value = Object.hasOwn(attrs, name) ? attrs[name] : null
  const length = typeof value === "string" || typeof value === "number" ? Number(value) : Number.NaN
  return length > 0 && Number.isFinite(length) ? length : null
}
