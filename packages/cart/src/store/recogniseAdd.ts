import type { CartContent, SettledChange } from "./cartContent.ts"
import type { CartResult } from "./cartState.ts"
import { selectAddedLine } from "../domain/index.ts"

/**
 * An add whose answer couldn't be read is done where the basket, which has been read again since, holds more of the product: another try
 * would add one more.
 */
export function recogniseAdd(
  { confirmed }: CartContent,
  { result, before }: SettledChange,
  productId: number,
): CartResult {
  if (result.kind !== "unreachable" || result.reason !== "unclear" || !confirmed) return result
  const isKnown = before.cart !== null || before.wasEmpty
  const isDone = isKnown && selectAddedLine({ before: before.cart, after: confirmed, productId })
  return isDone ? { kind: "done", cart: confirmed } : result
}
