import { useCallback, useEffect, useRef, useState } from "react"
import { useLatest } from "../root/useLatest.ts"
import { usePageReader } from "../root/PageProvider.tsx"
import { parseQuantity, type QuantityLimits } from "./quantity.ts"

/** Long enough to type "12" without committing 1 first. */
const pauseMs = 500

/** The text of the field while the shopper types, and its conversion to a quantity. */
export interface QuantityDraft {
  /** Null while the shopper isn't typing: the field then shows the quantity itself. */
  readonly text: string | null
  /** Stores the typed text, and commits it after a pause. */
  type(text: string): void
  /** Commits the typed text now; text that is no quantity is dropped. */
  finish(): void
  /** Drops the typed text. */
  drop(): void
}

interface DraftOptions {
  readonly quantity: number
  readonly limits: QuantityLimits
  readonly onCommit: (quantity: number) => void
}

/** The draft of one quantity field. */
export function useQuantityDraft(options: DraftOptions): QuantityDraft {
  const readPage = usePageReader()
  const [text, setText] = useState<string | null>(null)
  const latest = useLatest({ ...options, text })
  const cancelPause = useRef<(() => void) | null>(null)

  /** Returns false for text that is no quantity. */
  const commit = useCallback(
    (typed: string): boolean => {
      const { quantity, limits, onCommit } = latest.current
      const parsed = parseQuantity(typed, limits)
      if (parsed !== null && parsed !== quantity) onCommit(parsed)
      return parsed !== null
    },
    [latest],
  )
  const drop = useCallback(() => {
    cancelPause.current?.()
    cancelPause.current = null
    setText(null)
  }, [])
  useEffect(() => () => cancelPause.current?.(), [])

  return {
    text,
    drop,
    type(typed) {
      cancelPause.current?.()
      setText(typed)
      // Before there is a page, what is typed is committed when it is finished.
      cancelPause.current =
        readPage()?.clock.after(pauseMs, () => {
          // From here on the field shows the quantity itself: it reverts if the change is refused, and isn't committed again on blur.
          if (commit(typed)) setText(null)
        }) ?? null
    },
    finish() {
      drop()
      if (text !== null) commit(text)
    },
  }
}
