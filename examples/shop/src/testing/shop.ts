import { afterAll, beforeAll } from "vitest"
import { createShop, type CreateOptions, type RunningShop } from "../app.ts"
import { createVisitor, type Visitor } from "./visitor.ts"

/**
 * Opens one shop for all tests of a file; each test creates its own visitors. With TEST_DATABASE_URL the same tests run on a PostgreSQL
 * server.
 */
export function useShop(options: CreateOptions = {}): {
  readonly newVisitor: (cookies?: ReadonlyMap<string, string>) => Visitor
} {
  let shop: RunningShop | undefined
  beforeAll(async () => {
    shop = await createShop({
      dataDir: "memory://",
      publicUrl: "http://shop.test",
      databaseUrl: process.env["TEST_DATABASE_URL"],
      ...options,
    })
  })
  afterAll(() => shop?.close())
  return {
    newVisitor: (cookies) => {
      if (!shop) throw new Error("the shop is not open yet")
      return createVisitor(shop, cookies)
    },
  }
}
