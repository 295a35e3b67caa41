import { cartOf } from "@ringside/cart"
import { goOrTell } from "@ringside/core"
import { usePage } from "@ringside/ui"
import { useLayoutEffect } from "react"
import type { MiniCartOptions } from "../readMiniCart.ts"

/**
 * Has a press on our button do what it would have done on the server's link, which comes back where there turns out to be no Store
 * API: lead to the basket's page. `isPressed` while what the press has opened is open.
 */
export function useLinkIfAbsent(isPressed: boolean, { basketUrl }: Pick<MiniCartOptions, "basketUrl">): void {
  const page = usePage()
  // At once: an answer may come right after the press is taken back.
  useLayoutEffect(() => {
    if (!isPressed || basketUrl === null) return
    return cartOf(page).$isAbsent.listen((isAbsent) => {
      if (isAbsent) goOrTell(page, basketUrl, "shop")
    })
  }, [page, isPressed, basketUrl])
}
