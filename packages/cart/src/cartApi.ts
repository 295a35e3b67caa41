import type { CartApi, Reports } from "@ringside/core"
import type { CartStore } from "./cartState.ts"

/** The cart as pages may use it: `ringside.cart`. What a caller gets wrong is told in the console, since many don't look at what came of it. */
export function createCartApi(cart: CartStore, { warn }: Pick<Reports, "warn">): CartApi {
  const attempt = async <Result>(call: string, act: () => Promise<Result>) => {
    try {
      return await act()
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause)
      warn(`[ringside] expected cart.${call}, and was given something else (${why}), so nothing is changed.`)
      throw cause
    }
  }
  return {
    add: (item) => attempt("add({ id, quantity })", () => cart.add(item)),
    update: (line) => attempt("update({ key, quantity })", () => cart.update(line)),
    remove: (key) => attempt("remove(key)", () => cart.remove(key)),
    subscribe: (listener) => cart.$cart.subscribe((state) => listener(state)),
  }
}
