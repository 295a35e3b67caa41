import { createPageDocument } from "../page/pageDocument.ts"
import { listen } from "../page/listen.ts"
import { hasFixedPosition } from "../behaviours/ownElements.ts"
import type { Page } from "../page/page.ts"
import { definePageService } from "../page/services.ts"

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

type Edge = "top" | "bottom"

/** A page that hasn't scrolled for this long has arrived, in milliseconds. */
const stillMs = 150

/** The space between a control and the element that stepped aside for it, in CSS pixels. */
const gapPx = 8

/**
 * The edges of a page's window. The root gets `scroll-padding` for what is fixed there, in addition to the host's, so that the browser scrolls
 * a focused control clear of it; the body gets as much room at its end, where the page scrolls no further. Where neither helps, the element
 * steps aside while that control has focus (WCAG 2.4.11).
 */
export const edgesService = definePageService("core.edges", createEdges)

function createEdges(page: Page): WindowEdges {
  const { window: view, signal, clock, createRecord } = page
  const document = createPageDocument(view.document)
  const bars = new Set<HTMLElement>()
  const moves = createRecord()
  /** A theme may animate each change of a bar, which then is still on its way when it is looked at. */
  const stills = createRecord()
  const moved = new Set<Element>()
  const moveBack = () => {
    moved.clear()
    moves.restoreAll()
  }
  const { documentElement: root, body } = document
  const edges = (["top", "bottom"] as const).map((edge) => ({
    edge,
    pad: createPadding(page, root, `scroll-padding-${edge}`),
  }))
  const padEnd = createPadding(page, body, "padding-bottom")

  const measure = () => {
    moveBack()
    const places = [...bars].flatMap((bar) => findPlace(view, bar) ?? [])
    for (const { edge, pad } of edges) pad(places.filter((place) => place.edge === edge))
    // A small button in a corner takes no room on the page.
    padEnd(places.filter(({ edge, widthPx }) => edge === "bottom" && widthPx >= view.innerWidth / 2))
    clearFocus()
  }

  /** Moves elements that cover the focused control. One that the shopper uses with a pointer is seen. */
  const clearFocus = () => {
    moveAside()
    for (const bar of bars) if (!moved.has(bar)) stills.restore(bar)
  }
  const moveAside = () => {
    // The next frame, or the end of a scroll, may come after the page has stopped.
    if (signal.aborted) return
    const control = document.activeElement
    if (!control || control === body || !control.matches(":focus-visible")) return
    // Of several elements, one may cover another.
    for (let left = bars.size; left > 0; left -= 1) {
      const bar = findCover(control)
      if (!bar) return
      moved.add(bar)
      stills.style(bar, "transition", "none")
      moves.style(bar, "translate", `0 ${String(readWayAside(view, bar, control))}px`)
    }
  }
  const findCover = (control: Element): HTMLElement | undefined => {
    const box = [...control.getClientRects()].find(({ width, height }) => width > 0 && height > 0)
    if (!box) return undefined
    const [top, bottom] = [Math.max(0, box.top), Math.min(view.innerHeight, box.bottom)]
    const seen = document.elementFromPoint(box.left + box.width / 2, (top + bottom) / 2)
    return [...bars].find((bar) => bar.contains(seen) && !bar.contains(control))
  }

  const observer = new view.ResizeObserver(measure)
  signal.addEventListener("abort", () => {
    observer.disconnect()
    moveBack()
    stills.restoreAll()
  })
  listen(view, "resize", measure, { signal })

  /** Whether focus has come to a control since the page was scrolled. */
  let isNew = false
  const look = () => {
    // A press in an element that has moved must not lose it.
    if ([...moved].some((bar) => bar.contains(document.activeElement))) return
    moveBack()
    clearFocus()
  }
  const onFocus = () => {
    isNew = true
    clock.nextFrame(look)
  }
  listen(document, "focusin", onFocus, { signal, capture: true })
  // A page that scrolls smoothly arrives later. When the shopper scrolls it afterwards, each element goes back to its place.
  const onArrival = ({ target }: Event) => {
    const isPage = target === view.document
    if (isNew || !isPage) look()
    else {
      moveBack()
      stills.restoreAll()
    }
    if (isPage) isNew = false
  }
  if ("onscrollend" in document) listen(document, "scrollend", onArrival, { signal, capture: true })
  else {
    // Chrome before 114 and Safari before 26.2 don't tell the end.
    let cancel: () => void = () => undefined
    const onScroll = (event: Event) => {
      cancel()
      cancel = clock.after(stillMs, () => onArrival(event))
    }
    listen(document, "scroll", onScroll, { signal, capture: true })
  }

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

/** Returns a function that adds what places cover to a padding of the host. */
function createPadding({ window: view, signal, createRecord }: Page, element: HTMLElement, property: string) {
  const record = createRecord()
  /** The host's own value. It is read once for each width: without our padding the page would be scrolled at its end. */
  let own: { readonly value: string; readonly windowPx: number } | null = null
  const restore = () => {
    record.restoreAll()
    own = null
  }
  signal.addEventListener("abort", restore)
  return (places: readonly Place[]) => {
    if (places.length === 0 || own?.windowPx !== view.innerWidth) restore()
    if (places.length === 0) return
    own ??= { value: view.getComputedStyle(element).getPropertyValue(property), windowPx: view.innerWidth }
    const addedPx = Math.ceil(Math.max(...places.map(({ coveredPx }) => coveredPx)))
    // The initial value is a word.
    record.style(element, property, `calc(${/^\d/.test(own.value) ? own.value : "0px"} + ${String(addedPx)}px)`)
  }
}

interface Place {
  readonly edge: Edge
  /** The distance from the edge to the element's other side. */
  readonly coveredPx: number
  readonly widthPx: number
}

/** Where an element stands; undefined where it isn't fixed, or covers so much that the page couldn't be scrolled clear of it. */
function findPlace(view: Window & typeof globalThis, element: HTMLElement): Place | undefined {
  const { width: widthPx, height, top, bottom } = element.getBoundingClientRect()
  const { innerHeight } = view
  const style = view.getComputedStyle(element)
  // A sticky element may be in its place on the page now.
  const stuckBottom =
    style.getPropertyValue("position") === "sticky"
      ? Number.parseFloat(style.getPropertyValue("top")) + height
      : Number.NaN
  const isSticky = !Number.isNaN(stuckBottom)
  if (height === 0 || !(isSticky || hasFixedPosition(view, element))) return undefined
  const isAtTop = isSticky || top + bottom < innerHeight
  const coveredPx = isAtTop ? (isSticky ? stuckBottom : bottom) : innerHeight - top
  return coveredPx > innerHeight / 2 ? undefined : { edge: isAtTop ? "top" : "bottom", coveredPx, widthPx }
}

/** How far an element has to move to stand above or below a control, whichever is nearer and has room. */
function readWayAside(view: Window, element: Element, control: Element): number {
  const bar = element.getBoundingClientRect()
  const box = control.getBoundingClientRect()
  const ways = [box.top - gapPx - bar.bottom, box.bottom + gapPx - bar.top]
  const roomy = ways.filter((way) => bar.top + way >= 0 && bar.bottom + way <= view.innerHeight)
  const [nearest] = roomy.sort((one, other) => Math.abs(one) - Math.abs(other))
  if (nearest !== undefined) return nearest
  // There is room for no whole element: the window's other edge is what leaves most of the control.
  return (box.top + box.bottom) / 2 < view.innerHeight / 2 ? view.innerHeight - bar.bottom : -bar.top
}
