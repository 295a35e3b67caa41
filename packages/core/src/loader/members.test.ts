import { describe, expect, it, vi } from "vitest"
import { createLateMembers, type Members } from "./members.ts"

const done = { kind: "done" }

/** A member with methods of each kind, as the cart's package makes it. */
interface CartApi {
  add(item: { readonly id: number }): Promise<unknown>
  update(line: { readonly key: string; readonly quantity: number }): Promise<unknown>
  remove(key: string): Promise<unknown>
  subscribe(listener: (state: object) => void): () => void
}

/** `ringside.cart` in front of a shop that answers when the test says so. */
function createSetup() {
  const endSubscription = vi.fn()
  const shopCart = {
    add: vi.fn<CartApi["add"]>(() => Promise.resolve(done)),
    update: vi.fn<CartApi["update"]>(() => Promise.resolve(done)),
    remove: vi.fn<CartApi["remove"]>(() => Promise.resolve(done)),
    subscribe: vi.fn<CartApi["subscribe"]>(() => endSubscription),
  }
  let resolve: (members: Members) => void = () => undefined
  let reject: (cause: Error) => void = () => undefined
  const promise = new Promise<Members>((settle, refuse) => {
    resolve = settle
    reject = refuse
  })
  const read = vi.fn(() => promise)
  const declared = { cart: { add: false, update: false, remove: false, subscribe: true } }
  const { cart } = createLateMembers(declared, read) as { cart: CartApi }
  return {
    cart,
    shopCart,
    endSubscription,
    read,
    answer: () => resolve({ cart: shopCart }),
    refuse: () => reject(new Error("no answer")),
  }
}

it("a member that is a function itself can be called before its code is loaded", async () => {
  const debug = vi.fn(() => "open")
  const members = createLateMembers({ debug: false }, () => Promise.resolve({ debug }))
  expect(await (members["debug"] as () => Promise<unknown>)()).toBe("open")
  expect(debug).toHaveBeenCalledOnce()
})

describe("ringside.cart", () => {
  it("fetches nothing before it is used", () => {
    expect(createSetup().read).not.toHaveBeenCalled()
  })

  it("forwards calls made before its code was loaded", async () => {
    const { cart, shopCart, answer } = createSetup()
    const results = Promise.all([cart.add({ id: 12 }), cart.update({ key: "a", quantity: 2 }), cart.remove("b")])
    answer()
    expect(await results).toEqual([done, done, done])
    expect(shopCart.add).toHaveBeenCalledWith({ id: 12 })
    expect(shopCart.update).toHaveBeenCalledWith({ key: "a", quantity: 2 })
    expect(shopCart.remove).toHaveBeenCalledWith("b")
  })

  it("resolves as unreachable when its code can't be loaded", async () => {
    const { cart, refuse } = createSetup()
    const result = cart.add({ id: 12 })
    refuse()
    expect(await result).toEqual({ kind: "unreachable", message: "no answer" })
  })

  it("subscribes when its code is loaded, and unsubscribes", async () => {
    const { cart, shopCart, endSubscription, answer } = createSetup()
    const listener = () => undefined
    const end = cart.subscribe(listener)
    answer()
    await vi.waitFor(() => expect(shopCart.subscribe).toHaveBeenCalledWith(listener))
    end()
    expect(endSubscription).toHaveBeenCalledOnce()
  })

  it("can be unsubscribed by the listener's first call", async () => {
    const { cart, shopCart, endSubscription, answer } = createSetup()
    shopCart.subscribe.mockImplementation((listener) => {
      listener({ status: "ready" })
      return endSubscription
    })
    const end = cart.subscribe(() => end())
    answer()
    await vi.waitFor(() => expect(endSubscription).toHaveBeenCalledOnce())
  })

  it("doesn't subscribe when it was unsubscribed before its code was loaded", async () => {
    const { cart, shopCart, answer } = createSetup()
    cart.subscribe(() => undefined)()
    answer()
    await cart.remove("b")
    expect(shopCart.subscribe).not.toHaveBeenCalled()
  })
})
