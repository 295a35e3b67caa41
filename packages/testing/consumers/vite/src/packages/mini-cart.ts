import { cartPart } from "@ringside/cart"
import { createPage } from "@ringside/core"
import { miniCart } from "@ringside/mini-cart"
import "@ringside/ui/base.css"
import "@ringside/ui/styles.css"
import "@ringside/mini-cart/styles.css"

const leaving = new AbortController()
const page = createPage({ window, signal: leaving.signal, parts: [cartPart] })
const host = document.querySelector<HTMLElement>("#mini-cart")
if (host) miniCart.mount(host, miniCart.read(host, page), page)
