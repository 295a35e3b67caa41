import { isSafeUrl, nullPrototype } from "@ringside/core/domain"
import { findSlidePicture, listen, type Page } from "@ringside/core"
import type { ThumbnailGrid } from "../domain/index.ts"
import type { GalleryScope } from "./galleryScope.ts"
import { classNames, selectors } from "../host.ts"
import type { HostLook, HostThumbnails } from "./hostLook.ts"
import { galleryMessages } from "../messages.ts"
import { findInSlide } from "./slides.ts"
import "./thumbnails.css"

/** The place of the small pictures under the first one, which thumbnails then fill exactly; or that of the host's own thumbnails. */
export interface ThumbnailPlace extends ThumbnailGrid {
  /** Width by height of the whole place; null where the thumbnails' rows set the height. */
  readonly ratio: number | null
  /** Width by height of one picture. */
  readonly smallRatio: number
  /** Size and gap of the host's own thumbnails, where as many of them fit in. */
  readonly host: HostThumbnails | null
  /** Whether the host's gaps above and between the rows fit in, too. */
  readonly hasHostGaps: boolean
}

/** The small pictures of one gallery. */
export interface Thumbnails {
  /** Marks the picture that is shown. */
  mark(index: number): void
  /**
   * Scrolls the marked thumbnail into view, and gives it the tab stop of the one before. Not part of `mark`, since it needs the
   * layout: Chromium computes styles at once for a focused element, as after a click, whose tab index changes.
   */
  reveal(): void
  focus(index: number): void
  indexOf(thumbnail: Element): number
  /** Names the thumbnail at `index` again: a variation may have replaced its picture. */
  rename(slide: HTMLElement, index: number): void
  /** Creates the thumbnails again for changed slides, and marks the one at `index`. */
  refresh(slides: readonly HTMLElement[], index: number): void
}

/** The number of a picture, from 1. */
type Position = Readonly<Record<"n" | "count", number>>

interface ThumbnailNeeds {
  readonly viewport: HTMLElement
  readonly slides: readonly HTMLElement[]
  readonly place: ThumbnailPlace | null
  readonly look: HostLook | null
}

/** Inserts thumbnails of `slides` after `viewport`: in `place`, or else in a strip that scrolls. */
export function createThumbnails(
  { page, insert }: GalleryScope,
  { viewport, slides, place, look }: ThumbnailNeeds,
): Thumbnails {
  const list = createList(page, place)
  if (look?.hidesThumbnails) list.classList.add("ringside-gallery-unhidden")
  let images: readonly HTMLImageElement[] = []
  let marked: HTMLImageElement | undefined
  let tabStop: HTMLImageElement | undefined

  const fill = (slides: readonly HTMLElement[]) => {
    images = slides.map((slide, index) => createThumbnail(page, slide, { n: index + 1, count: slides.length }))
    const items = images.map((image, index) => {
      const item = page.document.createElement("li")
      const slide = slides[index]
      if (slide && findInSlide(slide, "player")) item.className = classNames.filmThumbnail
      item.append(image, ...createPreview(page, slide))
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
      images[index]?.focus(nullPrototype({ preventScroll: true }))
    },
    indexOf: (thumbnail) => images.findIndex((image) => image === thumbnail),
    rename(slide, index) {
      const image = images[index]
      if (image) image.alt = readName(page, slide, { n: index + 1, count: images.length })
    },
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
  insert(list)
  return thumbnails
}

function createList({ document }: Page, place: ThumbnailPlace | null): HTMLElement {
  const list = document.createElement("ol")
  list.className = `${classNames.thumbnails} ringside-gallery-${place ? "grid" : "strip"}`
  // Safari takes the role away where styles take the bullets away.
  list.setAttribute("role", "list")
  if (!place) return list
  const { host, hasHostGaps } = place
  if (place.ratio !== null) list.style.aspectRatio = String(place.ratio)
  list.style.setProperty("--rs-rows", String(place.rows))
  list.style.setProperty("--rs-columns", String(place.columns))
  if (host) {
    list.classList.add("ringside-gallery-host-grid")
    list.style.setProperty("--rs-host-width", `${host.width * 100}%`)
    list.style.setProperty("--rs-host-gap", `${host.gap * 100}%`)
    list.style.setProperty("--rs-host-ratio", String(place.smallRatio))
    if (!hasHostGaps) return list
    list.style.setProperty("--rs-host-align", "start")
    list.style.setProperty("--rs-host-top", `${host.topPx}px`)
    list.style.setProperty("--rs-host-row-gap", `${host.rowGapPx}px`)
    // The host's last row has the same margin below it; a place that is kept has it already.
    if (place.ratio === null) list.style.setProperty("--rs-host-bottom", `${host.rowGapPx}px`)
  }
  return list
}

function createThumbnail(page: Page, slide: HTMLElement, position: Position): HTMLImageElement {
  const image = page.document.createElement("img")
  const { thumb, thumbSrcset, thumbSizes } = slide.dataset
  image.alt = readName(page, slide, position)
  image.setAttribute("role", "button")
  image.tabIndex = -1
  const source = thumb && isSafeUrl(thumb) ? thumb : readSource(slide)
  if (thumbSrcset?.split(",").every(isSafeUrl)) {
    image.sizes = thumbSizes ?? "100px"
    image.srcset = thumbSrcset
  }
  if (source) image.src = source
  showMeanwhile(image, slide)
  return image
}

/** The film itself over its thumbnail, where the server has only a placeholder for that: a film without a poster. */
function createPreview(page: Page, slide: HTMLElement | undefined): readonly HTMLElement[] {
  const source = slide?.dataset["thumbVideoSrc"]
  if (!source || !isSafeUrl(source)) return []
  const film = page.document.createElement("video")
  film.setAttribute("aria-hidden", "true")
  film.preload = "metadata"
  film.muted = true
  film.playsInline = true
  film.src = source
  return [film]
}

/** A thumbnail's name: the server's, or that of a variation's picture that replaced it; otherwise its number. */
function readName(page: Page, slide: HTMLElement, position: Position): string {
  const picture = findSlidePicture(slide)
  const name = picture?.matches(selectors.replaced) ? picture.alt : slide.dataset["thumbAlt"]
  return name?.trim() || page.translator("gallery", galleryMessages)("thumbnail", position)
}

/** The thumbnail's file if the server provides none: the picture itself, or a film's poster. */
function readSource(slide: Element): string {
  const film = findInSlide(slide, "video")
  return findSlidePicture(slide)?.getAttribute("src") ?? film?.getAttribute("poster") ?? ""
}

/**
 * Shows the slide's own picture as the thumbnail's background until the thumbnail's file has loaded. After that it would be seen
 * through a transparent one. A file that the page shows already is complete at once.
 */
function showMeanwhile(thumbnail: HTMLImageElement, slide: Element): void {
  if (thumbnail.complete) return
  const picture = findSlidePicture(slide)
  if (!picture?.complete || !picture.currentSrc) return
  thumbnail.style.backgroundImage = `url(${JSON.stringify(picture.currentSrc)})`
  listen(thumbnail, "load", () => thumbnail.removeAttribute("style"), { once: true })
}

/** Scrolls only the strip: `scrollIntoView` would scroll the page, too. */
function bringIntoView(list: HTMLElement, thumbnail: HTMLElement): void {
  const frame = list.getBoundingClientRect()
  const box = thumbnail.getBoundingClientRect()
  list.scrollBy(
    nullPrototype({
      left: (box.left + box.right - frame.left - frame.right) / 2,
      top: (box.top + box.bottom - frame.top - frame.bottom) / 2,
    }),
  )
}
