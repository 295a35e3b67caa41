import { isSafeUrl, readMember } from "@ringside/core/domain"
import { readVariationText, type Variation } from "./variation.ts"

/** Attributes by name; `null` removes one. */
export type AttributeChanges = Readonly<Record<string, string | null>>

/** The attributes that show a variation's picture: on the gallery's first image, its slide, its thumbnail and its link. */
export interface VariationImage {
  readonly image: AttributeChanges
  readonly wrap: AttributeChanges
  readonly thumb: AttributeChanges
  readonly link: AttributeChanges
}

/** The picture of a variation as attributes; null when it has none. Source: catalogue-and-cart §9. */
export function selectVariationImage(variation: Variation): VariationImage | null {
  const source = readMember(variation, ["image"])
  const src = readVariationText(variation, "image", "src")
  if (src.length <= 1 || !isSafeUrl(src)) return null
  const text = (name: string) => {
    const value = readMember(source, [name])
    return typeof value === "string" || typeof value === "number" ? String(value) : null
  }
  const url = (name: string) => (isSafeUrl(text(name)) ? text(name) : null)
  // A size of 0 would hide the picture; without an attribute it has its own size.
  const size = (name: string) => (Number(text(name)) > 0 ? text(name) : null)
  return {
    image: {
      src,
      height: size("src_h"),
      width: size("src_w"),
      srcset: text("srcset"),
      sizes: text("sizes"),
      title: text("title"),
      "data-caption": text("caption"),
      alt: text("alt"),
      "data-src": url("full_src"),
      "data-large_image": url("full_src"),
      "data-large_image_width": size("full_src_w"),
      "data-large_image_height": size("full_src_h"),
    },
    wrap: { "data-thumb": src },
    thumb: { src: url("gallery_thumbnail_src") },
    link: { href: url("full_src") },
  }
}
