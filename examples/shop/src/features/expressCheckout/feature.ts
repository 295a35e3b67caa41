import { defineFeature } from "../../feature.ts"
import { createLegacyOrder, payLegacyOrder } from "./legacyOrders.ts"
import {
  addToCart,
  answerCartDetails,
  answerSelectedProduct,
  answerShippingOptions,
  updateShippingMethod,
} from "./legacyEndpoints.ts"
import { orderRoutes } from "./orderRoutes.ts"
import { expressTexts } from "./texts.ts"

/** Wallet payments: orders by the Store API, and the endpoints of older versions of the payment plugin. */
export const expressCheckout = defineFeature({
  name: "expressCheckout",
  storeApi: orderRoutes,
  wcAjax: {
    wcpay_add_to_cart: { method: "POST", answer: addToCart },
    wcpay_ece_update_shipping_method: { method: "POST", answer: updateShippingMethod },
    wcpay_ece_get_cart_details: { method: "POST", answer: answerCartDetails },
    wcpay_ece_get_selected_product_data: { method: "POST", answer: answerSelectedProduct },
    wcpay_ece_get_shipping_options: { method: "POST", answer: answerShippingOptions },
    wcpay_ece_create_order: { method: "POST", answer: createLegacyOrder },
    wcpay_ece_pay_for_order: { method: "POST", answer: payLegacyOrder },
  },
  texts: expressTexts,
})
