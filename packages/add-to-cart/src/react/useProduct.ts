import { useMemo } from "react"
import { usePageOnceReady } from "@ringside/ui/react"
import type { ReadState } from "@ringside/ui/read"
import type { ShopRead } from "@ringside/cart"
import type { Product } from "../domain/index.ts"
import { useProductRead } from "../product/useProductRead.ts"

/** A product as the shop's Store API has it, and the state of reading it. */
export type ProductState = ReadState<ShopRead<Product>> & {
  /** Reads the product again, after a failure. */
  readonly retry: () => void
}

/**
 * Reads a product of the shop, for a component of one's own. `kind` is `loading` (also on a server), `loaded` with the product as `value`,
 * `gone`, `failed`, or `absent` where there is no Store API.
 */
export function useProduct(id: number): ProductState {
  const { state, isCurrent, retry } = useProductRead(usePageOnceReady(), id)
  return useMemo(() => ({ ...(isCurrent ? state : { kind: "loading" as const }), retry }), [state, isCurrent, retry])
}
