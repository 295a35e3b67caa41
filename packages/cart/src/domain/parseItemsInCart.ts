/**
 * The number of items by the value of the platform's cookie; 0 when there is none or it makes no sense. Source:
 * catalogue-and-cart §2.2.
 */
export function parseItemsInCart(cookie: string | null): number {
  return Math.max(0, Number.parseInt(cookie ?? "", 10) || 0)
}
