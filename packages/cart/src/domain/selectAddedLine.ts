import type { Cart, CartLine } from "./cart.ts"

/** The baskets around an add: `before` is null where it is unknown. `productId` is the number that was sent. */
export type AddedLineInput = {
  readonly before: Cart | null
  readonly after: Cart
  readonly productId: number
}

/**
 * The line that an add has created or raised. The answer of the shop doesn't name it: it is the line of that product which has grown, or the
 * only other one that has, since the line of a variation has the variation's own number. Null where several lines come into question.
 */
export function selectAddedLine({ before, after, productId }: AddedLineInput): CartLine | null {
  const quantities = new Map(before?.lines.map(({ key, quantity }) => [key, quantity]))
  const grown = after.lines.filter(
    ({ key, quantity, parentKey }) => parentKey === null && quantity > (quantities.get(key) ?? 0),
  )
  const own = grown.filter((line) => line.productId === productId)
  const [line, ...others] = own.length > 0 ? own : grown
  return line && others.length === 0 ? line : null
}
