import { galleryLeaving, galleryReplaced, type Page } from "@ringside/core"
import { pictureSelectors } from "../host.ts"

/** The gallery of a product, which a variation with several pictures replaces by one of its own. */
export interface VariationGallery {
  /** Whether a variation's gallery is in the place of the product's. */
  readonly isActive: boolean
  /**
   * Puts a variation's gallery in the place of the one that is shown, after `prepare`; "none", and no change, without such markup, or without a
   * place.
   */
  show(html: string, prepare: () => void): "none" | "same" | "replaced"
  /** Puts the product's own gallery back; false if it is there already. */
  reset(): boolean
  /** Puts the product's own gallery back when the page stops. */
  restore(): void
}

/**
 * Creates the gallery changes of one form. The product's own gallery is kept and put back: the server's copy of it in the form isn't
 * needed, and older templates have none. Source: add-to-cart-variation.js of WooCommerce 10.8 and newer.
 */
export function createVariationGallery(
  page: Page,
  form: Element,
  findGallery: () => HTMLElement | null,
): VariationGallery {
  /** The product's own gallery, while a variation's is in its place. */
  let own: HTMLElement | null = null
  let shownHtml = ""
  const takeOwn = (): HTMLElement | null => {
    const gallery = own
    own = null
    shownHtml = ""
    return gallery
  }
  const replace = (before: HTMLElement, after: HTMLElement) => {
    galleryLeaving.send(page, before)
    before.replaceWith(after)
    page.scan()
    galleryReplaced.send(page, after)
  }
  return {
    get isActive() {
      return own !== null
    },
    show(html, prepare) {
      if (html === "") return "none"
      const before = findGallery()
      if (own && before && html === shownHtml) return "same"
      const after = page.html.parseFragment(html).querySelector<HTMLElement>(pictureSelectors.gallery)
      if (!before || !after) return "none"
      prepare()
      own ??= before
      shownHtml = html
      // The server hides a gallery until a script shows it: this one is needed at once.
      after.style.opacity = "1"
      page.decorations.attribute(form, "data-product_gallery_active", "yes")
      replace(before, after)
      return "replaced"
    },
    reset() {
      const gallery = takeOwn()
      const before = gallery && findGallery()
      if (!gallery || !before) return false
      page.decorations.attribute(form, "data-product_gallery_active", null)
      replace(before, gallery)
      return true
    },
    restore() {
      const gallery = takeOwn()
      if (gallery) findGallery()?.replaceWith(gallery)
    },
  }
}
