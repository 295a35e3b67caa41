import { cartOf, type CartResult } from "@ringside/cart"
import type { CartLine } from "@ringside/cart/domain"
import { usePage, useStore, useTranslate } from "@ringside/ui"
import { useState } from "react"
import { miniCartMessages } from "../messages.ts"

/** A change that did not come about. */
export interface BasketFailure {
  /** The line it was about; null for a line that is to come back. */
  readonly lineKey: string | null
  /** In words for the shopper; a refusal in the shop's own. */
  readonly message: string
  /** Asks for the same again; null when the shop has said no. */
  readonly retry: (() => void) | null
}

/** A line that was taken out here. */
export interface Removal {
  readonly line: CartLine
  /** Where it stood. */
  readonly index: number
}

/** What the shopper does to the basket, and what came of the last act here. Each is said once to those who listen. */
export interface BasketActions {
  readonly failure: BasketFailure | null
  readonly removal: Removal | null
  update(line: CartLine, quantity: number): void
  remove(removal: Removal): void
  undo(): void
}

/** The actions of one basket on the page; the store is shared with all others. */
export function useBasketActions(): BasketActions {
  const page = usePage()
  const cart = cartOf(page)
  const state = useStore(cart.$cart)
  const translate = useTranslate("mini-cart", miniCartMessages)
  const [failure, setFailure] = useState<BasketFailure | null>(null)
  const [removal, setRemoval] = useState<Removal | null>(null)

  const run = async (lineKey: string | null, act: () => Promise<CartResult>, say: (result: Done) => string) => {
    setFailure(null)
    page.announce.basket(null)
    const result = await act()
    // Nobody is left to hear it.
    if (page.signal.aborted) return
    if (result.kind === "done") page.announce.basket(say(result))
    else {
      const isRefusal = result.kind === "refused"
      setFailure({
        lineKey,
        message: isRefusal ? result.message : translate("changeFailed"),
        retry: isRefusal ? null : () => void run(lineKey, act, say),
      })
    }
  }

  return {
    // The next act, be it another widget's, takes the store's error away, and with it what stands here.
    failure: state.error && failure,
    removal,
    update({ key, name }, quantity) {
      setRemoval(null)
      void run(
        key,
        () => cart.update({ key, quantity }),
        ({ cart: { lines } }) => {
          // The shop may have given less than was asked.
          const line = lines.find((each) => each.key === key)
          return translate("quantityChanged", { name, quantity: line?.quantity ?? quantity })
        },
      )
    },
    remove(next) {
      const { key, name } = next.line
      setRemoval(next)
      void run(
        key,
        () => cart.remove(key),
        () => translate("removed", { name }),
      )
    },
    undo() {
      const { undo } = state
      if (!undo) return
      // The line shows at once where its picture is still known.
      const preview = removal?.line.name === undo.name ? removal.line : undefined
      setRemoval(null)
      void run(
        null,
        () => cart.add({ ...undo.item, ...(preview && { preview }) }),
        () => translate("restored", { name: undo.name }),
      )
    },
  }
}

type Done = Extract<CartResult, { readonly kind: "done" }>
