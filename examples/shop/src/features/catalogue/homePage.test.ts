import { describe, expect, test } from "vitest"
import { addByLink, attributeOf } from "../../testing/cart.ts"
import { useShop } from "../../testing/shop.ts"

const { newVisitor } = useShop()

describe("the home page", () => {
  test("features one figure first, and loads a shelf of eight at a scroll", async () => {
    const { page } = await newVisitor().visit("/")
    const pictures = [...page.querySelectorAll("main img")].map((image) => ({
      loading: image.getAttribute("loading"),
      priority: image.getAttribute("fetchpriority"),
    }))
    expect(pictures).toEqual([
      { loading: null, priority: "high" },
      ...Array.from({ length: 8 }, () => ({ loading: "lazy", priority: null })),
    ])
  })

  test("keeps the place of the basket for as many lines as there are", async () => {
    const visitor = newVisitor()
    expect(attributeOf(await visitor.visit("/"), ".er-corner", "data-lines")).toBe("0")
    await addByLink(visitor, 101)
    await addByLink(visitor, 102)
    expect(attributeOf(await visitor.visit("/"), ".er-corner", "data-lines")).toBe("2")
  })
})
