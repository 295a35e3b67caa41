import type { Behaviour, Members, Page } from "@ringside/core"
import { cartBehaviour } from "./behaviour.ts"
import { createCartApi } from "./store/cartApi.ts"
import { loadCart } from "./store/loadCart.ts"

/** Behaviours of this package in the late chunk. */
export const createBehaviours = (): readonly Behaviour[] => [cartBehaviour]

/** `ringside.cart`. */
export const createMembers = (page: Page): Members => ({ cart: createCartApi(() => loadCart(page), page.reports) })
