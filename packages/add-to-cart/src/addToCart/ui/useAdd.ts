import { cartService, type NewItem } from "@ringside/cart"
import type { Page } from "@ringside/core"
import { usePageReader } from "@ringside/ui"
import { useRef, useState } from "react"
import { formatUnanswered } from "../formatUnanswered.ts"
import type { ProductTexts } from "./useProductTexts.ts"

/** The state of an add. */
export type AddState =
  | { readonly kind: "idle" | "adding" | "added" }
  /** The shop refused the add with its own message; a retry is not offered. */
  | { readonly kind: "refused"; readonly message: string }
  /** The request failed; `canRetry` is false when there is no Store API. */
  | { readonly kind: "failed"; readonly message: string; readonly canRetry: boolean }

/** Adds to the page's basket, once per call, and announces the result. */
export function useAdd(texts: Pick<ProductTexts, "added" | "failed" | "unclear">): {
  readonly state: AddState
  readonly add: (item: NewItem) => void
} {
  const readPage = usePageReader()
  const [state, setState] = useState<AddState>({ kind: "idle" })
  const adds = useRef<AddsUnderWay>({ count: 0, problem: null })

  const request = async (page: Page, item: NewItem): Promise<AddState> => {
    try {
      const result = await cartService.of(page).add(item)
      if (result.kind === "done") return { kind: "added" }
      if (result.kind === "refused") return { kind: "refused", message: result.message }
      return { kind: "failed", message: formatUnanswered(page, result, texts), canRetry: result.reason !== "absent" }
    } catch (cause) {
      page.reports.fail({ during: "event", widget: "add-to-cart", cause })
      return { kind: "failed", message: texts.failed, canRetry: false }
    }
  }
  const add = async (item: NewItem) => {
    const page = readPage()
    if (!page) return
    const { current } = adds
    current.count += 1
    setState({ kind: "adding" })
    page.announce.basket(null)
    const result = await request(page, item)
    // The widget is gone.
    if (page.signal.aborted) return
    current.count -= 1
    if (result.kind === "added") page.announce.basket(texts.added)
    else current.problem = result
    if (current.count > 0) return
    setState(current.problem ?? result)
    current.problem = null
  }
  return { state, add: (item) => void add(item) }
}

interface AddsUnderWay {
  count: number
  /** Shown when the last add has ended, even if that one succeeded. */
  problem: AddState | null
}
