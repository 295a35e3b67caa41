import type { BootPage, CartApi, RingsideApi } from "@ringside/core"
import type { Shop } from "./shopLoader.ts"

/** The parts of `window.ringside` that other packages bring. Their first use fetches their code: `wakeShop` rejects when that can't be had. */
export function createMembers(page: BootPage, wakeShop: () => Promise<Shop>): Pick<RingsideApi, "cart"> {
  const readCart = async () => (await wakeShop()).createShopCart(page)
  /** What cannot be reached is a result like any other, so that a caller needn't catch. */
  const ask = async (act: (cart: CartApi) => ReturnType<CartApi["add"]>) => {
    try {
      return await act(await readCart())
    } catch (cause) {
      return { kind: "unreachable", message: cause instanceof Error ? cause.message : String(cause) }
    }
  }
  const cart: CartApi = {
    add: (item) => ask((shopCart) => shopCart.add(item)),
    update: (line) => ask((shopCart) => shopCart.update(line)),
    remove: (key) => ask((shopCart) => shopCart.remove(key)),
    subscribe(listener) {
      const ended = new AbortController()
      readCart().then(
        (shopCart) => {
          if (!ended.signal.aborted) ended.signal.addEventListener("abort", shopCart.subscribe(listener))
        },
        // Without the code there is no picture to show; the page has told of the failure.
        () => undefined,
      )
      return () => ended.abort()
    },
  }
  return { cart }
}
