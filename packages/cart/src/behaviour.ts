import type { Behaviour, CartApi } from "@ringside/core"
import type { CartStore } from "./store.ts"
import { cartOf } from "./store.ts"

/** Keeps the host's own basket markup true: the fragment cache of the page's cart. */
export const cartBehaviour: Behaviour = {
  name: "cart",
  start(page) {
    cartOf(page).fragments.start()
  },
}

/** The cart as pages may use it: `ringside.cart`. */
export function createCartApi(cart: CartStore): CartApi {
  return {
    add: (item) => cart.add(item),
    update: (line) => cart.update(line),
    remove: (key) => cart.remove(key),
    subscribe: (listener) => cart.$cart.subscribe((state) => listener(state)),
  }
}
