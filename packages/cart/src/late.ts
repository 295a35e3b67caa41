import { type Behaviour, loadAsked, type LoadModule, type Members, type Page } from "@ringside/core"
import { createCartBehaviour } from "./behaviour.ts"
import { createCartApi } from "./cartApi.ts"
import { loadCart, type StoreModule } from "./loadCart.ts"

/** Behaviours of this package in the late chunk. */
export const createBehaviours = (loadModule: LoadModule): readonly Behaviour[] => [
  createCartBehaviour(() => loadAsked<StoreModule>(loadModule, "store", "cartOf")),
]

/** `ringside.cart`. */
export const createMembers = (page: Page): Members => ({ cart: createCartApi(() => loadCart(page), page.reports) })
