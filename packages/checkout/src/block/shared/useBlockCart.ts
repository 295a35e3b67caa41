import { type CartState, type CartStore, cartOf } from "@ringside/cart"
import type { Cart } from "@ringside/cart/domain"
import { usePage, useStore } from "@ringside/ui"
import { useEffect, useMemo } from "react"
import { type BlockCart, parseBlockCart } from "../../domain/index.ts"

/** The basket as basket and checkout show it. */
export interface ShownCart {
  readonly store: CartStore
  readonly state: CartState
  /** Lines, with what the shopper has asked for since the last answer. */
  readonly cart: Cart | null
  /** Everything else, as the server has confirmed it. */
  readonly details: BlockCart | null
}

/** Follows the page's cart, and has it read where only its lines are known. */
export function useBlockCart(): ShownCart {
  const store = cartOf(usePage())
  const state = useStore(store.$cart)
  const answer = useStore(store.$answer)
  const isMissing = answer === null
  useEffect(() => {
    if (isMissing) void store.refresh()
  }, [store, isMissing])
  const details = useMemo(() => (answer === null ? null : parseBlockCart(answer.body)), [answer])
  return { store, state, cart: state.cart, details }
}
