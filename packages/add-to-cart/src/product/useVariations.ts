import { readShop } from "@ringside/cart"
import { usePage } from "@ringside/ui"
import { useRead } from "@ringside/ui/read"
import { useMemo, useState } from "react"
import {
  type AttributeValues,
  parseProducts,
  type Product,
  selectChoice,
  selectFirstChoice,
  selectVariationResult,
  type VariationResult,
} from "../domain/index.ts"
import { createVariationsOperation } from "./operations.ts"

/** The choice of a variation. */
export interface VariationChoice {
  readonly chosen: AttributeValues
  readonly result: VariationResult
  /** The chosen variation's own price, picture and stock; null before the shop has sent it, or for an incomplete choice. */
  readonly details: Product | null
  /** The product's variations as the shop sent them, by number; null until then. */
  readonly known: ReadonlyMap<number, Product> | null
  choose(name: string, value: string): void
  /** Reads the variations: their prices and stock aren't in the product's own answer. */
  want(): void
}

/**
 * The choice of a variation of `product`. The variations are read at the first sign that somebody will choose one, all in one request: a page
 * with a dozen cards would otherwise send a dozen requests that nobody needs.
 */
export function useVariations(product: Product): VariationChoice {
  const { id, attributes, variations } = product
  const [chosen, setChosen] = useState(() => selectFirstChoice(attributes, variations))
  const result = selectVariationResult(variations, chosen)
  const variationId = result.kind === "found" ? Number(result.variation["variation_id"]) : null
  const [isWanted, setWanted] = useState(variationId !== null)
  const page = usePage()
  const { state } = useRead({
    ...{ page, widget: "add-to-cart" },
    key: isWanted && variations.length > 0 ? String(id) : null,
    read: (signal) =>
      readShop(page, { operation: createVariationsOperation([id]), args: null, parse: parseProducts }, signal),
  })
  const known = useMemo(
    () => (state.kind === "loaded" ? new Map(state.value.map((each) => [each.id, each])) : null),
    [state],
  )
  return {
    chosen,
    result,
    known,
    details: variationId === null ? null : (known?.get(variationId) ?? null),
    choose(name, value) {
      setChosen(selectChoice({ variations, chosen, name, value }))
      setWanted(true)
    },
    want: () => setWanted(true),
  }
}
