import { listen } from "../page/listen.ts"
import type { Page } from "../page/page.ts"
import { createElement } from "./createElement.ts"

/** How a line or a frame looks: `good` works, `wait` isn't there yet, `bad` is a mistake, `left` is done by the shop's script, `plain` by the browser. */
export type Tone = "good" | "wait" | "bad" | "left" | "plain"

/** An element to outline. */
export interface Mark {
  readonly element: Element
  readonly tone: Tone
  /** The text on the outline; empty for an outline alone. */
  readonly label: string
}

/** Frames over elements of the page. They are in a layer of their own, so the elements stay as they are. */
export interface Outlines {
  readonly layer: HTMLElement
  /** Replaces the frames. */
  draw(marks: readonly Mark[]): void
  /** Places the frames anew. */
  place(): void
  /** Marks the frame of one element, and no other. */
  highlight(element: Element): void
}

/** Frames that follow their elements until `signal` aborts. */
export function createOutlines({ document, window }: Page, signal: AbortSignal): Outlines {
  const layer = createElement(document, "div", { class: "outlines", "aria-hidden": "true" })
  const boxes = new Map<Element, HTMLElement>()
  let highlighted: Element | null = null
  let isPlanned = false

  const place = () => {
    isPlanned = false
    // Read all places first: a write in between would make the browser lay out the page again.
    const places = [...boxes].map(([element, box]) => ({ box, element, rect: element.getBoundingClientRect() }))
    for (const { box, element, rect } of places) {
      box.hidden = rect.width === 0 || rect.height === 0
      box.style.transform = `translate(${String(rect.left)}px, ${String(rect.top)}px)`
      box.style.width = `${String(rect.width)}px`
      box.style.height = `${String(rect.height)}px`
      box.toggleAttribute("data-highlighted", element === highlighted)
    }
  }
  const placeSoon = () => {
    if (isPlanned || layer.hidden) return
    isPlanned = true
    window.requestAnimationFrame(place)
  }
  for (const type of ["scroll", "resize"]) listen(window, type, placeSoon, { signal, capture: true, passive: true })

  return {
    layer,
    place,
    draw(marks) {
      boxes.clear()
      for (const { element, tone, label } of marks) {
        if (boxes.has(element)) continue
        const name = label === "" ? [] : [createElement(document, "span", {}, label)]
        boxes.set(element, createElement(document, "div", { class: "outline", "data-tone": tone }, ...name))
      }
      layer.replaceChildren(...boxes.values())
      place()
    },
    highlight(element) {
      highlighted = element
      placeSoon()
    },
  }
}
