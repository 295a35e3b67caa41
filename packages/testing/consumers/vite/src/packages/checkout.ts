import { cartPart } from "@ringside/cart"
import { checkout } from "@ringside/checkout"
import { createPage } from "@ringside/core"
import { paymentsPart } from "@ringside/payments"
import "@ringside/ui/base.css"
import "@ringside/ui/styles.css"
import "@ringside/checkout/styles.css"

const leaving = new AbortController()
const page = createPage({ window, signal: leaving.signal, parts: [cartPart, paymentsPart] })
const host = document.querySelector<HTMLElement>("#checkout")
if (host) checkout.mount(host, checkout.read(host, page), page)
