import { createTestPage, type TestPage, type TestPageOptions } from "@ringside/testing"
import { vi } from "vitest"
import { createGalleryBehaviour } from "./behaviour.ts"
import { galleryStartBehaviour } from "./startBehaviour.ts"
import type { LoadViewer, ViewerOptions } from "./viewer.ts"

/** As the platform prints them. */
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

/** The platform's gallery with such slides. */
export function createGalleryHtml(slides: readonly string[]): string {
  return `<div class="woocommerce-product-gallery images" style="opacity: 0;"><div class="woocommerce-product-gallery__wrapper">${slides.join("")}</div></div>`
}

/** A gallery in the hands of a test: what is seen, and what was asked of the viewer. */
export interface GalleryStage {
  readonly page: TestPage
  /** What the viewer was opened with, in order. */
  readonly opened: ViewerOptions[]
  readonly element: HTMLElement
  /** Tells that galleries are in sight. */
  see(): void
}

/** Starts the behaviour on the page of a test. */
export function startGallery(document: Document, loadViewer?: LoadViewer, options: TestPageOptions = {}): GalleryStage {
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
    return { element, close }
  }
  const page = createTestPage(options)
  galleryStartBehaviour.start(page)
  createGalleryBehaviour(loadViewer ?? (() => Promise.resolve({ openViewer }))).start(page)
  return { page, opened, element, see: seen }
}

/** The test's window sees nothing by itself. */
function stubObserver(): () => void {
  const observed = new Set<Element>()
  let tell: IntersectionObserverCallback = () => undefined
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      tell = callback
    }
    observe(element: Element) {
      observed.add(element)
    }
    unobserve(element: Element) {
      observed.delete(element)
    }
    disconnect() {
      observed.clear()
    }
  }
  vi.stubGlobal("IntersectionObserver", Observer)
  return () => {
    const entries = [...observed].map((target) => ({ target, isIntersecting: true }))
    // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- these members are all that is read
    tell(entries as unknown as IntersectionObserverEntry[], {} as unknown as IntersectionObserver)
  }
}

/** Whether we took the click; what is left to the browser is not followed here. */
export function click(element: HTMLElement, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init })
  let isTaken = false
  const hear = () => {
    isTaken = event.defaultPrevented
    event.preventDefault()
  }
  element.ownerDocument.addEventListener("click", hear, { once: true })
  element.dispatchEvent(event)
  return isTaken
}

/** Whether we took the key. */
export function press(target: HTMLElement, key: string, init: KeyboardEventInit = {}): boolean {
  return !target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init }))
}
