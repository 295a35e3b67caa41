import { listen } from "../page/listen.ts"
import type { Page } from "../page/page.ts"
import type { PageDocument } from "../page/pageDocument.ts"

/** A page that hasn't scrolled for this long has arrived, in milliseconds. */
const stillMs = 150

/** The space between a control and the element that stepped aside for it, in CSS pixels. */
const gapPx = 8

/** Moves elements that cover the focused control. */
export interface StepAside {
  /** Moves those that cover it now, and brings the others back to themselves: their own transition runs again. */
  uncoverFocus(): void
  /** Puts every element back to its place. */
  moveBack(): void
}

/**
 * Has an element of `bars` step aside while it covers the control that has the focus, when the focus comes and when the page has scrolled. An
 * element that the shopper uses with a pointer is seen, and one that has the focus itself stays.
 */
export function createStepAside(
  { window: view, signal, clock, createRecord }: Page,
  document: PageDocument,
  bars: ReadonlySet<HTMLElement>,
): StepAside {
  const moves = createRecord()
  /** A theme may animate each change of a bar, which then is still on its way when it is looked at. */
  const transitions = createRecord()
  const moved = new Set<Element>()
  const moveBack = () => {
    moved.clear()
    moves.restoreAll()
  }

  const uncoverFocus = () => {
    moveCovers()
    for (const bar of bars) if (!moved.has(bar)) transitions.restore(bar)
  }
  const moveCovers = () => {
    // The next frame, or the end of a scroll, may come after the page has stopped.
    if (signal.aborted) return
    const control = document.activeElement
    if (!control || control === document.body || !control.matches(":focus-visible")) return
    // Of several elements, one may cover another.
    for (let left = bars.size; left > 0; left -= 1) {
      const bar = findCover(control)
      if (!bar) return
      moved.add(bar)
      transitions.style(bar, "transition", "none")
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

  /** Whether focus has come to a control since the page was scrolled. */
  let isFocusNew = false
  const follow = () => {
    // A press in an element that has moved must not lose it.
    if ([...moved].some((bar) => bar.contains(document.activeElement))) return
    moveBack()
    uncoverFocus()
  }
  const onFocus = () => {
    isFocusNew = true
    clock.nextFrame(follow)
  }
  listen(document, "focusin", onFocus, { signal, capture: true })
  // A page that scrolls smoothly arrives later. When the shopper scrolls it afterwards, each element goes back to its place.
  const onArrival = ({ target }: Event) => {
    const isPage = target === view.document
    if (isFocusNew || !isPage) follow()
    else {
      moveBack()
      transitions.restoreAll()
    }
    if (isPage) isFocusNew = false
  }
  if ("onscrollend" in document) listen(document, "scrollend", onArrival, { signal, capture: true })
  else {
    // Chrome before 114 and Safari before 26.2 don't report the end.
    let cancel: () => void = () => undefined
    const onScroll = (event: Event) => {
      cancel()
      cancel = clock.after(stillMs, () => onArrival(event))
    }
    listen(document, "scroll", onScroll, { signal, capture: true })
  }
  signal.addEventListener("abort", () => {
    moveBack()
    transitions.restoreAll()
  })

  return { uncoverFocus, moveBack }
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
