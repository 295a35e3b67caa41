import { afterAll, beforeAll } from "vitest"
import { createShop, type RunningShop, type ShopOptions } from "../app.ts"
import { createVisitor, type Visitor } from "./visitor.ts"

/** Opens one shop for all tests of a file; each test brings its own visitors. */
export function useShop(options: ShopOptions = {}): { readonly newVisitor: () => Visitor } {
  let shop: RunningShop | undefined
  beforeAll(async () => {
    shop = await createShop({ dataDir: "memory://", ...options })
  })
  afterAll(() => shop?.close())
  return {
    newVisitor: () => {
      if (!shop) throw new Error("the shop is not open yet")
      return createVisitor(shop)
    },
  }
}
