import { defineFeature } from "../../feature.ts"
import { migrationsOf } from "../../paths.ts"
import { orderPayPage, takeOrderPay } from "./orderPayPage.ts"
import { answerProviderRequest, answerWebhook, serveProviderScript } from "./providerRoutes.ts"
import { paymentsTexts } from "./texts.ts"
import { updateOrderStatus } from "./updateOrderStatus.ts"

const base = "/simulated-provider"

/** Cards, by way of a simulated payment provider. */
export const payments = defineFeature({
  name: "payments",
  pages: [
    { method: "GET", path: "/checkout/order-pay/:id/", answer: orderPayPage },
    { method: "POST", path: "/checkout/order-pay/:id/", answer: takeOrderPay },
  ],
  routes: [
    { method: "GET", path: `${base}/v3.js`, answer: serveProviderScript },
    { method: "GET", path: `${base}/frame.js`, answer: serveProviderScript },
    { method: "GET", path: `${base}/frame`, answer: answerProviderRequest },
    { method: "GET", path: `${base}/v1/:kind/:id`, answer: answerProviderRequest },
    { method: "POST", path: `${base}/v1/payment_methods`, answer: answerProviderRequest },
    { method: "POST", path: `${base}/v1/:kind/:id/confirm`, answer: answerProviderRequest },
    { method: "POST", path: "/webhooks/provider", answer: answerWebhook },
  ],
  adminAjax: { update_order_status: updateOrderStatus },
  texts: paymentsTexts,
  migrations: migrationsOf("payments"),
})
