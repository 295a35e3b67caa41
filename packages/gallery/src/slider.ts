import type { Page } from "@ringside/core"
import { selectThumbnailGrid } from "./domain/index.ts"
import type { GallerySettings } from "./gallerySettings.ts"
import { classNames } from "./host.ts"
import { galleryMessages } from "./messages.ts"
import { animateStep, createHeightMotion } from "./slideMotion.ts"
import { findLink, listSlides } from "./slides.ts"
import { createThumbnails, type ThumbnailPlace, type Thumbnails } from "./thumbnails.ts"

/** Slides that scroll sideways, one at a time. The browser does the scrolling; classes, thumbnails and steps are ours. */
export interface Slider {
  readonly viewport: HTMLElement
  readonly thumbnails: Thumbnails | null
  readonly activeIndex: number
  readonly isRtl: boolean
  /** Goes to a slide: in a timed step, or at once. */
  select(index: number, motion: "step" | "none"): void
  /** Marks the slide that a swipe has brought. */
  follow(): void
  /** Takes slides into account that were added, replaced or taken away. */
  refresh(): void
}

/** What a slider must know of the page's layout before it changes it. */
export interface SliderLayout {
  /** Where the theme shows the pictures after the first; null when thumbnails get a strip of their own. */
  readonly place: ThumbnailPlace | null
  readonly isRtl: boolean
}

interface SliderParts {
  readonly viewport: HTMLElement
  readonly settings: GallerySettings
  readonly layout: SliderLayout
}

/** Reads the layout that the slides of `viewport` have from the theme. */
export function readSliderLayout(window: Window, viewport: HTMLElement, { thumbnails }: GallerySettings): SliderLayout {
  return {
    place: thumbnails === "below" ? readPlace(viewport, listSlides(viewport)) : null,
    isRtl: window.getComputedStyle(viewport).direction === "rtl",
  }
}

/** Makes a slider of the children of `viewport`, where they stand. */
export function createSlider(page: Page, { viewport, settings, layout: { place, isRtl } }: SliderParts): Slider {
  const { decorations, window, clock } = page
  let slides = listSlides(viewport)
  let active = 0
  /** The slide that the page shows; for a moment still the one before. */
  let shown = 0
  const heights = createHeightMotion(viewport)

  const mark = (slide: HTMLElement | undefined, isActive: boolean) => {
    if (!slide) return
    decorations.toggleClass(slide, classNames.activeSlide, isActive)
    decorations.attribute(slide, "inert", isActive ? null : "")
    if (!isActive) for (const film of slide.querySelectorAll("video")) film.pause()
  }
  const decorateAll = () => {
    shown = active
    for (const [index, slide] of slides.entries()) mark(slide, index === active)
  }
  /** The page's focus stays in the gallery when the slide that had it goes. */
  const moveFocus = (from: HTMLElement | undefined, to: HTMLElement) => {
    if (from?.contains(page.document.activeElement)) (findLink(to) ?? viewport).focus({ preventScroll: true })
  }
  const swap = (from: HTMLElement | undefined, to: HTMLElement) => {
    shown = active
    mark(to, true)
    moveFocus(from, to)
    mark(from, false)
  }
  let steps = 0
  /** Browsers snap to where a slide is seen, so that they would run after one that moves. */
  const setStepping = (isOn: boolean) => decorations.toggleClass(viewport, "ringside-gallery-stepping", isOn)

  /** Shows the slide that is active. */
  const step = (durationMs: number) => {
    const from = slides[shown]
    const to = slides[active]
    if (!to || active === shown) return
    const distance = active - shown
    const widthPx = viewport.clientWidth
    const isAnimated = from && durationMs > 0
    // All that moves the layout happens in here, so that it is done once.
    heights.change(durationMs, () => {
      if (isAnimated) setStepping(true)
      swap(from, to)
      viewport.scrollTo({ left: (isRtl ? -1 : 1) * active * widthPx, behavior: "instant" })
    })
    thumbnails?.reveal()
    if (!isAnimated) return
    const turn = ++steps
    const settle = () => turn === steps && setStepping(false)
    animateStep({ from, to, distance, widthPx, isRtl, durationMs }).then(settle, settle)
  }

  decorations.toggleClass(viewport, classNames.viewport, true)
  decorateAll()
  makeReachable(page, viewport, slides)
  const thumbnails = settings.thumbnails === "off" ? null : createThumbnails(page, { viewport, slides, place })

  return {
    viewport,
    thumbnails,
    isRtl,
    get activeIndex() {
      return active
    },
    select(index, motion) {
      if (!slides[index] || index === active) return
      active = index
      thumbnails?.mark(index)
      const durationMs = motion === "none" || prefersStillness(window) ? 0 : settings.stepMs
      if (durationMs === 0) step(0)
      // A click is answered by the thumbnail's mark. To lay the slides out takes a slow phone longer than a frame, so that
      // they begin to move in the next one.
      else clock.nextFrame(() => clock.after(0, () => step(durationMs)))
    },
    follow() {
      if (shown !== active) return
      const index = Math.round(Math.abs(viewport.scrollLeft) / Math.max(1, viewport.clientWidth))
      const from = slides[active]
      const to = slides[index]
      if (!to || index === active) return
      active = index
      thumbnails?.mark(index)
      heights.change(prefersStillness(window) ? 0 : settings.stepMs, () => swap(from, to))
      thumbnails?.reveal()
    },
    refresh() {
      const now = listSlides(viewport)
      if (now.length === slides.length && now.every((slide, index) => slide === slides[index])) return
      // One that waits for its frame is made with the slides that it was meant for.
      step(0)
      slides = now
      active = Math.max(0, Math.min(active, slides.length - 1))
      decorateAll()
      thumbnails?.refresh(slides, active)
    },
  }
}

/** The place of the pictures after the first, where the theme shows them as small columns under it. */
function readPlace(viewport: Element, [first, second, ...more]: readonly Element[]): ThumbnailPlace | null {
  if (!first || !second) return null
  const whole = viewport.getBoundingClientRect()
  const head = first.getBoundingClientRect()
  const small = second.getBoundingClientRect()
  const place = { width: whole.width, height: whole.bottom - head.bottom }
  // Pictures of the same width stand in a column, whose height no row of thumbnails needs.
  if (place.height <= 0 || small.height <= 0 || small.width > head.width * 0.9) return null
  const count = more.length + 2
  return { ...selectThumbnailGrid({ count, place, small }), ratio: place.width / place.height }
}

/** A box that scrolls must be reachable by keyboard, which a link in its slide makes it. */
function makeReachable(page: Page, viewport: HTMLElement, slides: readonly HTMLElement[]): void {
  if (slides.every((slide) => findLink(slide))) return
  const { decorations } = page
  if (!viewport.hasAttribute("tabindex")) decorations.attribute(viewport, "tabindex", "0")
  if (viewport.matches("ul, ol")) return
  if (!viewport.hasAttribute("role")) decorations.attribute(viewport, "role", "group")
  if (!viewport.hasAttribute("aria-label")) {
    decorations.attribute(viewport, "aria-label", page.translator("gallery", galleryMessages)("pictures"))
  }
}

function prefersStillness(window: Window): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches
}
