import { expect, test } from "vitest"
import { lineOf, quantitiesOf } from "../../testing/cart.ts"
import { useShop } from "../../testing/shop.ts"

const { newVisitor } = useShop()

test("adds at once lose nothing", async () => {
  const visitor = newVisitor()
  await visitor.get("/")
  const add = (id: number) => visitor.post("/?wc-ajax=add_to_cart", { product_id: String(id) })
  await Promise.all([add(101), add(103), add(101), add(105), add(101), add(103)])
  expect(await quantitiesOf(visitor)).toEqual({ 101: 3, 103: 2, 105: 1 })
})

test("adds at once take no more than there is", async () => {
  const visitor = newVisitor()
  await visitor.get("/")
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => visitor.post("/?wc-ajax=add_to_cart", { product_id: "102" })),
  )
  expect(answers.filter(({ text }) => text.includes("fragments"))).toHaveLength(3)
  expect(await quantitiesOf(visitor)).toEqual({ 102: 3 })
})

test("an add and a removal at once end with one of the two orders", async () => {
  const visitor = newVisitor()
  await visitor.post("/?wc-ajax=add_to_cart", { product_id: "101" })
  const { key } = await lineOf(visitor, 101)
  await Promise.all([
    visitor.post("/?wc-ajax=remove_from_cart", { cart_item_key: key }),
    visitor.post("/?wc-ajax=add_to_cart", { product_id: "101" }),
  ])
  expect([{}, { 101: 1 }]).toContainEqual(await quantitiesOf(visitor))
})

test("baskets of two visitors are their own", async () => {
  const [one, other] = [newVisitor(), newVisitor()]
  await one.post("/?wc-ajax=add_to_cart", { product_id: "101" })
  await other.post("/?wc-ajax=add_to_cart", { product_id: "103" })
  expect(await quantitiesOf(one)).toEqual({ 101: 1 })
  expect(await quantitiesOf(other)).toEqual({ 103: 1 })
})
