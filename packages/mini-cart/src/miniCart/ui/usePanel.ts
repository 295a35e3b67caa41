import { createPageDocument, findEventElement, listen } from "@ringside/core"
import { useLatest, usePage } from "@ringside/ui"
import { type RefObject, useLayoutEffect } from "react"
import { selectPanelShift } from "./panelShift.ts"

interface PanelOptions {
  readonly isOpen: boolean
  /** Contains button and panel; a press or focus outside closes the panel. */
  readonly opener: RefObject<HTMLElement | null>
  readonly panel: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** Handles an open non-modal panel: it stays inside the window, and closes by Escape, a press or focus outside. */
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
      if (pressed && !opener.current?.contains(pressed)) latest.current()
    }
    const leaveStack = page.overlays.open({ element, isModal: false, onEscape: () => latest.current() })
    listen(document, "pointerdown", closeElsewhere, options)
    listen(document, "focusin", closeElsewhere, options)
    keepInWindow(element)
    return () => {
      open.abort()
      leaveStack()
    }
  }, [isOpen, page, opener, panel, latest])
}

function keepInWindow(panel: HTMLElement): void {
  const { left, right } = panel.getBoundingClientRect()
  const windowPx = createPageDocument(panel.ownerDocument).documentElement.clientWidth
  const shiftPx = selectPanelShift({ leftPx: left, rightPx: right, windowPx })
  if (shiftPx !== 0) panel.style.translate = `${shiftPx}px`
}
