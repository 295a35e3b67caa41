import { type LoaderBehaviour, markHandlers } from "@ringside/core"
import { couponFormHandler, removeCouponHandler } from "./couponHandlers.ts"

/** Marks the platform's handlers of coupons, before scripts of the page take them off. */
export const beforeLoad: LoaderBehaviour = {
  name: "checkout",
  start: (page) => markHandlers(page, couponFormHandler, removeCouponHandler),
}
