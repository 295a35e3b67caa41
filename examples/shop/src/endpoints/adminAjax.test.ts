import { describe, expect, test } from "vitest"
import { addByLink, attributeOf, lineOf, quantitiesOf, textOf } from "../testing/cart.ts"
import { useShop } from "../testing/shop.ts"
import type { Visitor } from "../testing/visitor.ts"
import { isRecord } from "./storeApiBody.ts"

const { newVisitor } = useShop()
const path = "/wp-admin/admin-ajax.php"

async function readNonce(visitor: Visitor): Promise<string> {
  const { page } = await visitor.get("/product/nuria-relente-castroviejo/")
  const config: unknown = JSON.parse(page.querySelector("script[data-ringside-config]")?.textContent ?? "")
  const host = isRecord(config) && isRecord(config.host) ? config.host : {}
  return isRecord(host.astra) ? String(host.astra.single_product_qty_ajax_nonce) : ""
}

describe("adding from a product page", () => {
  const add = { action: "astra_add_cart_single_product", "add-to-cart": "111" }

  test("answers in the language of the form", async () => {
    const fields = { ...add, quantity: "1", attribute_pintura: "roja", attribute_escala: "1-12", variation_id: "0" }
    const visitor = newVisitor()
    expect((await visitor.post(path, fields)).text).toContain("Ver cesta, 1 artículo")
    expect((await visitor.post(path, { ...fields, "trp-form-language": "en" })).text).toContain("2 items")
    const referer = { Referer: "http://shop.test/en/product/chema-el-faro-barandica/" }
    expect((await visitor.post(path, fields, referer)).text).toContain("3 items")
    expect(await quantitiesOf(visitor)).toEqual({ 1001: 3 })
  })

  test("refuses with nothing, and the page that is loaded again gives the reason", async () => {
    const visitor = newVisitor()
    const answer = await visitor.post(path, { ...add, "trp-form-language": "en" })
    expect([answer.status, answer.text]).toEqual([200, ""])
    const page = await visitor.get("/en/product/chema-el-faro-barandica/")
    expect(textOf(page, ".woocommerce-error")).toContain("Please choose the paint and scale")
  })
})

describe("changing a quantity in the mini-cart", () => {
  const change = { action: "astra_add_cart_single_product_quantity" }

  test("needs the page's nonce, which a first visit has too", async () => {
    const visitor = newVisitor()
    const qtyNonce = await readNonce(visitor)
    await addByLink(visitor, 101)
    const { key } = await lineOf(visitor, 101)
    expect((await visitor.post(path, { ...change, hash: key, quantity: "3", qtyNonce })).json()).toHaveProperty(
      "cart_hash",
    )
    expect(await quantitiesOf(visitor)).toEqual({ 101: 3 })
    for (const bad of [
      "",
      "0000",
      attributeOf(await visitor.get("/carrito/"), "[name=woocommerce-cart-nonce]", "value"),
    ]) {
      const refused = await visitor.post(path, { ...change, hash: key, quantity: "5", qtyNonce: bad })
      expect([refused.status, refused.text]).toEqual([403, "-1"])
    }
    expect(await quantitiesOf(visitor)).toEqual({ 101: 3 })
  })

  test.each([
    { what: "more than there is", quantity: "99" },
    { what: "nothing", quantity: "" },
    { what: "a fraction", quantity: "1.5" },
    { what: "less than none", quantity: "-2" },
  ])("refuses $what", async ({ quantity }) => {
    const visitor = newVisitor()
    const qtyNonce = await readNonce(visitor)
    await addByLink(visitor, 101)
    const { key } = await lineOf(visitor, 101)
    expect((await visitor.post(path, { ...change, hash: key, quantity, qtyNonce })).json()).toMatchObject({
      success: false,
    })
    expect(await quantitiesOf(visitor)).toEqual({ 101: 1 })
  })
})

test.each(["", "unknown", "constructor"])("an action that is not there is a bad request (%j)", async (action) => {
  expect((await newVisitor().post(path, { action })).status).toBe(400)
})
