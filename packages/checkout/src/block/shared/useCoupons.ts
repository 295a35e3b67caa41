import type { CartStore } from "@ringside/cart"
import { applyCoupon, removeCoupon } from "@ringside/cart/domain"
import { usePage } from "@ringside/ui"
import { useState } from "react"
import { useBlockTexts } from "./texts.ts"

/** The actions to add and remove coupons. */
export interface Coupons {
  /** The reason why a code was refused. */
  readonly error: string | null
  /** The reason why a coupon could not be removed. */
  readonly removeError: string | null
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
  const [removeError, setRemoveError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  return {
    error,
    removeError,
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
      else announce.assertive(result.message)
      return result.kind === "done"
    },
    async remove(code) {
      const result = await store.send(removeCoupon, { code })
      setRemoveError(result.kind === "done" ? null : result.message)
      if (result.kind === "done") announce.polite(translate("couponGone", { code }))
      else announce.assertive(result.message)
    },
    clearError: () => setError(null),
  }
}
