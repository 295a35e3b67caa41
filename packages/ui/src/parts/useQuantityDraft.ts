import { useCallback, useEffect, useRef, useState } from "react"
import { useLatest } from "../root/useLatest.ts"
import { usePage } from "../root/PageProvider.tsx"
import { parseQuantity, type QuantityLimits } from "./quantity.ts"

/** Long enough to type "12" without asking for 1 first. */
const pauseMs = 500

/** What stands in the field while it is typed, and how it becomes a quantity. */
export interface QuantityDraft {
  /** Null when nothing is being typed: the field then shows the quantity itself. */
  readonly text: string | null
  /** Takes what was typed, and asks for it after a pause. */
  type(text: string): void
  /** Asks for it now; what is no quantity is dropped. */
  finish(): void
  /** Forgets what was typed. */
  drop(): void
}

interface DraftOptions {
  readonly quantity: number
  readonly limits: QuantityLimits
  readonly onCommit: (quantity: number) => void
}

/** The draft of one quantity field. */
export function useQuantityDraft(options: DraftOptions): QuantityDraft {
  const { clock } = usePage()
  const [text, setText] = useState<string | null>(null)
  const latest = useLatest({ ...options, text })
  const cancelPause = useRef<(() => void) | null>(null)

  /** False for what is no quantity. */
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
      cancelPause.current = clock.after(pauseMs, () => {
        // From now on the field shows the quantity itself, which goes back if it is refused, and isn't asked for again on leaving.
        if (commit(typed)) setText(null)
      })
    },
    finish() {
      drop()
      if (text !== null) commit(text)
    },
  }
}
