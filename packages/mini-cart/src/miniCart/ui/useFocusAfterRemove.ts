import { nullPrototype } from "@ringside/core/domain"
import { selectFocusAfterRemove } from "@ringside/cart/domain"
import { usePage } from "@ringside/ui"
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react"

interface FocusPlace {
  readonly element: Element
  readonly line: Element | null
  /** The number of lines before it. */
  readonly index: number
  /** The product whose line is restored, if the element is the undo button. */
  readonly restores: string | null
}

/**
 * Keeps focus in `container` when the focused element is removed: after an undo on the restored line; else on the remove button now at the
 * same place, else the last one, else the empty message, else the container itself. Returns the container's focus handler. Source:
 * catalogue-and-cart contract §11.
 */
export function useFocusAfterRemove(container: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const page = usePage()
  const place = useRef<FocusPlace | null>(null)

  useLayoutEffect(() => {
    const root = container.current
    if (!root) return
    const { window, document } = page
    const moveLostFocus = () => {
      const { activeElement } = document
      const { current } = place
      const isLost = activeElement === null || activeElement === document.body
      // While the shop responds, the container has the focus of the undo button.
      const isWaiting = current?.restores !== null && activeElement === root
      if (!current || !(isLost || isWaiting) || current.element.isConnected) return
      const restored = current.restores === null ? null : findRestored(root, current.restores)
      const next = current.restores === null ? findNextFocus(root, current) : (restored ?? root)
      if (next === activeElement) return
      next.focus(nullPrototype({ preventScroll: true }))
      if (!restored && current.restores !== null) place.current = current
    }
    // Components further down remove the elements, and needn't handle focus.
    const observer = new window.MutationObserver(moveLostFocus)
    observer.observe(root, nullPrototype({ childList: true, subtree: true }))
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
  const restores = element.closest<HTMLElement>("[data-undo]")?.dataset["undo"] ?? null
  return { element, line, index: before.length, restores }
}

function findNextFocus(root: HTMLElement, { line, index }: FocusPlace): HTMLElement {
  const lines = findLines(root)
  const next = line?.isConnected ? line : lines[selectFocusAfterRemove(index, lines.length) ?? -1]
  return next?.querySelector<HTMLElement>("[data-remove]") ?? root.querySelector<HTMLElement>("[data-empty]") ?? root
}

/** The remove button of the last line of that product: a restored line is added at the end. */
function findRestored(root: Element, productId: string): HTMLElement | null {
  const lines = findLines(root).filter((line) => line.getAttribute("data-line") === productId)
  return lines.at(-1)?.querySelector<HTMLElement>("[data-remove]") ?? null
}

function findLines(root: Element): readonly Element[] {
  return [...root.querySelectorAll("[data-line]")]
}
