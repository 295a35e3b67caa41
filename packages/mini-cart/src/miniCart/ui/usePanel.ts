import { createPageDocument, findEventElement, listen, overlaysService } from "@ringside/core"
import { leadsWithinThePage, listenToFollowedLinks, useLatest, usePage } from "@ringside/ui"
import { type RefObject, useLayoutEffect } from "react"

interface PanelOptions {
  readonly isOpen: boolean
  /** The control that opens the panel; a press or focus outside both closes it. */
  readonly opener: RefObject<Element | null>
  readonly panel: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/**
 * Handles an open non-modal panel: it stays inside the window, and closes by Escape, by a press or focus outside, by a link to a place on this
 * page, and by one that an app's router follows.
 */
export function usePanel({ isOpen, opener, panel, onClose }: PanelOptions): void {
  const page = usePage()
  const latest = useLatest(onClose)

  useLayoutEffect(() => {
    const element = panel.current
    if (!isOpen || !element) return
    const { document } = page
    const open = new AbortController()
    const options = { signal: open.signal, capture: true }
    const closeElsewhere = (event: Event) => {
      const pressed = findEventElement(page, event)
      const isInside = [opener.current, element].some((inner) => inner?.contains(pressed))
      if (pressed && !isInside) latest.current()
    }
    const closeAfterLink = (event: MouseEvent) => {
      // Later: the browser, and an app's router, follow a link that is still there.
      if (!leadsWithinThePage(event, page)) return
      page.clock.after(0, () => {
        if (!open.signal.aborted) latest.current()
      })
    }
    const leaveStack = overlaysService.of(page).open({ element, isModal: false, onEscape: () => latest.current() })
    listen(document, "pointerdown", closeElsewhere, options)
    listen(document, "focusin", closeElsewhere, options)
    // eslint-disable-next-line no-restricted-syntax -- a click of jQuery alone follows no link
    listen(element, "click", closeAfterLink, { signal: open.signal })
    listenToFollowedLinks(page, { element, signal: open.signal, onFollow: () => latest.current() })
    place(element, opener.current)
    return () => {
      open.abort()
      leaveStack()
    }
  }, [isOpen, page, opener, panel, latest])
}

/**
 * Moves the panel to its opener and into the window. Styles place it below its container, which is elsewhere when the opener is an element
 * of the shop's.
 */
function place(panel: HTMLElement, opener: Element | null): void {
  const document = createPageDocument(panel.ownerDocument)
  const box = panel.getBoundingClientRect()
  const container = panel.parentElement?.getBoundingClientRect() ?? box
  const target = opener?.getBoundingClientRect() ?? container
  const isRightToLeft = document.defaultView?.getComputedStyle(panel).getPropertyValue("direction") === "rtl"
  const alignedPx = isRightToLeft ? target.left - container.left : target.right - container.right
  const shiftPx = selectPanelShift({
    leftPx: box.left + alignedPx,
    rightPx: box.right + alignedPx,
    windowPx: document.documentElement.clientWidth,
  })
  const rightPx = alignedPx + shiftPx
  const downPx = target.bottom - container.bottom
  if (rightPx !== 0 || downPx !== 0) panel.style.translate = `${rightPx}px ${downPx}px`
}

/** The position of a panel in its window, in CSS pixels from the window's left edge. */
export interface PanelEdges {
  readonly leftPx: number
  readonly rightPx: number
  readonly windowPx: number
}

/** The space between a panel and the window's edge. */
const marginPx = 8

/** How far right a panel must move to be inside the window; one that is too wide shows its left edge. */
export function selectPanelShift({ leftPx, rightPx, windowPx }: PanelEdges): number {
  const overRightPx = Math.max(0, rightPx + marginPx - windowPx)
  return Math.max(marginPx - leftPx, 0 - overRightPx)
}
