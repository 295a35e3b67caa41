import type { CartContent } from "./cartContent.ts"
import type { CartResult } from "./cartState.ts"
import { type Cart, selectAddedLine } from "../domain/index.ts"

interface SentAdd {
  readonly before: Cart | null
  readonly wasEmpty: boolean
  readonly productId: number
}

/**
 * An add whose answer couldn't be read is done where the basket, which has been read again since, holds more of the product: another try
 * would add one more.
 */
export function recogniseAdd(
  { confirmed }: CartContent,
  result: CartResult,
  { wasEmpty, ...sent }: SentAdd,
): CartResult {
  if (result.kind !== "unreachable" || result.reason !== "unclear" || !confirmed) return result
  const isKnown = sent.before !== null || wasEmpty
  return isKnown && selectAddedLine({ ...sent, after: confirmed }) ? { kind: "done", cart: confirmed } : result
}
