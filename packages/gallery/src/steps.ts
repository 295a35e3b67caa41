import { hasModifier, isPlainClick, type Page } from "@ringside/core"
import { selectSlideIndex, selectSlideStep } from "./domain/index.ts"
import type { Galleries } from "./galleries.ts"
import type { Gallery } from "./gallery.ts"
import { selectors } from "./host.ts"

/** Steps from slide to slide: by thumbnail, by key, by swipe, and when the host asks for the first. */
export function startSteps(page: Page, galleries: Galleries): void {
  const { window, document, events, signal } = page
  const options = { signal, capture: true } as const
  const findElement = ({ target }: Event) => (target instanceof window.Element ? target : null)

  document.addEventListener(
    "click",
    (event) => {
      const thumbnail = findElement(event)?.closest(selectors.thumbnail)
      const slider = thumbnail && isPlainClick(event) ? galleries.of(thumbnail)?.slider : null
      const index = thumbnail ? (slider?.thumbnails?.indexOf(thumbnail) ?? -1) : -1
      if (index >= 0) slider?.select(index, "step")
    },
    options,
  )
  document.addEventListener(
    "keydown",
    (event) => {
      if (hasModifier(event) || event.defaultPrevented) return
      const element = findElement(event)
      const gallery = element?.closest(selectors.ownKeys) ? null : galleries.of(element)
      if (!gallery?.slider) return
      const thumbnail = element?.closest<HTMLElement>(selectors.thumbnail)
      if (thumbnail && (event.key === "Enter" || event.key === " ")) {
        event.preventDefault()
        thumbnail.click()
      } else if (stepByKey(gallery, event.key, Boolean(thumbnail))) event.preventDefault()
    },
    options,
  )
  // Scrolling doesn't bubble, but it is captured.
  document.addEventListener(
    "scroll",
    ({ target }) => {
      const gallery = target === document ? null : galleries.of(target)
      // Thumbnails scroll, too.
      if (gallery?.slider?.viewport === target) gallery.slider.follow()
    },
    { ...options, passive: true },
  )
  events.on(["woocommerce_gallery_reset_slide_position"], ({ target }) => {
    galleries.of(target)?.slider?.select(0, "step")
  })
}

/** Whether the key was one of the gallery's. */
function stepByKey({ slider, slides, settings }: Gallery, key: string, isOnThumbnail: boolean): boolean {
  if (!slider) return false
  const to = selectSlideStep(key, {
    isRtl: slider.isRtl,
    isVertical: isOnThumbnail && settings.thumbnails === "start",
  })
  // Elsewhere these two scroll the page.
  if (!to || (!isOnThumbnail && (to === "first" || to === "last"))) return false
  const { loop } = settings
  slider.select(selectSlideIndex({ index: slider.activeIndex, count: slides.length, to, loop }), "step")
  if (isOnThumbnail) slider.thumbnails?.focus(slider.activeIndex)
  return true
}
