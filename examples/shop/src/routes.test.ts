import { describe, expect, test } from "vitest"
import { textOf } from "./testing/cart.ts"
import { useShop } from "./testing/shop.ts"

const { newVisitor } = useShop()

describe("addresses that lead nowhere", () => {
  test.each([
    "/nada/",
    "/en/nothing/",
    "/tienda/page/4/",
    "/tienda/page/0/",
    "/tienda/page/x/",
    "/categoria-producto/nada/",
    "/product/nada/",
    "/assets/nada.css",
    "/assets/..%2f..%2fpackage.json",
    "/ringside/..%2fpackage.json",
    "/figures/nada/1-480.webp",
    "/figures/hakim-orsolo/2-480.webp",
    "/figures/hakim-orsolo/1-481.webp",
    "/figures/hakim-orsolo/1-480.png",
  ])("%s is not found", async (path) => {
    expect((await newVisitor().get(path)).status).toBe(404)
  })

  test("are told in the visitor's language", async () => {
    expect(textOf(await newVisitor().get("/en/nothing/"), "h1")).toBe("Nobody in this corner")
  })

  test("end with a slash if they are pages", async () => {
    const answer = await newVisitor().get("/en/tienda?orderby=price")
    expect([answer.status, answer.headers.get("Location")]).toEqual([301, "/en/tienda/?orderby=price"])
  })
})

test.each(["https://elsewhere.test", "null", "http://shop.test.elsewhere.test"])(
  "a form on another site's page changes nothing (%s)",
  async (origin) => {
    const visitor = newVisitor()
    const answer = await visitor.post("/?wc-ajax=add_to_cart", { product_id: "101" }, { Origin: origin })
    expect(answer.status).toBe(403)
  },
)

test("a form on the shop's own page is taken", async () => {
  const answer = await newVisitor().post("/?wc-ajax=add_to_cart", { product_id: "101" }, { Origin: "http://shop.test" })
  expect(answer.json()).toHaveProperty("fragments")
})

test("a body that no form of the shop can have is too large", async () => {
  const answer = await newVisitor().post("/?wc-ajax=add_to_cart", { product_id: "1".repeat(300_000) })
  expect(answer.status).toBe(413)
})
