/** One picture as the viewer shows it. */
export interface GalleryItem {
  readonly src: string
  /** Pixels; null when the page doesn't say, so that it has to be measured when it is there. */
  readonly w: number | null
  readonly h: number | null
  readonly alt: string
  /** The caption, else the picture's title; may be empty. */
  readonly title: string
}

/** Reads the attributes of an `img` of the gallery; null when it names no file. Source: catalogue-and-cart §10.3. */
export function parseGalleryItem(attrs: Readonly<Record<string, unknown>>): GalleryItem | null {
  const src = readText(attrs, "data-large_image") || readText(attrs, "data-src") || readText(attrs, "src")
  if (!src) return null
  return {
    src,
    w: readLength(attrs, "data-large_image_width"),
    h: readLength(attrs, "data-large_image_height"),
    alt: readText(attrs, "alt"),
    title: readText(attrs, "data-caption") || readText(attrs, "title"),
  }
}

function readText(attrs: Readonly<Record<string, unknown>>, name: string): string {
  const value = Object.hasOwn(attrs, name) ? attrs[name] : null
  return typeof value === "string" ? value.trim() : ""
}

function readLength(attrs: Readonly<Record<string, unknown>>, name: string): number | null {
  const value = Object.hasOwn(attrs, name) ? attrs[name] : null
  const length = typeof value === "string" || typeof value === "number" ? Number(value) : Number.NaN
  return length > 0 && Number.isFinite(length) ? length : null
}
