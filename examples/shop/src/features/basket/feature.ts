import { defineFeature } from "../../feature.ts"
import { migrationsOf } from "../../paths.ts"
import { addFromProductPage, changeQuantity } from "./adminAjaxActions.ts"
import { addByLink } from "./addToBasket.ts"
import { basketPage } from "./basketPage.ts"
import { createBasketSettings } from "./basketSettings.ts"
import { changeByForm } from "./changeBasket.ts"
import { answerUpdateShippingMethod } from "./changeShipping.ts"
import { answerApplyCoupon, answerRemoveCoupon } from "./couponActions.ts"
import { drawer } from "./drawer.ts"
import { respondFragments } from "./fragments.ts"
import { basketPath } from "./paths.ts"
import { cartRoutes } from "./storeApiRoutes.ts"
import { basketTexts } from "./texts.ts"
import { answerAddToCart, answerRemoveFromCart } from "./wcAjaxEndpoints.ts"

/** The items that a visitor is about to buy. */
export const basket = defineFeature({
  name: "basket",
  pages: [
    { method: "GET", path: basketPath, answer: basketPage },
    { method: "POST", path: basketPath, answer: changeByForm },
  ],
  everyPage: { afterFooter: drawer },
  links: { "add-to-cart": addByLink },
  wcAjax: {
    get_refreshed_fragments: { method: "any", answer: (context) => respondFragments(context, context.var.visit) },
    add_to_cart: { method: "POST", answer: answerAddToCart },
    apply_coupon: { method: "POST", answer: answerApplyCoupon },
    remove_coupon: { method: "POST", answer: answerRemoveCoupon },
    update_shipping_method: { method: "POST", answer: answerUpdateShippingMethod },
    remove_from_cart: { method: "POST", answer: answerRemoveFromCart },
  },
  adminAjax: {
    astra_add_cart_single_product: addFromProductPage,
    astra_add_cart_single_product_quantity: changeQuantity,
  },
  storeApi: cartRoutes,
  settings: createBasketSettings,
  texts: basketTexts,
  migrations: migrationsOf("basket"),
})
