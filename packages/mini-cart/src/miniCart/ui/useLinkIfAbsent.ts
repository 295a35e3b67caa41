import { cartService } from "@ringside/cart"
import { goOrReport } from "@ringside/core"
import { usePage } from "@ringside/ui"
import { useLayoutEffect } from "react"
import type { MiniCartOptions } from "../readMiniCart.ts"

/**
 * Goes to the basket's page when there turns out to be no Store API while the basket is open: the server's link is restored, and the press
 * of our button does what the link does. `isPressed` is true while the basket is open.
 */
export function useLinkIfAbsent(isPressed: boolean, { basketUrl }: Pick<MiniCartOptions, "basketUrl">): void {
  const page = usePage()
  // A layout effect, because a response may arrive right after the press is cancelled.
  useLayoutEffect(() => {
    if (!isPressed || basketUrl === null) return
    return cartService.of(page).$isAbsent.listen((isAbsent) => {
      if (isAbsent) goOrReport(page, basketUrl, "shop")
    })
  }, [page, isPressed, basketUrl])
}
