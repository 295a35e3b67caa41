import type { Reports } from "@ringside/core"
import type { CartApi } from "../ringsideMember.ts"
import type { CartStore } from "./cartState.ts"

/**
 * The cart API for pages, `ringside.cart`; `load` resolves with the cart at the first call. A caller's mistake is also logged, since many
 * callers ignore the result.
 */
export function createCartApi(load: () => Promise<CartStore>, { warn, fail }: Pick<Reports, "warn" | "fail">): CartApi {
  const attempt = async <Result>(call: string, change: (cart: CartStore) => Promise<Result>) => {
    const cart = await load()
    try {
      return await change(cart)
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause)
      warn(`[ringside] expected cart.${call}, and was given something else (${why}), so nothing is changed.`)
      throw cause
    }
  }
  return {
    add: (item) => attempt("add({ id, quantity })", (cart) => cart.add(item)),
    update: (line) => attempt("update({ key, quantity })", (cart) => cart.update(line)),
    remove: (key) => attempt("remove(key)", (cart) => cart.remove(key)),
    subscribe(listener) {
      let isOver = false
      let end: () => void = () => (isOver = true)
      void load().then(
        ({ $cart }) => {
          if (!isOver) end = $cart.subscribe((state) => listener(state))
        },
        (cause: unknown) => fail({ during: "load", widget: "cart", cause }),
      )
      return () => end()
    },
  }
}
