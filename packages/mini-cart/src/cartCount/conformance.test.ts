import { cartStartBehaviour, cartBehaviour } from "@ringside/cart"
import { startBehaviour } from "@ringside/core"
import { createCartServer, createTestPage } from "@ringside/testing"
import { describeBehaviour, useCookieJar } from "@ringside/testing/conformance"
import { cartCountBehaviour } from "./cartCount.ts"

useCookieJar()

describeBehaviour(cartCountBehaviour, {
  html: '<a data-ringside="cart-count" href="/en/carrito/">Basket (0)</a>',
  selector: "[data-ringside]",
  isConnected: (hook) => hook.textContent === "Basket (2)",
  page(config) {
    const server = createCartServer()
    server.basketOf().add({ id: 11, quantity: 2 })
    return createTestPage({ server, config: { ...config } })
  },
  beforeLoad: {
    start(page) {
      cartStartBehaviour.start(page)
      startBehaviour(cartBehaviour, page)
    },
  },
})
