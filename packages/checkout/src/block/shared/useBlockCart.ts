import { type CartAnswer, type CartState, type CartStore, cartService } from "@ringside/cart"
import type { Cart } from "@ringside/cart/domain"
import { usePage, useStore } from "@ringside/ui"
import { useEffect, useMemo } from "react"
import { type BlockCart, createBlockCart } from "../../domain/index.ts"
import { useCalmStore } from "./useCalmStore.ts"

/** The cart that basket and checkout show. */
export interface ShownCart {
  readonly store: CartStore
  readonly state: CartState
  /** Lines, including the shopper's pending changes. */
  readonly cart: Cart | null
  /** The other data, as confirmed by the server. */
  readonly details: BlockCart | null
}

/** Subscribes to the page's cart, and fetches it if only its lines are known. */
export function useBlockCart(): ShownCart {
  const store = cartService.of(usePage())
  return useShownCart(store, useStore(store.$cart), useStore(store.$answer))
}

/** `useBlockCart` for a form that the shopper fills in while the shop answers: typed keys are shown before an answer is. */
export function useCalmBlockCart(): ShownCart {
  const store = cartService.of(usePage())
  return useShownCart(store, useCalmStore(store.$cart), useCalmStore(store.$answer))
}

function useShownCart(store: CartStore, state: CartState, answer: CartAnswer | null): ShownCart {
  const isMissing = answer === null
  useEffect(() => {
    if (isMissing) void store.refresh()
  }, [store, isMissing])
  const details = useMemo(() => answer && createBlockCart(answer), [answer])
  return { store, state, cart: state.cart, details }
}
