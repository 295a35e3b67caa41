/** Parses the number of items in the platform's cookie; 0 when it is missing or invalid. Source: catalogue-and-cart §2.2. */
export function parseItemsInCart(cookie: string | null): number {
  return Math.max(0, Number.parseInt(cookie ?? "", 10) || 0)
}
