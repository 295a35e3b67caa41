import { cartOf, type NewItem } from "@ringside/cart"
import { usePage } from "@ringside/ui"
import { useRef, useState } from "react"
import type { ProductTexts } from "./useProductTexts.ts"

/** How far an add has come. */
export type AddState =
  | { readonly kind: "idle" | "adding" | "added" }
  /** In the shop's own words, which it will not take back. */
  | { readonly kind: "refused"; readonly message: string }
  /** The shop couldn't be asked; where nobody is to be asked, nobody will be. */
  | { readonly kind: "failed"; readonly message: string; readonly canRetry: boolean }

/** Adds to the page's basket, once for each call, and tells those who listen what has been added. */
export function useAdd(texts: Pick<ProductTexts, "added" | "failed">): {
  readonly state: AddState
  readonly add: (item: NewItem) => void
} {
  const page = usePage()
  const [state, setState] = useState<AddState>({ kind: "idle" })
  const adds = useRef<AddsUnderWay>({ count: 0, problem: null })

  const request = async (item: NewItem): Promise<AddState> => {
    try {
      const result = await cartOf(page).add(item)
      if (result.kind === "done") return { kind: "added" }
      if (result.kind === "refused") return { kind: "refused", message: result.message }
      return { kind: "failed", message: texts.failed, canRetry: result.reason !== "absent" }
    } catch (cause) {
      page.reports.fail({ during: "event", widget: "add-to-cart", cause })
      return { kind: "failed", message: texts.failed, canRetry: false }
    }
  }
  const add = async (item: NewItem) => {
    const { current } = adds
    current.count += 1
    setState({ kind: "adding" })
    page.announce.basket(null)
    const result = await request(item)
    // Nobody is left to hear it.
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
  /** Shown when the last of them has ended, though that one be added. */
  problem: AddState | null
}
