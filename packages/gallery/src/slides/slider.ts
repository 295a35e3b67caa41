import { findSlideLink, prefersReducedMotion } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { selectHostColumns, selectThumbnailGrid } from "../domain/index.ts"
import type { GalleryScope } from "./galleryScope.ts"
import type { GallerySettings } from "./gallerySettings.ts"
import { classNames, selectors } from "../host.ts"
import { galleryMessages } from "../messages.ts"
import type { HostLook, HostThumbnails } from "./hostLook.ts"
import { animateStep, createHeightMotion } from "./slideMotion.ts"
import { listSlides, playFilms } from "./slides.ts"
import { createThumbnails, type ThumbnailPlace, type Thumbnails } from "./thumbnails.ts"

/** Slides that scroll sideways, one at a time. The browser scrolls them; classes, thumbnails and steps are ours. */
export interface Slider {
  readonly thumbnails: Thumbnails | null
  readonly activeIndex: number
  /** Whether slides go from right to left. Read at each use: the host may change the page's direction after the start. */
  readonly isRtl: boolean
  /** Goes to a slide: in a timed step, or at once. */
  select(index: number, motion: "step" | "none"): void
  /** Marks the slide that a swipe has scrolled to. */
  follow(): void
  /** Reads the slides again, since the host may have added, replaced or removed some. */
  refresh(): void
}

interface SliderNeeds {
  readonly viewport: HTMLElement
  readonly settings: GallerySettings
  /** Where the theme shows the pictures after the first; null when thumbnails get a strip of their own. */
  readonly place: ThumbnailPlace | null
  readonly look: HostLook | null
}

/** Makes a slider of the children of `viewport`, without moving them to another parent. */
export function createSlider(scope: GalleryScope, { viewport, settings, place, look }: SliderNeeds): Slider {
  const { window, document, clock } = scope.page
  let slides = listSlides(viewport)
  // A shopper may have tabbed to a picture before the start; it stays in view, and keeps the focus.
  let active = Math.max(
    0,
    slides.findIndex((slide) => slide.contains(document.activeElement)),
  )
  /** The slide that is shown. Between a selection and the frame of its step, that is the slide before. */
  let shown = active
  let steps = 0
  const heights = createHeightMotion(viewport)
  const mark = (slide: HTMLElement | undefined, isActive: boolean) => {
    if (!slide) return
    scope.toggleClass(slide, classNames.activeSlide, isActive)
    scope.attribute(slide, "inert", isActive ? null : "")
    playFilms(window, slide, { isShown: isActive, pausesPlugins: true })
  }
  const markAll = () => {
    shown = active
    for (const [index, slide] of slides.entries()) mark(slide, index === active)
  }
  const swap = (from: HTMLElement | undefined, to: HTMLElement) => {
    shown = active
    mark(to, true)
    // Focus moves along, so that it stays in the gallery.
    if (from?.contains(document.activeElement))
      (findSlideLink(to) ?? viewport).focus(nullPrototype({ preventScroll: true }))
    mark(from, false)
  }
  /** Browsers snap to where a slide is seen, so without this class they would follow a slide that is animated. */
  const setStepping = (isOn: boolean) => scope.toggleClass(viewport, classNames.stepping, isOn)

  /** The distance from one slide's left edge to the next one's, when it was last needed; negative from right to left. */
  let stridePx = 0
  const readStride = () => (stridePx = viewport.clientWidth * (isRtl(window, viewport) ? -1 : 1))
  const scrollToActive = () => viewport.scrollTo(nullPrototype({ left: active * stridePx, behavior: "instant" }))
  /** Shows the active slide. */
  const step = (durationMs: number) => {
    const from = slides[shown]
    const to = slides[active]
    if (!to || active === shown || scope.signal.aborted) return
    const distance = active - shown
    const isAnimated = from && durationMs > 0
    readStride()
    // All changes to the layout are made in this callback, so that the browser lays the page out once.
    heights.change(durationMs, () => {
      if (isAnimated) setStepping(true)
      swap(from, to)
      scrollToActive()
    })
    thumbnails?.reveal()
    if (!isAnimated) return
    const turn = ++steps
    const settle = () => turn === steps && setStepping(false)
    animateStep({ from, to, distance, stridePx, durationMs }).then(settle, settle)
  }

  scope.toggleClass(viewport, classNames.viewport, true)
  markAll()
  makeReachable(scope, viewport, slides)
  const thumbnails = settings.thumbnails === "off" ? null : createThumbnails(scope, { viewport, slides, place, look })
  if (active > 0) {
    thumbnails?.refresh(slides, active)
    clock.nextFrame(() => {
      readStride()
      scrollToActive()
    })
  }

  return {
    thumbnails,
    get isRtl() {
      return isRtl(window, viewport)
    },
    get activeIndex() {
      return active
    },
    select(index, motion) {
      if (!slides[index] || index === active) return
      active = index
      thumbnails?.mark(index)
      const durationMs = motion === "none" || prefersReducedMotion(window) ? 0 : settings.stepMs
      if (durationMs === 0) step(0)
      // Paint the thumbnail's mark first, as feedback for the click: a slow phone needs more than a frame to lay out the slides.
      else clock.nextFrame(() => clock.after(0, () => step(durationMs)))
    },
    follow() {
      if (shown !== active) return
      const beforePx = stridePx
      readStride()
      // When the direction changes, the browser scrolls the thumbnails to the first one, and the slides, too, if they don't snap.
      if (beforePx * stridePx < 0) {
        scrollToActive()
        thumbnails?.reveal()
        return
      }
      const index = Math.round(Math.abs(viewport.scrollLeft) / Math.max(1, viewport.clientWidth))
      const from = slides[active]
      const to = slides[index]
      if (!to || index === active) return
      active = index
      thumbnails?.mark(index)
      heights.change(prefersReducedMotion(window) ? 0 : settings.stepMs, () => swap(from, to))
      thumbnails?.reveal()
    },
    refresh() {
      const now = listSlides(viewport)
      if (now.length === slides.length && now.every((slide, index) => slide === slides[index])) return
      // A step that waits for its frame was selected among the old slides.
      step(0)
      slides = now
      active = Math.max(0, Math.min(active, slides.length - 1))
      markAll()
      thumbnails?.refresh(slides, active)
    },
  }
}

