import type { Page } from "@ringside/core"
import { createGallery, findGallery, type Gallery, measureGallery } from "./gallery.ts"
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
  /** Hooks whose pictures may come yet. */
  const empty = new WeakSet<Element>()

  const attempt = <T>(root: HTMLElement, act: () => T): T | null => {
    try {
      return act()
    } catch (cause) {
      reports.fail({ during: "mount", widget: "gallery", host: root, cause })
      return null
    }
  }
  const find = (root: HTMLElement) => {
    const found = findGallery(page, root)
    if (!found && root.matches(galleryHook)) empty.add(root)
    return found
  }
  const wakeAll = (roots: readonly HTMLElement[]) => {
    const asleep = roots.filter((root) => !known.has(root))
    for (const root of asleep) {
      watcher.unobserve(root)
      // Known before it is made, so that who hears of it doesn't make it again.
      known.set(root, null)
    }
    const found = asleep.flatMap((root) => attempt(root, () => find(root)) ?? [])
    const measured = found.flatMap((gallery) => attempt(gallery.root, () => measureGallery(page, gallery)) ?? [])
    for (const gallery of measured) {
      const { root } = gallery
      known.set(
        root,
        attempt(root, () => createGallery(page, gallery)),
      )
    }
  }
  const watcher = new window.IntersectionObserver(
    (entries) => {
      const near = entries.filter((entry) => entry.isIntersecting).map((entry) => entry.target)
      wakeAll(near.filter((target) => target instanceof window.HTMLElement))
    },
    { rootMargin: "25%" },
  )
  const look = () => {
    const roots = [...document.querySelectorAll<HTMLElement>(`${platformGallery}, ${galleryHook}`)].filter(isRoot)
    for (const root of roots) {
      const gallery = known.get(root)
      gallery?.slider?.refresh()
      // Other content may stand in the same root; who serves it begins anew.
      if (gallery ? !root.contains(gallery.viewport) : empty.delete(root)) {
        known.delete(root)
        watched.delete(root)
      }
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
      if (!root || !isRoot(root)) return null
      if (!known.has(root)) wakeAll([root])
      return known.get(root) ?? null
    },
  }
}

/** A hook around the platform's gallery only says how that one is to be. */
function isRoot(element: Element): boolean {
  return element.querySelector(platformGallery) === null
}
