import type { CartApi } from "@ringside/core"
import type { CartStore } from "./cartState.ts"

/** The cart as pages may use it: `ringside.cart`. */
export function createCartApi(cart: CartStore): CartApi {
  return {
    add: (item) => cart.add(item),
    update: (line) => cart.update(line),
    remove: (key) => cart.remove(key),
    subscribe: (listener) => cart.$cart.subscribe((state) => listener(state)),
  }
}
