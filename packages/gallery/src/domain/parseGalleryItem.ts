import { isSafeUrl } from "@ringside/core/domain"

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

/** A file of a picture. */
type ItemFile = Pick<GalleryItem, "src" | "w" | "h">

/**
 * Reads the attributes of an `img` of the gallery; null when it names no file. Of the large file and the set of sources it is the
 * larger one. Files with an unsafe address are skipped; the picture's own is shown already. Source: catalogue-and-cart §10.3.
 */
export function parseGalleryItem(attrs: Readonly<Record<string, unknown>>): GalleryItem | null {
  const src = readAddress(attrs, "data-large_image") || readAddress(attrs, "data-src") || readAttribute(attrs, "src")
  if (!src) return null
  return {
    ...selectLargest(attrs, {
      src,
      w: readLength(attrs, "data-large_image_width"),
      h: readLength(attrs, "data-large_image_height"),
    }),
    alt: readAttribute(attrs, "alt"),
    title: readAttribute(attrs, "data-caption") || readAttribute(attrs, "title"),
  }
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

/** The file that is named, or a wider one of the set of sources, which are all of one shape. */
function selectLargest(attrs: Readonly<Record<string, unknown>>, named: ItemFile): ItemFile {
  const shape = named.w && named.h ? named.h / named.w : null
  return readAttribute(attrs, "srcset")
    .split(/,\s/)
    .reduce<ItemFile>((largest, source) => {
      const [src = "", size = ""] = source.trim().split(/\s+/)
      const w = /^\d{1,5}w$/.test(size) ? Number.parseInt(size, 10) : 0
      return w > (largest.w ?? 0) && isSafeUrl(src) ? { src, w, h: shape && Math.round(w * shape) } : largest
    }, named)
}
