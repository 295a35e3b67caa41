/*
 * The pictures of a product's gallery, for the gallery and for the forms that change them. Source: catalogue-and-cart contract §10.3.
 */

const image = "img:not(.zoomImg)"
/** The platform's mark of a product's own picture. */
const ownPicture = "img.wp-post-image:not(.zoomImg)"

/**
 * The picture of a slide, beside which plugins and themes put badges and frames: the one that the platform marks, else the one with a large
 * file, else the one in the link. A single picture needs no mark. Null in a slide with others.
 */
export function findSlidePicture(slide: Element): HTMLImageElement | null {
  if (isImage(slide)) return slide
  for (const selector of [ownPicture, `${image}[data-large_image]`, `a[href] ${image}`]) {
    const found = slide.querySelector<HTMLImageElement>(selector)
    if (found) return found
  }
  const all = slide.querySelectorAll<HTMLImageElement>(image)
  // A slide that is a link has its picture in it, too.
  return all.length === 1 || slide.localName === "a" ? (all[0] ?? null) : null
}

/** The slide with the product's picture: a plugin's film may come first. Undefined without a picture. */
export function findProductSlide<Slide extends Element>(slides: readonly Slide[]): Slide | undefined {
  return (
    slides.find((slide) => slide.matches(ownPicture) || slide.querySelector(ownPicture) !== null) ??
    slides.find((slide) => findSlidePicture(slide) !== null)
  )
}

/** The link of a slide: the one around its picture, else its first. */
export function findSlideLink(slide: Element): HTMLAnchorElement | null {
  if (isLink(slide)) return slide
  const around = findSlidePicture(slide)?.closest<HTMLAnchorElement>("a[href]") ?? null
  return around && slide.contains(around) ? around : slide.querySelector<HTMLAnchorElement>("a[href]")
}

function isImage(element: Element): element is HTMLImageElement {
  return element.matches(image)
}

function isLink(element: Element): element is HTMLAnchorElement {
  return element.matches("a[href]")
}
