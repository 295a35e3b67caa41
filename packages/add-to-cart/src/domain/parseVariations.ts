import { isRecord, parseJson } from "@ringside/core/domain"
import type { Variation } from "./variation.ts"

/** The variations of a form; `ajax` has none: there each choice is asked of the shop. */
export interface ParsedVariations {
  readonly mode: "inline" | "ajax"
  readonly variations: readonly Variation[]
}

/**
 * Reads `data-product_variations`. `false`, no attribute and what can't be read ask the shop, which knows in any case; what is no
 * variation in the list is left out. Source: catalogue-and-cart §9.
 */
export function parseVariations(attribute: string | null): ParsedVariations {
  const list = parseJson(attribute)
  return Array.isArray(list) ? { mode: "inline", variations: list.filter(isRecord) } : { mode: "ajax", variations: [] }
}
