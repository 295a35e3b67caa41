import { parseItemsInCart } from "@ringside/cart/domain"

/** A widget that may be hidden while the basket is empty, and the basket's state. */
export type CartWidget = {
  readonly hideIfEmpty: boolean
  /** The value of the platform's items cookie. */
  readonly itemsCookie: string | null
  /** An add is running: the widget is shown before the response. */
  readonly adding: boolean
}

/** Whether the host's cart widget is shown. Source: catalogue-and-cart §5. */
export function shouldShowCartWidget({ hideIfEmpty, itemsCookie, adding }: CartWidget): boolean {
  return !hideIfEmpty || adding || parseItemsInCart(itemsCookie) > 0
}
