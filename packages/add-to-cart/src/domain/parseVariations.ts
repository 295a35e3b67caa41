import { isRecord, parseJson } from "@ringside/core/domain"
import type { Variation } from "./variation.ts"

/** The variations of a form. With `ajax` the list is empty, and each choice is sent to the shop. */
export interface ParsedVariations {
  readonly mode: "inline" | "ajax"
  readonly variations: readonly Variation[]
}

/**
 * Parses `data-product_variations`. `false`, a missing attribute and an unreadable value mean that the shop is asked; invalid items of the
 * list are omitted. Source: catalogue-and-cart §9.
 */
export function parseVariations(attribute: string | null): ParsedVariations {
  const list = parseJson(attribute)
  return Array.isArray(list) ? { mode: "inline", variations: list.filter(isRecord) } : { mode: "ajax", variations: [] }
}
