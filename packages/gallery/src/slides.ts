import { type GalleryItem, parseGalleryItem } from "./domain/index.ts"
import { classNames, selectors } from "./host.ts"

/** Files that a link may lead to when it leads to the large picture. */
const pictureFile = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i

/** The slides that stand in `viewport` now; others may add and replace them. */
export function listSlides(viewport: Element): readonly HTMLElement[] {
  return [...viewport.children].filter(isSlide)
}

/** Whether an element holds something to look at. */
export function isSlide(element: Element): element is HTMLElement {
  return element.matches(selectors.media) || element.querySelector(selectors.media) !== null
}

/** The picture of a slide, as the server sent it. */
export function findPicture(slide: Element): HTMLImageElement | null {
  return isPicture(slide) ? slide : slide.querySelector<HTMLImageElement>(`img:not(.${classNames.zoomImage})`)
}

/** What the viewer shows of a slide; null for films, and where no file is named. */
export function readItem(slide: Element): GalleryItem | null {
  const picture = findPicture(slide)
  if (!picture || hasPlayer(slide)) return null
  const attributes = Object.fromEntries(picture.getAttributeNames().map((name) => [name, picture.getAttribute(name)]))
  return parseGalleryItem({ "data-large_image": readLinkedPicture(slide), ...attributes })
}

/** Whether a slide shows more than a picture. */
export function hasPlayer(slide: Element): boolean {
  return slide.matches(selectors.player) || slide.querySelector(selectors.player) !== null
}

/** Where the slide's link leads, if that is a picture. */
function readLinkedPicture(slide: Element): string | null {
  const link = findLink(slide)
  return link && pictureFile.test(link.pathname) ? link.href : null
}

/** The slide's link to its large picture. */
export function findLink(slide: Element): HTMLAnchorElement | null {
  return isLink(slide) ? slide : slide.querySelector<HTMLAnchorElement>("a[href]")
}

function isPicture(element: Element): element is HTMLImageElement {
  return element.localName === "img"
}

function isLink(element: Element): element is HTMLAnchorElement {
  return element.matches("a[href]")
}
