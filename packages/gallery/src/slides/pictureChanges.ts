import { findProductSlide, findSlidePicture, listen, type Page, pictureReplaced } from "@ringside/core"
import type { Galleries } from "./galleries.ts"
import { classNames } from "../host.ts"

/** Follows a variation that replaces the product's picture: shows that the new one is loading, and names its thumbnail after it. */
export function startPictureChanges(page: Page, galleries: Galleries): void {
  pictureReplaced.on(page, (target) => {
    const gallery = galleries.of(target)
    const slide = gallery && findProductSlide(gallery.slides)
    if (!slide) return
    gallery.slider?.thumbnails?.rename(slide, gallery.slides.indexOf(slide))
    const picture = findSlidePicture(slide)
    if (!picture || picture.complete) return
    const { toggleClass, attribute, signal } = gallery.scope
    const show = (isLoading: boolean) => {
      toggleClass(slide, classNames.loading, isLoading)
      attribute(slide, "aria-busy", isLoading ? "true" : null)
    }
    show(true)
    // A picture that is replaced again before it loads fires neither event.
    const end = () => show(false)
    for (const type of ["load", "error"]) listen(picture, type, end, { once: true, signal })
  })
}
