/** Reads the line's key from the name of a quantity field, `cart[key][qty]`; null for any other field. Source: catalogue-and-cart §5. */
export function parseCartItemKey(inputName: string | null): string | null {
  return /^cart\[([^[\]]+)\]\[qty\]$/.exec(inputName ?? "")?.[1] ?? null
}
