import { nullPrototype } from "@ringside/core/domain"
import { findEventElement, type Page, type Scope, definePageService } from "@ringside/core"
import { hasNewContent } from "./findViewport.ts"
import { announceGallery, createGallery, findGallery, type Gallery, measureGallery } from "./gallery.ts"
import { createGalleryScope, type GalleryScope } from "./galleryScope.ts"
import { anyGallery } from "../host.ts"
import { removeCopiedMarks } from "./copiedMarks.ts"

/** The galleries of a page. */
export interface Galleries {
  /** Connects a gallery. It starts shortly before it comes into view, or when it is first used. */
  add(root: HTMLElement, connection: Scope): void
  /** The gallery around the target of an event, started if it wasn't yet; null when there is none. */
  of(target: EventTarget | null): Gallery | null
  /** The gallery around the target of an event, if it has started. */
  startedOf(target: EventTarget | null): Gallery | null
}

/** One connected gallery. */
interface Entry {
  readonly root: HTMLElement
  readonly connection: Scope
  /** Null until the first start. */
  scope: GalleryScope | null
}

/** The galleries of a page. */
export const galleriesService = definePageService("gallery.galleries", createGalleries)

/** Attributes of the reading direction. */
const directions = ["dir"]

/** A page with a hundred galleries does work only for those that come into view. */
function createGalleries(page: Page): Galleries {
  const { window } = page
  const entries = new Map<Element, Entry>()
  const started = new WeakMap<GalleryScope, Gallery>()

  /** Runs one part of a start, and undoes the start when that part fails. */
  const attempt = <T>(scope: GalleryScope, run: () => T): T | null => {
    // A listener of the page may have stopped the gallery in the part before.
    if (scope.signal.aborted) return null
    try {
      return run()
    } catch (cause) {
      scope.end()
      page.reports.fail({ during: "mount", widget: "gallery", host: scope.root, cause })
      return null
    }
  }
  const begin = (entry: Entry): GalleryScope => {
    const { root, connection, scope: before } = entry
    observer.unobserve(root)
    removeCopiedMarks(root)
    before?.end()
    return (entry.scope = createGalleryScope(root, connection))
  }
  /** Reads the layout of all before it changes any, so that the browser lays the page out once. */
  const startAll = (waiting: readonly Entry[]) => {
    const found = waiting.map(begin).flatMap((scope) => attempt(scope, () => findGallery(scope)) ?? [])
    const measured = found.flatMap((gallery) => attempt(gallery.scope, () => measureGallery(gallery)) ?? [])
    for (const each of measured) {
      const gallery = attempt(each.scope, () => createGallery(each))
      if (!gallery) continue
      started.set(each.scope, gallery)
      attempt(each.scope, () => announceGallery(gallery))
    }
  }
  /** The gallery of the last start, unless that failed, found nothing or has ended. */
  const current = ({ scope }: Entry) => (scope && !scope.signal.aborted ? (started.get(scope) ?? null) : null)
  const observer = new window.IntersectionObserver(
    (seen) => {
      const near = seen.flatMap(({ isIntersecting, target }) => (isIntersecting ? (entries.get(target) ?? []) : []))
      startAll(near.filter(({ scope }) => !scope))
    },
    nullPrototype({ rootMargin: "25%" }),
  )
  // When the reading direction changes, Firefox scrolls the slides to the first one without an event.
  const turns = new window.MutationObserver(() => {
    for (const entry of entries.values()) {
      const gallery = current(entry)
      if (gallery) attempt(gallery.scope, () => gallery.slider?.follow())
    }
  })
  turns.observe(page.document.documentElement, nullPrototype({ subtree: true, attributeFilter: directions }))
  page.signal.addEventListener("abort", () => {
    observer.disconnect()
    turns.disconnect()
  })
  page.onScan(() => {
    const replaced = [...entries.values()].filter((entry) => {
      const { root, scope } = entry
      const gallery = current(entry)
      if (gallery) attempt(gallery.scope, () => gallery.slider?.refresh())
      return scope && !scope.signal.aborted && hasNewContent(root, gallery)
    })
    startAll(replaced)
    return replaced.length > 0
  })

  const findEntry = (target: EventTarget | null) => {
    const root = findEventElement(page, { target })?.closest(anyGallery)
    return root && entries.get(root)
  }

  return {
    add(root, connection) {
      entries.set(root, { root, connection, scope: null })
      observer.observe(root)
      connection.onEnd(() => {
        entries.delete(root)
        observer.unobserve(root)
      })
    },
    of(target) {
      const entry = findEntry(target)
      if (!entry) return null
      if (!entry.scope) startAll([entry])
      return current(entry)
    },
    startedOf(target) {
      const entry = findEntry(target)
      return entry ? current(entry) : null
    },
  }
}
