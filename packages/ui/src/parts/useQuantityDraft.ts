import { useCallback, useInsertionEffect, useRef, useState } from "react"
import { useLatest } from "../root/useLatest.ts"
import { usePageReader } from "../root/PageProvider.tsx"
import { limitQuantity, parseQuantity, type QuantityLimits } from "./quantity.ts"

/** Long enough to type "12" without committing 1 first. */
const pauseMs = 500

/** The text of the field while the shopper types, and its conversion to a quantity. */
export interface QuantityDraft {
  /** Null while the shopper isn't typing: the field then shows the quantity itself. */
  readonly text: string | null
  /** Stores the typed text, and commits it after a pause if it is an allowed quantity: "1" may become "12" where 6 is the least. */
  type(text: string): void
  /** Commits the allowed quantity that is nearest to the typed text; text that is no number is dropped. */
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

  const commit = useCallback(
    (allowed: number) => {
      const { quantity, onCommit } = latest.current
      if (allowed !== quantity) onCommit(allowed)
    },
    [latest],
  )
  const drop = useCallback(() => {
    cancelPause.current?.()
    cancelPause.current = null
    setText(null)
  }, [])
  // Not an effect that also ends while React hides an app: what was typed before is still committed.
  useInsertionEffect(() => () => cancelPause.current?.(), [])

  return {
    text,
    drop,
    type(typed) {
      cancelPause.current?.()
      setText(typed)
      // Before there is a page, what is typed is committed when it is finished.
      cancelPause.current =
        readPage()?.clock.after(pauseMs, () => {
          const parsed = parseQuantity(typed)
          if (parsed === null || limitQuantity(parsed, latest.current.limits) !== parsed) return
          commit(parsed)
          // From here on the field shows the quantity itself: it reverts if the change is refused, and isn't committed again on blur.
          setText(null)
        }) ?? null
    },
    finish() {
      drop()
      const parsed = parseQuantity(text ?? "")
      if (parsed !== null) commit(limitQuantity(parsed, latest.current.limits))
    },
  }
}
