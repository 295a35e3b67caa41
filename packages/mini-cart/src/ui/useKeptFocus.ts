import { selectFocusAfterRemove } from "@ringside/cart/domain"
import { usePage } from "@ringside/ui"
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react"

interface FocusPlace {
  readonly element: Element
  readonly line: Element | null
  /** How many lines stand before it. */
  readonly index: number
}

/**
 * Keeps focus in `container` when what had it goes: to the remove button now at the same place, else the last one, else the empty
 * message, else the container itself. The answer is the container's focus handler. Source: catalogue-and-cart contract §11.
 */
export function useKeptFocus(container: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const page = usePage()
  const place = useRef<FocusPlace | null>(null)

  useLayoutEffect(() => {
    const root = container.current
    if (!root) return
    const { window, document } = page
    const moveLostFocus = () => {
      const { activeElement } = document
      const isLost = activeElement === null || activeElement === document.body
      if (!place.current || !isLost || place.current.element.isConnected) return
      findNextFocus(root, place.current).focus({ preventScroll: true })
    }
    // What goes is taken out by components further down, which needn't know of this.
    const observer = new window.MutationObserver(moveLostFocus)
    observer.observe(root, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [page, container])

  return ({ target, currentTarget }) => {
    place.current = readPlace(currentTarget, target)
  }
}

function readPlace(root: Element, element: Element): FocusPlace {
  const line = element.closest("[data-line]")
  const before = findLines(root).filter(
    (each) => each !== line && each.compareDocumentPosition(element) & each.DOCUMENT_POSITION_FOLLOWING,
  )
  return { element, line, index: before.length }
}

function findNextFocus(root: HTMLElement, { line, index }: FocusPlace): HTMLElement {
  const lines = findLines(root)
  const next = line?.isConnected ? line : lines[selectFocusAfterRemove(index, lines.length) ?? -1]
  return next?.querySelector<HTMLElement>("[data-remove]") ?? root.querySelector<HTMLElement>("[data-empty]") ?? root
}

function findLines(root: Element): readonly Element[] {
  return [...root.querySelectorAll("[data-line]")]
}
