import { createPage } from "@ringside/core"
import { paymentMethodsOf, paymentsPart } from "@ringside/payments"

const leaving = new AbortController()
const page = createPage({ window, signal: leaving.signal, parts: [paymentsPart] })
const cardForm = paymentMethodsOf(page).find("woocommerce_payments")
