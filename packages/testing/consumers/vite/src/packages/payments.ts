import { createPage } from "@ringside/core"
import { paymentMethodsService, paymentsPart } from "@ringside/payments"

const leaving = new AbortController()
const page = createPage({ window, signal: leaving.signal, parts: [paymentsPart] })
const cardForm = paymentMethodsService.of(page).find("woocommerce_payments")
