import { startBehaviour } from "@ringside/core"
import { createModulesDouble, createTestPage, type TestPage, type TestPageOptions } from "@ringside/testing"
import { vi } from "vitest"
import { galleryBehaviour } from "../behaviour.ts"
import { beforeLoad } from "../beforeLoad.ts"
import { createShowViewer } from "../viewer/createShowViewer.ts"
import type { ViewerOptions } from "../viewer/viewer.ts"

/** The platform's settings as it prints them. */
export const galleryParams = {
  flexslider_enabled: "1",
  zoom_enabled: "1",
  photoswipe_enabled: "1",
  i18n_product_gallery_trigger_text: "See it large",
  flexslider: { animationSpeed: 500, animationLoop: false, rtl: false },
}

/** One slide as the platform prints it; `extra` are attributes of its picture. */
export function createSlideHtml(
  n: number,
  extra = 'data-large_image_width="1200" data-large_image_height="900"',
): string {
  return `<div class="woocommerce-product-gallery__image" data-thumb="/${n}-thumb.webp" data-thumb-alt=""><a href="/${n}-full.webp"><img src="/${n}.webp" alt="View ${n}" title="view-${n}" data-caption="" data-src="/${n}.webp" data-large_image="/${n}-large.webp" ${extra}></a></div>`
}

/** A slide with a film as the platform prints it; `extra` are more attributes of the slide. */
export function createFilmHtml(extra = ""): string {
  return `<div data-thumb="/placeholder.webp" data-thumb-alt="The seams" class="woocommerce-product-gallery__image woocommerce-product-gallery__video" ${extra}><a href="/clip.mp4"><video autoplay="autoplay" class="wp-post-video" src="/clip.mp4" loop="loop" muted="muted" playsinline="playsinline" preload="metadata" data-large_image="/clip.mp4" data-large_image_width="1000" data-large_image_height="800" aria-label="The seams"></video></a></div>`
}

/** The platform's gallery with such slides. */
export function createGalleryHtml(slides: readonly string[]): string {
  return `<div class="woocommerce-product-gallery images" style="opacity: 0;"><div class="woocommerce-product-gallery__wrapper">${slides.join("")}</div></div>`
}

/** The platform's gallery whose slides a slider of the theme's own has put into boxes: of Slick, with copies of its last and first one. */
export function createThemeSliderHtml(count: number): string {
  const box = (n: number, mark: string) => `<div class="slick-slide${mark}"><div>${createSlideHtml(n)}</div></div>`
  const slides = Array.from({ length: count }, (_, index) => box(index + 1, ""))
  const boxes = [box(count, " slick-cloned"), ...slides, box(1, " slick-cloned")]
  return createGalleryHtml([`<div class="slick-list"><div class="slick-track">${boxes.join("")}</div></div>`])
}

/** A started gallery, with the calls of its viewer. */
export interface GalleryStage {
  readonly page: TestPage
  /** The options of each call that opened the viewer, in order. */
  readonly opened: ViewerOptions[]
  readonly element: HTMLElement
  /** Reports that galleries are in view. */
  see(): void
}

/** Starts the behaviour on the page of a test; `loadViewer` stands in for the file of the viewer. */
export function startGallery(
  document: Document,
  loadViewer?: () => Promise<unknown>,
  options: TestPageOptions = {},
): GalleryStage {
  const seen = stubObserver()
  const opened: ViewerOptions[] = []
  const element = document.createElement("div")
  element.tabIndex = -1
  const openViewer = (viewer: ViewerOptions) => {
    opened.push(viewer)
    document.body.append(element)
    const close = () => {
      element.remove()
      viewer.onClose(viewer.index)
    }
    return { element, measure: () => undefined, close }
  }
  const modules = createModulesDouble(
    loadViewer ?? (() => Promise.resolve({ showViewer: createShowViewer(openViewer) })),
  )
  const page = createTestPage({ ...options, services: { modules, ...options.services } })
  beforeLoad.start(page)
  startBehaviour(galleryBehaviour, page)
  return { page, opened, element, see: seen }
}

/**
 * Replaces the intersection observer of the test's window, which has no layout. Call the returned function to report all observed elements
 * as in view; with `seesAtOnce` each one is reported when it is first observed.
 */
export function stubObserver({ seesAtOnce = false } = {}): () => void {
  const observed = new Set<Element>()
  let report: IntersectionObserverCallback = () => undefined
  const see = () => {
    const entries = [...observed].map((target) => ({ target, isIntersecting: true }))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these members are all that is read
    report(entries as unknown as IntersectionObserverEntry[], {} as unknown as IntersectionObserver)
  }
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      report = callback
    }
    observe(element: Element) {
      observed.add(element)
      if (seesAtOnce) void Promise.resolve().then(see)
    }
    unobserve(element: Element) {
      observed.delete(element)
    }
    disconnect() {
      observed.clear()
    }
  }
  vi.stubGlobal("IntersectionObserver", Observer)
  return see
}

/** Sets whether the page of a test is on a touch screen. The test's window is one by default. */
export function setTouch({ documentElement }: Document, hasTouch: boolean): void {
  const prototypes = [documentElement, HTMLElement.prototype, Element.prototype]
  for (const prototype of prototypes) Reflect.deleteProperty(prototype, "ontouchstart")
  if (hasTouch) Reflect.set(documentElement, "ontouchstart", null)
}

/** Clicks, and returns whether we handled the click. A link is not followed. */
export function click(element: HTMLElement, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, ...init })
  let isTaken = false
  const listener = () => {
    isTaken = event.defaultPrevented
    event.preventDefault()
  }
  element.ownerDocument.addEventListener("click", listener, { once: true })
  element.dispatchEvent(event)
  return isTaken
}

/** Presses a key, and returns whether we handled it. */
export function press(target: HTMLElement, key: string, init: KeyboardEventInit = {}): boolean {
  return !target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init }))
}
