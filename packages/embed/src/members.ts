import type { CartApi, RingsideApi } from "@ringside/core"

/** The parts of `window.ringside` that other packages bring. Their first use fetches their code: `readCart` rejects when that can't be had. */
export function createMembers(readCart: () => Promise<CartApi>): Pick<RingsideApi, "cart"> {
  /** What cannot be reached is a result like any other, so that a caller needn't catch. */
  const ask = (act: (cart: CartApi) => ReturnType<CartApi["add"]>) =>
    readCart()
      .then(act)
      .catch((cause: unknown) => ({
        kind: "unreachable",
        message: cause instanceof Error ? cause.message : String(cause),
      }))
  return {
    cart: {
      add: (item) => ask((cart) => cart.add(item)),
      update: (line) => ask((cart) => cart.update(line)),
      remove: (key) => ask((cart) => cart.remove(key)),
      subscribe(listener) {
        let end: (() => void) | null = null
        let isOver = false
        readCart().then(
          (cart) => {
            if (!isOver) end = cart.subscribe(listener)
          },
          // Without the code there is no picture to show; the page has told of the failure.
          () => undefined,
        )
        return () => {
          isOver = true
          end?.()
        }
      },
    },
  }
}
