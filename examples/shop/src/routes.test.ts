import { describe, expect, test } from "vitest"
import { linesOf, textOf } from "./testing/cart.ts"
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

  test("answer in the visitor's language", async () => {
    expect(textOf(await newVisitor().get("/en/nothing/"), "h1")).toBe("Page not found")
  })

  test("end with a slash if they are pages", async () => {
    const answer = await newVisitor().get("/en/tienda?orderby=price")
    expect([answer.status, answer.headers.get("Location")]).toEqual([301, "/en/tienda/?orderby=price"])
  })
})

describe("a path that browsers would read as another site's address leads to this shop", () => {
  test.each([
    { path: "//evil.example/foo", place: "/evil.example/foo" },
    { path: "//evil.example/?add-to-cart=101", place: "/evil.example/?add-to-cart=101" },
    { path: "/\\evil.example/foo", place: "/evil.example/foo" },
    { path: "/./\t/evil.example/foo", place: "/evil.example/foo" },
    { path: "///en/tienda?orderby=price", place: "/en/tienda?orderby=price" },
    { path: "//", place: "/" },
    { path: "/en//evil.example/foo", place: "/en/evil.example/foo" },
    { path: "/en//evil.example/?add-to-cart=101", place: "/en/evil.example/?add-to-cart=101" },
  ])("$path", async ({ path, place }) => {
    const answer = await newVisitor().get(`http://shop.test${path}`)
    expect([answer.status, answer.headers.get("Location")]).toEqual([301, place])
  })

  test("when it is posted to, too, and adds nothing", async () => {
    const visitor = newVisitor()
    const answer = await visitor.post("http://shop.test//evil.example/?wc-ajax=add_to_cart", { product_id: "101" })
    expect(answer.headers.get("Location")).toBe("/evil.example/?wc-ajax=add_to_cart")
    expect(await linesOf(visitor)).toEqual([])
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

describe("the character 0, which no database keeps, breaks nothing", () => {
  test.each(["/?s=%00", "/product/%00/", "/figures/%00/1-480.webp"])("%s", async (path) => {
    expect((await newVisitor().get(path)).status).toBe(400)
  })

  test("in forms and in calls of the Store API", async () => {
    const visitor = newVisitor()
    const removed = await visitor.post("/?wc-ajax=remove_from_cart", { cart_item_key: "\0" })
    expect(removed.json()).toEqual({ success: false })
    const nonce = (await visitor.get("/wp-json/wc/store/v1/cart")).headers.get("Nonce") ?? ""
    const call = { method: "POST", headers: { Nonce: nonce }, body: JSON.stringify({ key: "\0" }) }
    expect((await visitor.send("/wp-json/wc/store/v1/cart/remove-item", call)).status).toBe(400)
  })
})

test("a body that no form of the shop can have is too large", async () => {
  const answer = await newVisitor().post("/?wc-ajax=add_to_cart", { product_id: "1".repeat(300_000) })
  expect([answer.status, answer.headers.get("Connection")]).toEqual([413, "close"])
})