/** Where the theme shows the pictures without a slider. */
interface PictureBoxes {
  readonly whole: DOMRect
  readonly head: DOMRect
  /** The second picture's, as an example of all after the first. */
  readonly small: DOMRect
  readonly count: number
}

/** Reads the boxes of two pictures or more, before anything changes the layout. */
export function readPictureBoxes(viewport: Element): PictureBoxes | null {
  const slides = listSlides(viewport)
  const [first, second] = slides
  if (!first || !second) return null
  return {
    whole: viewport.getBoundingClientRect(),
    head: first.getBoundingClientRect(),
    small: second.getBoundingClientRect(),
    count: slides.length,
  }
}

/**
 * Selects the place of the pictures after the first, if the theme shows them as small columns under it. Where it shows them as one column,
 * which is higher than a row of thumbnails needs, a gallery that `takesHostRows` has the rows in which the host arranges its own thumbnails.
 */
export function selectThumbnailPlace(
  { whole, head, small, count }: PictureBoxes,
  host: HostThumbnails | null,
  takesHostRows: boolean,
): ThumbnailPlace | null {
  const place = { width: whole.width, height: whole.bottom - head.bottom }
  if (place.height <= 0 || small.height <= 0) return null
  if (small.width > head.width * 0.9) return takesHostRows && host ? selectHostRows(count, host) : null
  const ratios = { ratio: place.width / place.height, smallRatio: small.width / small.height }
  const grid = selectThumbnailGrid({ count, place, small, host })
  const own = grid.host && host
  const heightPx = own ? (own.width * place.width) / ratios.smallRatio : 0
  // As high as the host's rows with the gaps between them; half a pixel is the browser's rounding.
  const fits = own && own.topPx + grid.rows * heightPx + (grid.rows - 1) * own.rowGapPx <= place.height + 0.5
  return { ...grid, ...ratios, host: own, hasHostGaps: Boolean(fits) }
}

/** The rows of the host's own thumbnails, as high as their content. */
function selectHostRows(count: number, host: HostThumbnails): ThumbnailPlace {
  const columns = selectHostColumns(host)
  return { columns, rows: Math.ceil(count / columns), ratio: null, smallRatio: 1, host, hasHostGaps: true }
}

/** Makes the scrolling element reachable by keyboard, unless a link in each slide does. */
function makeReachable({ page, attribute }: GalleryScope, viewport: HTMLElement, slides: readonly HTMLElement[]): void {
  if (slides.every((slide) => findSlideLink(slide))) return
  const add = (name: string, value: string) => viewport.hasAttribute(name) || attribute(viewport, name, value)
  add("tabindex", "0")
  if (viewport.matches(selectors.anyList)) return
  add("role", "group")
  add("aria-label", page.translator("gallery", galleryMessages)("pictures"))
}

function isRtl(window: Window, element: Element): boolean {
  return window.getComputedStyle(element).getPropertyValue("direction") === "rtl"
}
