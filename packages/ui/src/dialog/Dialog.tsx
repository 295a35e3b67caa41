import { frameSelector } from "@ringside/core"
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react"
import { uiMessages } from "../messages.ts"
import { Glyph } from "../parts/Glyph.tsx"
import { usePage } from "../root/PageProvider.tsx"
import { useLatest } from "../root/useLatest.ts"
import { useTranslate } from "../root/useTranslate.ts"
import type { CloseReason } from "./closeReason.ts"
import { openModal } from "./openModal.ts"
import { findTabStops } from "./focusRing.ts"
import "./dialog.css"

export interface DialogProps {
  readonly isOpen: boolean
  /** Called when the shopper wants to close the dialog, with the reason; the owner then sets `isOpen` to false. */
  readonly onClose: (reason: CloseReason) => void
  /** The dialog's accessible name and visible heading. */
  readonly title: string
  /** The element that takes focus at opening, instead of the heading. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Takes focus at closing when the element that had focus before is gone (or never had it: Safari doesn't focus a clicked button). */
  readonly returnFocus?: RefObject<(Element & HTMLOrSVGElement) | null> | undefined
  /** Stays in view below the scrolling content. */
  readonly footer?: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A modal dialog in the browser's top layer. It stays in the tree while closed, so that its closing can be animated. */
export function Dialog({ isOpen, title, footer, className = "", children, ...props }: DialogProps) {
  const page = usePage()
  const translate = useTranslate("ui", uiMessages)
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const headingId = useId()
  const latest = useLatest(props)

  const close = useRef<(() => void) | null>(null)
  useLayoutEffect(() => {
    // Close here, not in the effect's clean-up: React restores focus to its earlier place before clean-ups run.
    if (!isOpen) closeNow(close)
    else if (dialog.current) {
      close.current = openModal({
        page,
        dialog: dialog.current,
        findInitialFocus: () => {
          const first = latest.current.initialFocus?.current
          // Escape wouldn't be heard in a frame.
          return first && !first.matches(frameSelector) ? first : heading.current
        },
        findReturnFocus: () => latest.current.returnFocus?.current ?? null,
        onClose: (reason) => latest.current.onClose(reason),
      })
    }
  }, [isOpen, page, latest])
  useLayoutEffect(() => () => closeNow(close), [])
  useScrollStop(body, isOpen)

  return (
    <dialog ref={dialog} className={`ringside-dialog ${className}`} aria-labelledby={headingId}>
      <div className="ringside-dialog-head">
        <h2 ref={heading} id={headingId} tabIndex={-1} className="ringside-dialog-title">
          {title}
        </h2>
        <button
          type="button"
          className="ringside-icon-button"
          aria-label={translate("close")}
          onClick={() => props.onClose("close-button")}
        >
          <Glyph name="close" />
        </button>
      </div>
      <div ref={body} className="ringside-dialog-body">
        {children}
      </div>
      {footer ? <div className="ringside-dialog-foot">{footer}</div> : null}
    </dialog>
  )
}

function closeNow(close: RefObject<(() => void) | null>): void {
  close.current?.()
  close.current = null
}

/** Makes a scrolling region a Tab stop while nothing inside can take focus, so that it can be scrolled by keyboard. */
function useScrollStop(region: RefObject<HTMLElement | null>, isShown: boolean): void {
  // Runs after each render, since the result depends on the region's content.
  useLayoutEffect(() => {
    const element = region.current
    if (!element || !isShown) return
    element.removeAttribute("tabindex")
    if (element.scrollHeight > element.clientHeight && findTabStops(element).length === 0)
      element.setAttribute("tabindex", "0")
  })
}
