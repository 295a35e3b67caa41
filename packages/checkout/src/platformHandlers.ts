import type { PlatformHandler } from "@ringside/core"

/** The coupon's form above the classic checkout. */
export const couponForm = "form.checkout_coupon"

const onBody = (selector: string): PlatformHandler => ({ elements: "body", type: "click", selector })

/** The platform's handlers of coupons. Page builders take them off, and bind their own. */
export const couponFormHandler: PlatformHandler = { elements: couponForm, type: "submit" }
export const removeCouponHandler = onBody(".woocommerce-remove-coupon")

/** The platform's handlers of links that open a part of the page. Themes take them off, to open it in their own way or to follow the link. */
export const showCouponHandler = onBody("a.showcoupon")
export const showLoginHandler = onBody("a.showlogin")
export const showTermsHandler = onBody("a.woocommerce-terms-and-conditions-link")
