import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react"
import { uiMessages } from "../messages.ts"
import { Glyph } from "../parts/Glyph.tsx"
import { usePage } from "../root/PageProvider.tsx"
import { useLatest } from "../root/useLatest.ts"
import { useTranslate } from "../root/useTranslate.ts"
import type { CloseReason } from "./closeReason.ts"
import { openModal } from "./openModal.ts"
import { useScrollStop } from "./useScrollStop.ts"
import "./dialog.css"

export interface DialogProps {
  readonly isOpen: boolean
  /** Told why the shopper wants it closed; the owner then sets `isOpen` to false. */
  readonly onClose: (reason: CloseReason) => void
  /** Names the dialog, and is shown as its heading. */
  readonly title: string
  /** What takes focus at opening, instead of the heading. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
  /** What takes focus at closing when the element that had it before is gone (or never had it: Safari doesn't focus what is clicked). */
  readonly returnFocus?: RefObject<HTMLElement | null> | undefined
  /** Stays in view below what scrolls. */
  readonly footer?: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A modal dialog in the browser's top layer. It stays in the tree while closed, so that it can leave with a motion. */
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
    // Not as the clean-up of opening: React puts focus back to where it was before those run.
    if (!isOpen) closeNow(close)
    else if (dialog.current) {
      close.current = openModal({
        page,
        dialog: dialog.current,
        findInitialFocus: () => latest.current.initialFocus?.current ?? heading.current,
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
