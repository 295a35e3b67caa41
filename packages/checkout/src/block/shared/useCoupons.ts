import type { CartStore } from "@ringside/cart"
import { applyCoupon, removeCoupon } from "@ringside/cart/domain"
import { usePage } from "@ringside/ui"
import { useState } from "react"
import { useBlockTexts } from "./texts.ts"

/** The actions to add and remove coupons. */
export interface Coupons {
  readonly error: string | null
  readonly isBusy: boolean
  /** Resolves with whether the coupon was applied. */
  apply(code: string): Promise<boolean>
  remove(code: string): Promise<void>
  clearError(): void
}

/** Sends coupons through the cart's queue. Source: checkout contract §7. */
export function useCoupons(store: CartStore): Coupons {
  const { announce } = usePage()
  const translate = useBlockTexts()
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  return {
    error,
    isBusy,
    async apply(entered) {
      const code = entered.trim()
      if (code === "") {
        setError(translate("couponEmpty"))
        return false
      }
      setIsBusy(true)
      const result = await store.send(applyCoupon, { code })
      setIsBusy(false)
      setError(result.kind === "done" ? null : result.message)
      if (result.kind === "done") announce.polite(translate("couponAdded", { code }))
      return result.kind === "done"
    },
    async remove(code) {
      const result = await store.send(removeCoupon, { code })
      setError(result.kind === "done" ? null : result.message)
      if (result.kind === "done") announce.polite(translate("couponGone", { code }))
    },
    clearError: () => setError(null),
  }
}
