import type { Page } from "@ringside/core"
import { platformGallery, selectors } from "./host.ts"
import { isSlide } from "./slides.ts"

/** The element whose children are the slides; null when the page's author has named none. */
export function findViewport(page: Page, root: HTMLElement): HTMLElement | null {
  if (root.matches(platformGallery)) return root.querySelector<HTMLElement>(selectors.wrapper)
  const list = root.querySelector<HTMLElement>(`${selectors.wrapper}, :scope > :is(ul, ol)`)
  if (list) return list
  const children = [...root.children]
  const [only] = children
  if (children.length === 1 && only && isContainer(only)) return only
  if (children.length > 0 && children.every(isSlide)) return wrapLooseSlides(page, root)
  page.reports.warn(
    "[ringside gallery] the hook holds no list of pictures; expected a ul, or pictures and nothing else, so it stays as it is.",
    root,
  )
  return null
}

function isContainer(element: Element): element is HTMLElement {
  return !element.matches(`a, picture, figure, ${selectors.media}`) && [...element.children].some(isSlide)
}

/** Slides scroll in a box of their own, beside which thumbnails and button stand. A picture that moves isn't fetched again. */
function wrapLooseSlides({ document, signal }: Page, root: HTMLElement): HTMLElement {
  const viewport = document.createElement("div")
  viewport.append(...root.childNodes)
  root.append(viewport)
  const reference = new WeakRef(viewport)
  signal.addEventListener("abort", () => {
    const wrapper = reference.deref()
    wrapper?.replaceWith(...wrapper.childNodes)
  })
  return viewport
}
