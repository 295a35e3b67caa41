import { cartPart } from "@ringside/cart"
import { createPage } from "@ringside/core"
import { expressCheckoutPart } from "@ringside/express-checkout"
import { paymentsPart } from "@ringside/payments"
import "@ringside/express-checkout/styles.css"

const leaving = new AbortController()
createPage({ window, signal: leaving.signal, parts: [cartPart, paymentsPart, expressCheckoutPart] })
