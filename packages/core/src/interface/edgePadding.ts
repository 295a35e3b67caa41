import { hasFixedPosition } from "../page/isSeen.ts"
import type { Page } from "../page/page.ts"

/** Where an element stands that is fixed at an edge of the window. */
export interface EdgePlace {
  readonly edge: "top" | "bottom"
  /** The distance from the edge to the element's other side. */
  readonly coveredPx: number
  readonly widthPx: number
}

/** Returns a function that adds what places cover to a padding of the host. */
export function createEdgePadding(
  { window: view, signal, createRecord }: Page,
  element: HTMLElement,
  property: string,
) {
  const record = createRecord()
  /** The host's own value. It is read once for each width: without our padding the page would be scrolled at its end. */
  let own: { readonly value: string; readonly windowPx: number } | null = null
  const restore = () => {
    record.restoreAll()
    own = null
  }
  signal.addEventListener("abort", restore)
  return (places: readonly EdgePlace[]) => {
    if (places.length === 0 || own?.windowPx !== view.innerWidth) restore()
    if (places.length === 0) return
    own ??= { value: view.getComputedStyle(element).getPropertyValue(property), windowPx: view.innerWidth }
    const addedPx = Math.ceil(Math.max(...places.map(({ coveredPx }) => coveredPx)))
    // The initial value is a word.
    record.style(element, property, `calc(${/^\d/.test(own.value) ? own.value : "0px"} + ${String(addedPx)}px)`)
  }
}

/** Where an element stands; undefined where it isn't fixed, or covers so much that the page couldn't be scrolled clear of it. */
export function findEdgePlace(view: Window & typeof globalThis, element: HTMLElement): EdgePlace | undefined {
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
