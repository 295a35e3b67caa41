import type { Behaviour, LoadExtra, Members, Page } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import { createCartBehaviour } from "./behaviour.ts"
import { createCartApi } from "./cartApi.ts"
import { loadCart, type StoreModule } from "./loadCart.ts"

/** Behaviours of this package in the late chunk. */
export const createBehaviours = (loadExtra: LoadExtra): readonly Behaviour[] => [
  createCartBehaviour(async () => {
    const module = await loadExtra("store")
    if (isStoreModule(module)) return module
    throw new Error("The store's file holds no store.")
  }),
]

/** `ringside.cart`. */
export const createMembers = (page: Page): Members => ({ cart: createCartApi(() => loadCart(page), page.reports) })

function isStoreModule(module: unknown): module is StoreModule {
  return isRecord(module) && typeof module.cartOf === "function"
}
