import { cartService } from "@ringside/cart"
import { usePage, useStore } from "@ringside/ui"
import type { MiniCartOptions } from "../readMiniCart.ts"
import { EmptyBasket } from "./EmptyBasket.tsx"
import { LoadedBasket } from "./LoadedBasket.tsx"
import { LoadFailure } from "./LoadFailure.tsx"
import { LoadingBasket } from "./LoadingBasket.tsx"

interface BasketBodyProps {
  readonly options: MiniCartOptions
  /** Leaves an empty basket for the shop; missing where the shop is visible already. */
  readonly onContinue?: (() => void) | undefined
}

/** The basket's content: loading, empty, failed or loaded. */
export function BasketBody({ options, onContinue }: BasketBodyProps) {
  const cart = cartService.of(usePage())
  const state = useStore(cart.$cart)
  const count = useStore(cart.$count)
  if (state.cart) return <LoadedBasket cart={state.cart} options={options} onContinue={onContinue} />
  if (state.status === "failed") return <LoadFailure error={state.error} onRetry={() => void cart.refresh()} />
  // The cookies of a shopper without a basket give the count before any response.
  if (count === 0) return <EmptyBasket onContinue={onContinue} />
  return <LoadingBasket lineCount={count ?? 1} hasImages={options.images} />
}
