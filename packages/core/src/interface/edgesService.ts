import { createEdgePadding, findEdgePlace } from "./edgePadding.ts"
import { createPageDocument } from "../page/pageDocument.ts"
import { listen } from "../page/listen.ts"
import type { Page } from "../page/page.ts"
import { definePageService } from "../page/services.ts"
import { createStepAside } from "./stepAside.ts"

/** The elements that are fixed at the window's edges: bars, notices, banners and popups beside the page, ours and the host's. */
export interface WindowEdges {
  /**
   * Keeps the control that has focus clear of `element` until `signal` is aborted. An element that isn't shown, or not fixed in the window,
   * such as a header in a low window, counts for nothing meanwhile.
   */
  add(element: HTMLElement, signal: AbortSignal): void
  /** Measures again, after an element has moved without another size. */
  measure(): void
}

/**
 * The edges of a page's window. The root gets `scroll-padding` for what is fixed there, in addition to the host's, so that the browser scrolls
 * a focused control clear of it; the body gets as much room at its end, where the page scrolls no further. Where neither helps, the element
 * steps aside while that control has focus (WCAG 2.4.11).
 */
export const edgesService = definePageService("core.edges", createEdges)

function createEdges(page: Page): WindowEdges {
  const { window: view, signal } = page
  const document = createPageDocument(view.document)
  const { documentElement: root, body } = document
  const bars = new Set<HTMLElement>()
  const edges = (["top", "bottom"] as const).map((edge) => ({
    edge,
    pad: createEdgePadding(page, root, `scroll-padding-${edge}`),
  }))
  const padEnd = createEdgePadding(page, body, "padding-bottom")
  const stepAside = createStepAside(page, document, bars)

  const measure = () => {
    stepAside.moveBack()
    const places = [...bars].flatMap((bar) => findEdgePlace(view, bar) ?? [])
    for (const { edge, pad } of edges) pad(places.filter((place) => place.edge === edge))
    // A small button in a corner takes no room on the page.
    padEnd(places.filter(({ edge, widthPx }) => edge === "bottom" && widthPx >= view.innerWidth / 2))
    stepAside.uncoverFocus()
  }
  const observer = new view.ResizeObserver(measure)
  signal.addEventListener("abort", () => observer.disconnect())
  listen(view, "resize", measure, { signal })

  return {
    measure,
    add(element, until) {
      bars.add(element)
      observer.observe(element)
      until.addEventListener("abort", () => {
        bars.delete(element)
        observer.unobserve(element)
        if (!signal.aborted) measure()
      })
    },
  }
}
