import type { Page } from "@ringside/core"
import type { ThumbnailGrid } from "./domain/index.ts"
import { classNames } from "./host.ts"
import { galleryMessages } from "./messages.ts"
import { findPicture, hasPlayer } from "./slides.ts"

/** The place that the small pictures took under the first one, which thumbnails then fill exactly. */
export interface ThumbnailPlace extends ThumbnailGrid {
  /** Width by height. */
  readonly ratio: number
}

/** The small pictures of one gallery. */
export interface Thumbnails {
  /** Marks the picture that shows. */
  mark(index: number): void
  /**
   * Brings the marked one into sight, and into the tab order in place of the one before. Apart from the mark, since it needs the
   * layout: Chromium even computes styles at once for an element with focus, as after a click, that gets a tab index.
   */
  reveal(): void
  focus(index: number): void
  indexOf(thumbnail: Element): number
  /** Makes them anew when slides were added, replaced or taken away, and marks the one at `index`. */
  refresh(slides: readonly HTMLElement[], index: number): void
}

/** Makes the thumbnails of `slides`, after `viewport`; in `place`, or in a strip that scrolls when there is none. */
export function createThumbnails(
  page: Page,
  {
    viewport,
    slides,
    place,
  }: {
    readonly viewport: HTMLElement
    readonly slides: readonly HTMLElement[]
    readonly place: ThumbnailPlace | null
  },
): Thumbnails {
  const { document } = page
  const translate = page.translator("gallery", galleryMessages)
  const list = document.createElement("ol")
  list.className = `${classNames.thumbnails} ringside-gallery-${place ? "grid" : "strip"}`
  if (place) {
    list.style.aspectRatio = String(place.ratio)
    list.style.setProperty("--rs-columns", String(place.columns))
    list.style.setProperty("--rs-rows", String(place.rows))
  }
  let images: readonly HTMLImageElement[] = []
  let marked: HTMLImageElement | undefined
  let tabStop: HTMLImageElement | undefined

  const createThumbnail = (slide: HTMLElement, index: number, count: number) => {
    const image = document.createElement("img")
    const { thumb, thumbSrcset, thumbSizes, thumbAlt } = slide.dataset
    image.alt = thumbAlt?.trim() || translate("thumbnail", { n: index + 1, count })
    image.setAttribute("role", "button")
    image.tabIndex = -1
    const source = thumb || readSource(slide)
    if (thumbSrcset) {
      image.sizes = thumbSizes ?? "100px"
      image.srcset = thumbSrcset
    }
    if (source) image.src = source
    showMeanwhile(image, slide)
    return image
  }
  const fill = (slides: readonly HTMLElement[]) => {
    images = slides.map((slide, index) => createThumbnail(slide, index, slides.length))
    const items = images.map((image, index) => {
      const item = document.createElement("li")
      const slide = slides[index]
      if (slide && hasPlayer(slide)) item.className = "ringside-gallery-film"
      item.append(image)
      return item
    })
    list.replaceChildren(...items)
  }
  const moveTabStop = () => {
    if (tabStop) tabStop.tabIndex = -1
    tabStop = marked
    if (tabStop) tabStop.tabIndex = 0
  }
  const thumbnails: Thumbnails = {
    mark(index) {
      marked?.classList.remove(classNames.activeThumbnail)
      marked?.removeAttribute("aria-current")
      marked = images[index]
      marked?.classList.add(classNames.activeThumbnail)
      marked?.setAttribute("aria-current", "true")
    },
    reveal() {
      moveTabStop()
      if (marked && !place) bringIntoView(list, marked)
    },
    focus(index) {
      images[index]?.focus({ preventScroll: true })
    },
    indexOf: (thumbnail) => images.findIndex((image) => image === thumbnail),
    refresh(slides, index) {
      fill(slides)
      thumbnails.mark(index)
      thumbnails.reveal()
    },
  }
  fill(slides)
  thumbnails.mark(0)
  moveTabStop()
  viewport.after(list)
  page.decorations.insert(list)
  return thumbnails
}

/** Where the server names no thumbnail: the picture itself, or a film's poster. */
function readSource(slide: Element): string {
  const film = slide.matches("video") ? slide : slide.querySelector("video")
  return findPicture(slide)?.getAttribute("src") ?? film?.getAttribute("poster") ?? ""
}

/**
 * What stood in the thumbnail's place stands there until its file has come; then it would shine through transparent ones. One
 * whose file the page shows already, as where the server names no smaller one, has it at once.
 */
function showMeanwhile(thumbnail: HTMLImageElement, slide: Element): void {
  if (thumbnail.complete) return
  const picture = findPicture(slide)
  if (!picture?.complete || !picture.currentSrc) return
  thumbnail.style.backgroundImage = `url(${JSON.stringify(picture.currentSrc)})`
  thumbnail.addEventListener("load", () => thumbnail.removeAttribute("style"), { once: true })
}

/** Scrolls the strip alone: `scrollIntoView` would scroll the page, too. */
function bringIntoView(list: HTMLElement, thumbnail: HTMLElement): void {
  const frame = list.getBoundingClientRect()
  const box = thumbnail.getBoundingClientRect()
  list.scrollBy({
    left: (box.left + box.right - frame.left - frame.right) / 2,
    top: (box.top + box.bottom - frame.top - frame.bottom) / 2,
  })
}
