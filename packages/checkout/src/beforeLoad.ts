import { type LoaderBehaviour, markHandlers } from "@ringside/core"
import {
  couponFormHandler,
  removeCouponHandler,
  showCouponHandler,
  showLoginHandler,
  showTermsHandler,
} from "./platformHandlers.ts"

/** Marks the platform's handlers of coupons and of links that open something, before scripts of the page take them off. */
export const beforeLoad: LoaderBehaviour = {
  name: "checkout",
  start: (page) =>
    markHandlers(page, couponFormHandler, removeCouponHandler, showCouponHandler, showLoginHandler, showTermsHandler),
}
