import { nullPrototype } from "@ringside/core/domain"
import { selectThumbnailGrid } from "./domain/index.ts"
import type { GalleryScope } from "./galleryScope.ts"
import type { GallerySettings } from "./gallerySettings.ts"
import { classNames, selectors } from "./host.ts"
import { galleryMessages } from "./messages.ts"
import type { HostThumbnails } from "./hostLook.ts"
import { animateStep, createHeightMotion } from "./slideMotion.ts"
import { findPart, listSlides } from "./slides.ts"
import { createThumbnails, type ThumbnailPlace, type Thumbnails } from "./thumbnails.ts"

/** Slides that scroll sideways, one at a time. The browser scrolls them; classes, thumbnails and steps are ours. */
export interface Slider {
  readonly thumbnails: Thumbnails | null
  readonly activeIndex: number
  readonly isRtl: boolean
  /** Goes to a slide: in a timed step, or at once. */
  select(index: number, motion: "step" | "none"): void
  /** Marks the slide that a swipe has scrolled to. */
  follow(): void
  /** Reads the slides again, since the host may have added, replaced or removed some. */
  refresh(): void
}

/** The layout of the server's HTML, read before the slider changes it. */
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

/** Reads the layout that the theme gives the slides of `viewport`. */
export function readSliderLayout(
  { page: { window } }: GalleryScope,
  viewport: HTMLElement,
  { thumbnails, host }: { thumbnails: GallerySettings["thumbnails"]; host: HostThumbnails | null },
): SliderLayout {
  return {
    place: thumbnails === "below" ? readPlace(viewport, listSlides(viewport), host) : null,
    isRtl: window.getComputedStyle(viewport).direction === "rtl",
  }
}

/** Makes a slider of the children of `viewport`, without moving them to another parent. */
export function createSlider(
  scope: GalleryScope,
  { viewport, settings, layout: { place, isRtl } }: SliderParts,
): Slider {
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
    if (!isActive) for (const film of slide.querySelectorAll(selectors.video)) film.pause()
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
      (findPart(to, "link") ?? viewport).focus(nullPrototype({ preventScroll: true }))
    mark(from, false)
  }
  /** Browsers snap to where a slide is seen, so without this class they would follow a slide that is animated. */
  const setStepping = (isOn: boolean) => scope.toggleClass(viewport, classNames.stepping, isOn)

  const scrollToActive = (widthPx: number) =>
    viewport.scrollTo(nullPrototype({ left: (isRtl ? -1 : 1) * active * widthPx, behavior: "instant" }))
  /** Shows the active slide. */
  const step = (durationMs: number) => {
    const from = slides[shown]
    const to = slides[active]
    if (!to || active === shown || scope.signal.aborted) return
    const distance = active - shown
    const widthPx = viewport.clientWidth
    const isAnimated = from && durationMs > 0
    // All changes to the layout are made in this callback, so that the browser lays the page out once.
    heights.change(durationMs, () => {
      if (isAnimated) setStepping(true)
      swap(from, to)
      scrollToActive(widthPx)
    })
    thumbnails?.reveal()
    if (!isAnimated) return
    const turn = ++steps
    const settle = () => turn === steps && setStepping(false)
    animateStep({ from, to, distance, widthPx, isRtl, durationMs }).then(settle, settle)
  }

  scope.toggleClass(viewport, classNames.viewport, true)
  markAll()
  makeReachable(scope, viewport, slides)
  const thumbnails = settings.thumbnails === "off" ? null : createThumbnails(scope, { viewport, slides, place })
  if (active > 0) {
    thumbnails?.refresh(slides, active)
    clock.nextFrame(() => scrollToActive(viewport.clientWidth))
  }

  return {
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
      // Paint the thumbnail's mark first, as feedback for the click: a slow phone needs more than a frame to lay out the slides.
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
      // A step that waits for its frame was selected among the old slides.
      step(0)
      slides = now
      active = Math.max(0, Math.min(active, slides.length - 1))
      markAll()
      thumbnails?.refresh(slides, active)
    },
  }
}

/** Reads the place of the pictures after the first, if the theme shows them as small columns under it. */
function readPlace(
  viewport: Element,
  [first, second, ...more]: readonly Element[],
  host: HostThumbnails | null,
): ThumbnailPlace | null {
  if (!first || !second) return null
  const whole = viewport.getBoundingClientRect()
  const head = first.getBoundingClientRect()
  const small = second.getBoundingClientRect()
  const place = { width: whole.width, height: whole.bottom - head.bottom }
  // Pictures of the same width are one column, which is higher than a row of thumbnails needs.
  if (place.height <= 0 || small.height <= 0 || small.width > head.width * 0.9) return null
  const count = more.length + 2
  const ratios = { ratio: place.width / place.height, smallRatio: small.width / small.height }
  return { ...selectThumbnailGrid({ count, place, small, host }), ...ratios }
}

/** Makes the scrolling element reachable by keyboard, unless a link in each slide does. */
function makeReachable({ page, attribute }: GalleryScope, viewport: HTMLElement, slides: readonly HTMLElement[]): void {
  if (slides.every((slide) => findPart(slide, "link"))) return
  const add = (name: string, value: string) => viewport.hasAttribute(name) || attribute(viewport, name, value)
  add("tabindex", "0")
  if (viewport.matches(selectors.anyList)) return
  add("role", "group")
  add("aria-label", page.translator("gallery", galleryMessages)("pictures"))
}

function prefersStillness(window: Window): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches
}
