import { describe, expect, test } from "vitest"
import { textOf } from "../testing/cart.ts"
import { useShop } from "../testing/shop.ts"

const { newVisitor } = useShop()

describe("a product's page", () => {
  test("shows its pictures without a script", async () => {
    const { page } = await newVisitor().get("/product/chema-el-faro-barandica/")
    const images = [...page.querySelectorAll(".woocommerce-product-gallery__image > a > img")]
    expect(images).toHaveLength(8)
    expect(images[0]?.className).toBe("wp-post-image")
    expect(images[0]?.getAttribute("data-large_image_width")).toBe("1280")
    expect(page.querySelector(".woocommerce-product-gallery")?.hasAttribute("style")).toBe(false)
  })

  test("carries its variations for scripts", async () => {
    const { page } = await newVisitor().get("/en/product/chema-el-faro-barandica/")
    const form = page.querySelector("form.variations_form.cart")
    const variations: unknown = JSON.parse(form?.getAttribute("data-product_variations") ?? "")
    expect(variations).toMatchObject([
      { variation_id: 1001, attributes: { attribute_pintura: "roja", attribute_escala: "1-12" }, display_price: 64 },
      { variation_id: 1002, max_qty: 6, is_in_stock: true, is_sold_individually: "no" },
      { variation_id: 1003 },
    ])
    expect(form?.querySelector(".variation_id")?.getAttribute("value")).toBe("0")
  })

  test.each([
    { slug: "marek-szulborski", stock: "No quedan", form: false, quantity: null },
    { slug: "tarek-dos-puentes-belhadi", stock: "Quedan 3", form: true, quantity: "number" },
    { slug: "ailen-carcamo", stock: "Queda 1", form: true, quantity: "number" },
    { slug: "salome-ultima-fila-bastida", stock: "En el taller, a punto de salir", form: true, quantity: "hidden" },
  ])("of $slug says $stock", async ({ slug, stock, form, quantity }) => {
    const answer = await newVisitor().get(`/product/${slug}/`)
    expect(textOf(answer, "p.stock")).toBe(stock)
    expect(answer.page.querySelector("form.cart") !== null).toBe(form)
    expect(answer.page.querySelector("form.cart .qty")?.getAttribute("type") ?? null).toBe(quantity)
  })
})
