import {
  findProduct,
  findProductSlide,
  findSlideLink,
  findSlidePicture,
  listOwnElements,
  type Page,
} from "@ringside/core"
import type { AttributeChanges, selectVariationImage } from "../domain/index.ts"
import { pictureSelectors } from "../host.ts"

/** The platform's gallery of a form's product, which a variation may replace by its own. */
export function findPlatformGallery(form: Element): HTMLElement | null {
  return listOwnElements(findProduct(form), pictureSelectors.gallery)[0] ?? null
}

/** The element with the pictures of a form's product: in quick views of themes, such as OceanWP's, not the platform's gallery. */
export function findPictures(form: Element): HTMLElement | null {
  const plain = () =>
    listOwnElements(findProduct(form), pictureSelectors.plainGallery).find((each) =>
      each.querySelector(pictureSelectors.slide),
    )
  return findPlatformGallery(form) ?? plain() ?? null
}

interface ShownPicture {
  readonly thumbnails: readonly HTMLElement[]
  readonly chosen: NonNullable<ReturnType<typeof selectVariationImage>>
}

/** Shows a variation's picture in the slide of the product's own, and returns the index of that among those with thumbnails. */
export function showInSlide(
  changes: Pick<Page["decorations"], "attribute">,
  gallery: Element,
  { thumbnails, chosen }: ShownPicture,
): number {
  const slide = findProductSlide([...gallery.querySelectorAll(pictureSelectors.slide)])
  const index = slide ? findSlideIndex(slide, thumbnails.length) : 0
  change(changes, slide && findSlidePicture(slide), chosen.image)
  change(changes, slide, chosen.wrap)
  // `srcset` would win over `src`.
  change(changes, thumbnails[index], { srcset: null, ...chosen.thumb })
  change(changes, slide && findSlideLink(slide), chosen.link)
  return index
}

/** The index of a slide among those with thumbnails: the platform's script gives none to other elements, such as a plugin's film. */
function findSlideIndex(slide: Element, thumbnailCount: number): number {
  const all = [...(slide.parentElement?.children ?? [])]
  const own = all.filter((each) => each.matches(pictureSelectors.slide))
  return (thumbnailCount === own.length ? own : all).indexOf(slide)
}

/** A thumbnail's own picture, even while it shows a variation's. */
export function readOwnSource(thumbnail: HTMLElement): string | null {
  return thumbnail.dataset["o_src"] ?? thumbnail.getAttribute("src")
}

/** Stores the original value of an attribute beside it, for the host's other scripts. */
function change(
  changes: Pick<Page["decorations"], "attribute">,
  element: Element | null | undefined,
  attributes: AttributeChanges,
): void {
  if (!element) return
  for (const [name, value] of Object.entries(attributes)) {
    const kept = `data-o_${name}`
    if (!element.hasAttribute(kept)) changes.attribute(element, kept, element.getAttribute(name) ?? "")
    changes.attribute(element, name, value)
  }
}
