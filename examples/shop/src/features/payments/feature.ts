import { defineFeature } from "../../feature.ts"
import { migrationsOf } from "../../paths.ts"
import { orderPayPage, takeOrderPay } from "./orderPayPage.ts"
import { answerProviderRequest, answerWebhook, serveProviderScript } from "./providerRoutes.ts"
import { paymentsTexts } from "./texts.ts"
import { saveAppearance } from "./appearance.ts"
import { addCardPage, takeAddedCard } from "./addCardPage.ts"
import { createSetup } from "./createSetup.ts"
import { paymentMethodsPage, takeDefault, takeDeletion } from "./savedCardPages.ts"
import { forCustomers } from "../accounts/guards.ts"
import { accountPath } from "../accounts/paths.ts"
import { orderPayRoute, paymentMethodsPath } from "./paths.ts"
import { updateOrderStatus } from "./updateOrderStatus.ts"

const base = "/simulated-provider"

/** Card payments through a provider: the simulated one, or with test keys the real one. */
export const payments = defineFeature({
  name: "payments",
  pages: [
    { method: "GET", path: orderPayRoute, answer: orderPayPage },
    { method: "POST", path: orderPayRoute, answer: takeOrderPay },
    { method: "GET", path: paymentMethodsPath, answer: forCustomers(paymentMethodsPage) },
    { method: "GET", path: `${accountPath}add-payment-method/`, answer: forCustomers(addCardPage) },
    { method: "POST", path: `${accountPath}add-payment-method/`, answer: forCustomers(takeAddedCard) },
    { method: "GET", path: `${accountPath}delete-payment-method/:id/`, answer: forCustomers(takeDeletion) },
    { method: "GET", path: `${accountPath}set-default-payment-method/:id/`, answer: forCustomers(takeDefault) },
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
  adminAjax: {
    update_order_status: updateOrderStatus,
    create_setup_intent: createSetup,
    save_upe_appearance: saveAppearance,
  },
  texts: paymentsTexts,
  migrations: migrationsOf("payments"),
})
