import type { Page } from "@ringside/core"
import { createGallery, type Gallery } from "./gallery.ts"
import { galleryHook, platformGallery } from "./host.ts"

/** The galleries of a page. */
export interface Galleries {
  /** The gallery that an event happened in, brought to life if it wasn't yet. */
  of(target: EventTarget | null): Gallery | null
}

/** Galleries come alive shortly before they are seen, or when they are touched: a page with a hundred costs what it shows. */
export function startGalleries(page: Page): Galleries {
  const { window, document, signal, reports } = page
  const known = new WeakMap<Element, Gallery | null>()
  const watched = new WeakSet<Element>()

  const wake = (root: HTMLElement) => {
    const existing = known.get(root)
    if (existing !== undefined) return existing
    watcher.unobserve(root)
    // Known before it is made, so that who hears of it doesn't make it again.
    known.set(root, null)
    try {
      known.set(root, createGallery(page, root))
    } catch (cause) {
      reports.fail({ during: "mount", widget: "gallery", host: root, cause })
    }
    return known.get(root) ?? null
  }
  const watcher = new window.IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting && target instanceof window.HTMLElement) wake(target)
      }
    },
    { rootMargin: "25%" },
  )
  const look = () => {
    const roots = [...document.querySelectorAll<HTMLElement>(`${platformGallery}, ${galleryHook}`)].filter(isRoot)
    for (const root of roots) {
      known.get(root)?.slider?.refresh()
      if (watched.has(root)) continue
      watched.add(root)
      watcher.observe(root)
    }
  }
  page.onScan(look)
  look()
  signal.addEventListener("abort", () => watcher.disconnect())

  return {
    of(target) {
      const element = target instanceof window.Element ? target : null
      const root = element?.closest<HTMLElement>(`${platformGallery}, ${galleryHook}`)
      return root && isRoot(root) ? wake(root) : null
    },
  }
}

/** A hook around the platform's gallery only says how that one is to be. */
function isRoot(element: Element): boolean {
  return element.querySelector(platformGallery) === null
}
