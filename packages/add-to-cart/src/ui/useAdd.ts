import { cartOf, type NewItem } from "@ringside/cart"
import { usePage } from "@ringside/ui"
import { useState } from "react"
import type { ProductTexts } from "./useProductTexts.ts"

/** How far an add has come. */
export type AddState =
  | { readonly kind: "idle" | "adding" | "added" }
  /** In the shop's own words, which it will not take back. */
  | { readonly kind: "refused"; readonly message: string }
  /** The shop couldn't be asked; where nobody is to be asked, nobody will be. */
  | { readonly kind: "failed"; readonly message: string; readonly canRetry: boolean }

/** Adds to the page's basket, one at a time, and says to those who listen when it is in. */
export function useAdd(texts: Pick<ProductTexts, "added" | "failed">): {
  readonly state: AddState
  readonly add: (item: NewItem) => void
} {
  const page = usePage()
  const [state, setState] = useState<AddState>({ kind: "idle" })

  const add = async (item: NewItem) => {
    setState({ kind: "adding" })
    page.announce.basket(null)
    const result = await cartOf(page).add(item)
    // Nobody is left to hear it.
    if (page.signal.aborted) return
    switch (result.kind) {
      case "done":
        page.announce.basket(texts.added)
        setState({ kind: "added" })
        return
      case "refused":
        setState({ kind: "refused", message: result.message })
        return
      case "unreachable":
        setState({ kind: "failed", message: texts.failed, canRetry: result.reason !== "absent" })
    }
  }
  return {
    state,
    add(item) {
      if (state.kind !== "adding") void add(item)
    },
  }
}
