import type { PlatformHandler } from "@ringside/core"

/** The coupon's form above the classic checkout. */
export const couponForm = "form.checkout_coupon"

/** The platform's handlers of coupons. Page builders take them off, and bind their own. */
export const couponFormHandler: PlatformHandler = { elements: couponForm, type: "submit" }
export const removeCouponHandler: PlatformHandler = {
  elements: "body",
  type: "click",
  selector: ".woocommerce-remove-coupon",
}
