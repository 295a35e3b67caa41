import { isPlainClick, type Page } from "@ringside/core"
import { selectLightboxIndex } from "./domain/index.ts"
import type { Galleries } from "./galleries.ts"
import type { Gallery } from "./gallery.ts"
import { selectors } from "./host.ts"
import { findLink, readItem } from "./slides.ts"
import type { LoadViewer, OpenViewer, ViewerModule } from "./viewer.ts"
import { readViewerLabels } from "./viewerLabels.ts"

/** Opens the viewer by its button and by pictures. A click that was taken is honoured, or given back by following the link. */
export function startLightbox(page: Page, galleries: Galleries, loadViewer: LoadViewer): void {
  const { window, document, decorations, overlays, reports, signal } = page
  let viewer: OpenViewer | null = null
  let loading: Promise<ViewerModule> | null = null
  let isOpening = false

  const load = () => {
    loading ??= loadViewer()
    // A failure is forgotten, so that the next click may have more luck.
    loading.catch(() => (loading = null))
    return loading
  }
  const open = async (gallery: Gallery, opener: HTMLElement, start: { fromTrigger: boolean; clickedIndex: number }) => {
    if (isOpening || viewer) return
    isOpening = true
    decorations.attribute(opener, "aria-busy", "true")
    try {
      const { openViewer } = await load()
      if (!signal.aborted) show(openViewer, gallery, opener, start)
    } catch (cause) {
      if (signal.aborted) return
      reports.fail({ during: "open", widget: "gallery", host: gallery.root, cause })
      const slide = gallery.slides[start.fromTrigger ? gallery.activeIndex : start.clickedIndex]
      const address = slide && (findLink(slide)?.href ?? readItem(slide)?.src)
      if (address) page.navigation.go(address)
    } finally {
      isOpening = false
      decorations.attribute(opener, "aria-busy", null)
    }
  }
  const show = (
    openViewer: ViewerModule["openViewer"],
    gallery: Gallery,
    opener: HTMLElement,
    start: { fromTrigger: boolean; clickedIndex: number },
  ) => {
    const entries = gallery.slides.flatMap((slide, slideIndex) => {
      const item = readItem(slide)
      return item ? [{ item, slideIndex }] : []
    })
    if (entries.length === 0) return
    // Films have no place in the viewer: its pictures are counted by themselves.
    const indexOf = (slideIndex: number) => entries.findIndex((entry) => entry.slideIndex === slideIndex)
    const index = selectLightboxIndex({
      fromTrigger: start.fromTrigger,
      slider: gallery.slider !== null,
      activeIndex: indexOf(gallery.activeIndex),
      clickedIndex: indexOf(start.clickedIndex),
      count: entries.length,
    })
    let leave: () => void = () => undefined
    const opened = openViewer({
      document,
      items: entries.map(({ item }) => item),
      index,
      labels: readViewerLabels(page, gallery.settings.triggerText),
      onClose(lastIndex) {
        viewer = null
        leave()
        const last = entries[lastIndex]
        if (last && !signal.aborted) gallery.slider?.select(last.slideIndex, "none")
        findReturn(opener, gallery)?.focus({ preventScroll: true })
      },
    })
    viewer = opened
    leave = overlays.open({ element: opened.element, isModal: true, onEscape: () => opened.close() })
    opened.element.focus({ preventScroll: true })
  }
  signal.addEventListener("abort", () => viewer?.close())

  document.addEventListener(
    "click",
    (event) => {
      const target = event.target instanceof window.Element ? event.target : null
      const gallery = target && isPlainClick(event) ? galleries.of(target) : null
      if (!target || !gallery?.features.lightbox) return
      const trigger = target.closest<HTMLElement>(selectors.trigger)
      if (trigger) {
        event.preventDefault()
        void open(gallery, trigger, { fromTrigger: true, clickedIndex: -1 })
        return
      }
      const clickedIndex = gallery.slides.findIndex((slide) => slide.contains(target))
      const slide = gallery.slides[clickedIndex]
      if (!slide || target.closest(selectors.ownClicks) || !readItem(slide)) return
      // With slider and zoom a click zooms, or does nothing; it never leaves the page.
      event.preventDefault()
      if (gallery.features.imageOpensLightbox) {
        void open(gallery, findLink(slide) ?? slide, { fromTrigger: false, clickedIndex })
      }
    },
    { signal, capture: true },
  )
  document.addEventListener(
    "keydown",
    (event) => {
      const trigger =
        event.target instanceof window.Element ? event.target.closest<HTMLElement>(selectors.trigger) : null
      // Enter presses a link by itself.
      if (event.key !== " " || !trigger || !galleries.of(trigger)) return
      event.preventDefault()
      trigger.click()
    },
    { signal, capture: true },
  )
  const warmUp = ({ target }: Event) => {
    if (target instanceof window.Element && target.closest(selectors.trigger) && galleries.of(target)) void load()
  }
  document.addEventListener("pointerover", warmUp, { signal, capture: true, passive: true })
  document.addEventListener("focusin", warmUp, { signal, capture: true })
}

/** Who gets focus back: the opener, or what stands in its place when its slide was left or it can't take focus. */
function findReturn(opener: HTMLElement, { slides, activeIndex, root }: Gallery): HTMLElement | null {
  if (opener.isConnected && !opener.closest("[inert]") && opener.tabIndex >= 0) return opener
  const slide = slides[activeIndex]
  return (slide && findLink(slide)) ?? root.querySelector<HTMLElement>(selectors.trigger)
}
