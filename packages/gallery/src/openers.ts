import { isPlainClick, type Page } from "@ringside/core"
import type { Galleries } from "./galleries.ts"
import { selectors } from "./host.ts"
import type { Lightbox } from "./lightbox.ts"
import { opensViewer } from "./openByPicture.ts"
import { findLink, readItem } from "./slides.ts"

/** Opens the viewer by its button and by pictures. */
export function startOpeners(page: Page, galleries: Galleries, lightbox: Lightbox): void {
  const { window, document, signal } = page
  const options = { signal, capture: true } as const
  const findElement = ({ target }: Event) => (target instanceof window.Element ? target : null)
  const findTrigger = (event: Event) => {
    const trigger = findElement(event)?.closest<HTMLElement>(selectors.trigger)
    return trigger && galleries.of(trigger) ? trigger : null
  }

  document.addEventListener(
    "click",
    (event) => {
      const target = findElement(event)
      const gallery = target && isPlainClick(event) ? galleries.of(target) : null
      if (!target || !gallery?.features.lightbox) return
      const trigger = findTrigger(event)
      if (trigger) {
        event.preventDefault()
        void lightbox.open(gallery, { by: "trigger", opener: trigger })
        return
      }
      const slideIndex = gallery.slides.findIndex((slide) => slide.contains(target))
      const slide = gallery.slides[slideIndex]
      if (!slide || target.closest(selectors.ownClicks) || !readItem(slide)) return
      // Whatever it does, it never leaves the page.
      event.preventDefault()
      if (!opensViewer(gallery, slide, event)) return
      void lightbox.open(gallery, { by: "picture", opener: findLink(slide) ?? slide, slideIndex })
    },
    options,
  )
  document.addEventListener(
    "keydown",
    (event) => {
      // Enter presses a link by itself.
      const trigger = event.key === " " ? findTrigger(event) : null
      if (!trigger) return
      event.preventDefault()
      trigger.click()
    },
    options,
  )
  const warmUp = (event: Event) => {
    if (findTrigger(event)) lightbox.warmUp()
  }
  document.addEventListener("pointerover", warmUp, { ...options, passive: true })
  document.addEventListener("focusin", warmUp, options)
}
