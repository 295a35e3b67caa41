import {
  delegate,
  findEventElement,
  firstSlideWanted,
  hasModifier,
  isPlainClick,
  type Page,
  slideWanted,
} from "@ringside/core"
import { selectSlideIndex, selectSlideStep } from "../domain/index.ts"
import type { Galleries } from "./galleries.ts"
import type { Gallery } from "./gallery.ts"
import { anyGallery, selectors } from "../host.ts"

/** Steps from slide to slide: by thumbnail, key and swipe, and to the first slide by an event of the host. */
export function startSteps(page: Page, galleries: Galleries): void {
  const selectThumbnail = (thumbnail: Element) => {
    const slider = galleries.of(thumbnail)?.slider
    const index = slider?.thumbnails?.indexOf(thumbnail) ?? -1
    if (index >= 0) slider?.select(index, "step")
  }
  delegate(page, "click", selectors.thumbnail, (event, thumbnail) => {
    if (isPlainClick(event)) selectThumbnail(thumbnail)
  })
  slideWanted.on(page, (target) => {
    const thumbnail = findEventElement(page, { target })?.closest(selectors.thumbnail)
    if (thumbnail) selectThumbnail(thumbnail)
  })
  delegate(page, "keydown", anyGallery, (event) => {
    if (hasModifier(event) || event.defaultPrevented) return
    const element = findEventElement(page, event)
    const gallery = element?.closest(selectors.ownKeys) ? null : galleries.of(element)
    if (!gallery?.slider) return
    const thumbnail = element?.closest<HTMLElement>(selectors.thumbnail)
    if (thumbnail && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault()
      thumbnail.click()
    } else if (stepByKey(gallery, event.key, Boolean(thumbnail))) event.preventDefault()
  })
  // A scroll event doesn't bubble, but the document captures it.
  delegate(page, "scroll", anyGallery, ({ target }) => {
    const gallery = galleries.of(target)
    // Thumbnails scroll, too.
    if (gallery?.viewport === target) gallery.slider?.follow()
  })
  firstSlideWanted.on(page, (target) => {
    // One that hasn't started shows its first slide; a listener of its start may select another, which must stay.
    galleries.startedOf(target)?.slider?.select(0, "step")
  })
}

/** Steps if `key` is one of the gallery's keys, and returns whether it is. */
function stepByKey({ slider, slides, settings }: Gallery, key: string, isOnThumbnail: boolean): boolean {
  if (!slider) return false
  const to = selectSlideStep(key, {
    isRtl: slider.isRtl,
    isVertical: isOnThumbnail && settings.thumbnails === "start",
  })
  // Outside the thumbnails, Home and End scroll the page.
  if (!to || (!isOnThumbnail && (to === "first" || to === "last"))) return false
  const { loop } = settings
  slider.select(selectSlideIndex({ index: slider.activeIndex, count: slides.length, to, loop }), "step")
  if (isOnThumbnail) slider.thumbnails?.focus(slider.activeIndex)
  return true
}
