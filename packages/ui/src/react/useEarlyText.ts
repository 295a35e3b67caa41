import type { Page } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { useCallback, useLayoutEffect, useRef } from "react"

/** A field in a server's HTML, and the text that a shopper has typed there. */
interface EarlyText {
  readonly field: HTMLInputElement
  readonly text: string
}

/**
 * Keeps what was typed into a server's HTML before the app was hydrated: React leaves it there, and at the next render puts its own text in its
 * place. The returned function is called with the element of the root.
 */
export function useEarlyText(page: Page | null): (root: HTMLElement | null) => void {
  /** Null from the page's arrival on: what is typed later is React's own. */
  const early = useRef<readonly EarlyText[] | null>([])
  useLayoutEffect(() => {
    if (!page) return
    for (const { field, text } of early.current ?? []) {
      if (!field.isConnected) continue
      field.value = text
      field.dispatchEvent(new page.window.Event("input", nullPrototype({ bubbles: true })))
    }
    early.current = null
  }, [page])
  return useCallback((root) => {
    if (!early.current) return
    const fields = [...(root?.querySelectorAll("input") ?? [])]
    early.current = fields
      .filter(({ value, defaultValue }) => value !== defaultValue)
      .map((field) => ({ field, text: field.value }))
  }, [])
}
