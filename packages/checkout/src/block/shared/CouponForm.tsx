import { focusInView, focusProblem, isComposing } from "@ringside/core"
import { Disclosure, TextField, usePage } from "@ringside/ui"
import { type KeyboardEvent, useId, useRef, useState } from "react"
import { useBlockTexts } from "./texts.ts"
import type { Coupons } from "./useCoupons.ts"

/** The field for a coupon. It isn't a form element, since it may be inside one. */
export function CouponForm({ coupons }: { readonly coupons: Coupons }) {
  const translate = useBlockTexts()
  const page = usePage()
  const { document } = page
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [code, setCode] = useState("")
  const apply = async () => {
    if (coupons.isBusy) return
    const isApplied = await coupons.apply(code)
    // Keep another code that was typed in the meantime.
    if (isApplied) setCode((typed) => (typed === code ? "" : typed))
    // Leave focus in another field that the shopper has moved on to.
    else if (box.current?.contains(document.activeElement)) {
      const field = document.getElementById(id)
      if (!field) return
      if (code.trim() === "") focusProblem(page, field, translate("couponEmpty"))
      // The shop's refusal has been announced.
      else focusInView(page, field)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || isComposing(event.nativeEvent)) return
    event.preventDefault()
    void apply()
  }
  return (
    <Disclosure label={translate("haveCoupon")}>
      <div ref={box} className="ringside-order-coupon" onKeyDown={onKeyDown}>
        <TextField
          id={id}
          name="coupon_code"
          label={translate("couponCode")}
          value={code}
          autoComplete="off"
          isRequired
          error={coupons.error}
          onInput={(next) => {
            setCode(next)
            coupons.clearError()
          }}
        />
        <button
          type="button"
          className="ringside-button"
          aria-disabled={coupons.isBusy || undefined}
          onClick={() => void apply()}
        >
          {translate("applyCoupon")}
        </button>
      </div>
    </Disclosure>
  )
}
