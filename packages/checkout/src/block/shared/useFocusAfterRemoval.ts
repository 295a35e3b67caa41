import { nullPrototype } from "@ringside/core/domain"
import { usePage } from "@ringside/ui"
import { type RefObject, useEffect, useRef } from "react"
import type { TotalRow } from "../../domain/index.ts"

/** The list of totals, which gets focus when a removed coupon's row is gone, and the function that names this row. */
interface FocusAfterRemoval {
  readonly list: RefObject<HTMLDListElement | null>
  /** Names the row that is being removed. */
  follow(rowKey: string): void
}

/** Moves focus to the list of totals when a removed coupon's row is gone: the focused button, and with it keyboard focus, was in that row. */
export function useFocusAfterRemoval(rows: readonly TotalRow[]): FocusAfterRemoval {
  const { document } = usePage()
  const list = useRef<HTMLDListElement>(null)
  const followed = useRef<string | null>(null)
  useEffect(() => {
    if (followed.current === null || rows.some(({ key }) => key === followed.current)) return
    followed.current = null
    // The shopper may have moved on to another control.
    if (document.activeElement === null || document.activeElement === document.body)
      list.current?.focus(nullPrototype({ preventScroll: true }))
  }, [document, rows])
  return {
    list,
    follow(rowKey) {
      followed.current = rowKey
    },
  }
}
