import { describe, expect, test } from "vitest"
import { addByLink, attributeOf, linesOf, lineOf, quantitiesOf, textOf } from "../../testing/cart.ts"
import { useShop } from "../../testing/shop.ts"
import type { Answer } from "../../testing/visitor.ts"

const { newVisitor } = useShop()

const languages = [
  {
    prefix: "",
    empty: "Tu cesta está vacía.",
    added: /Castroviejo está en tu cesta/,
    removed: /Castroviejo ya no está en tu cesta\. Deshacer/,
    restored: /Castroviejo vuelve a estar en tu cesta/,
    updated: "Cesta actualizada.",
    total: "237,00 €",
  },
  {
    prefix: "/en",
    empty: "Your basket is empty.",
    added: /Castroviejo has been added to your basket/,
    removed: /Castroviejo has been removed from your basket\. Undo/,
    restored: /Castroviejo is back in your basket/,
    updated: "Basket updated.",
    total: "€237.00",
  },
] as const

function basketFields(answer: Answer): Record<string, string> {
  const inputs = [...answer.page.querySelectorAll(".woocommerce-cart-form input[name]")]
  return Object.fromEntries(
    inputs.map((input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""]),
  )
}

describe.each(languages)("with links and forms alone, under $prefix/", (words) => {
  const { prefix } = words

  test("a shopper adds, changes, removes and takes it back", async () => {
    const visitor = newVisitor()
    expect(textOf(await visitor.visit(`${prefix}/carrito/`), ".cart-empty")).toBe(words.empty)

    const archive = await addByLink(visitor, 101, `${prefix}/tienda/`)
    expect(textOf(archive, ".woocommerce-message")).toMatch(words.added)
    expect(textOf(archive, "a.cart-container .count")).toBe("1")

    const { key } = await lineOf(visitor, 101)
    const basket = await visitor.visit(`${prefix}/carrito/`)
    const updated = await visitor.submit(`${prefix}/carrito/`, {
      ...basketFields(basket),
      update_cart: "1",
      [`cart[${key}][qty]`]: "4",
    })
    expect(textOf(updated, ".woocommerce-message")).toBe(words.updated)
    expect(await quantitiesOf(visitor)).toEqual({ 101: 4 })

    const removed = await visitor.visit(attributeOf(updated, "a.remove", "href"))
    expect(textOf(removed, ".woocommerce-message")).toMatch(words.removed)
    expect(textOf(removed, ".cart-empty")).toBe(words.empty)

    const restored = await visitor.visit(attributeOf(removed, "a.restore-item", "href"))
    expect(textOf(restored, ".woocommerce-message")).toMatch(words.restored)
    expect(await quantitiesOf(visitor)).toEqual({ 101: 4 })
  })

  test("a shopper buys a variation with the form of its page", async () => {
    const visitor = newVisitor()
    const path = `${prefix}/product/chema-el-faro-barandica/`
    const form = { "add-to-cart": "111", product_id: "111", variation_id: "0", quantity: "2" }
    const added = await visitor.submit(path, { ...form, attribute_pintura: "roja", attribute_escala: "1-6" })
    expect(added.page.querySelector(".woocommerce-message")).not.toBeNull()
    expect(textOf(await visitor.visit(`${prefix}/carrito/`), ".variation")).toMatch(/: .*1:6/)
    expect(textOf(await visitor.visit(`${prefix}/checkout/`), ".woocommerce-checkout-review-order-table")).toContain(
      "1:6",
    )
  })
})

describe("the product form refuses, and says why on the page it came from", () => {
  test.each([
    { why: "a choice is missing", fields: { attribute_pintura: "negra" }, message: "Falta elegir escala" },
    {
      why: "the combination is not made",
      fields: { attribute_pintura: "negra", attribute_escala: "1-6" },
      message: "no está disponible en esa combinación",
    },
    {
      why: "more is asked for than there is",
      fields: { attribute_pintura: "roja", attribute_escala: "1-6", quantity: "7" },
      message: "solo quedan 6",
    },
    {
      why: "the quantity is none",
      fields: { attribute_pintura: "roja", attribute_escala: "1-6", quantity: "-1" },
      message: "mayor que cero",
    },
  ])("$why", async ({ fields, message }) => {
    const visitor = newVisitor()
    const answer = await visitor.submit("/product/chema-el-faro-barandica/", { "add-to-cart": "111", ...fields })
    expect(textOf(answer, ".woocommerce-error")).toContain(message)
    expect(attributeOf(answer, "#pintura option[selected]", "value")).toBe(fields.attribute_pintura)
    expect(await linesOf(visitor)).toEqual([])
  })
})

describe("links that add", () => {
  test("lead to the product where something has to be chosen", async () => {
    const answer = await addByLink(newVisitor(), 112)
    expect(textOf(answer, "h1")).toContain("Urdampilleta")
    expect(textOf(answer, ".woocommerce-error")).toContain("Falta elegir pintura")
  })

  test("keep the page, its sorting and its search", async () => {
    const answer = await newVisitor().get("/tienda/page/2/?orderby=price&add-to-cart=101")
    expect(answer.status).toBe(303)
    expect(answer.headers.get("Location")).toBe("/tienda/page/2/?orderby=price")
  })

  test.each([
    { id: 113, message: "No quedan unidades" },
    { id: 99999, message: "ya no está en la tienda" },
    { id: 0, message: "ya no está en la tienda" },
  ])("say why not: $id", async ({ id, message }) => {
    expect(textOf(await addByLink(newVisitor(), id), ".woocommerce-error")).toContain(message)
  })

  test("refuse the second of what is sold one to an order, and lead to the basket", async () => {
    const visitor = newVisitor()
    await addByLink(visitor, 131)
    const answer = await addByLink(visitor, 131)
    expect(textOf(answer, ".woocommerce-error")).toContain("Solo puedes pedir una unidad")
    expect(attributeOf(answer, ".woocommerce-error a", "href")).toBe("/carrito/")
    expect(await quantitiesOf(visitor)).toEqual({ 131: 1 })
  })

  test("add nothing for a look ahead or a HEAD request", async () => {
    const visitor = newVisitor()
    await visitor.get("/tienda/?add-to-cart=101", { "Sec-Purpose": "prefetch;prerender" })
    await visitor.send("/tienda/?add-to-cart=101", { method: "HEAD" })
    expect(await linesOf(visitor)).toEqual([])
  })
})

test("the basket's links remove nothing for a look ahead", async () => {
  const visitor = newVisitor()
  await addByLink(visitor, 101)
  const href = attributeOf(await visitor.visit("/carrito/"), "a.remove", "href")
  await visitor.get(href, { "Sec-Purpose": "prefetch" })
  expect(await quantitiesOf(visitor)).toEqual({ 101: 1 })
})

describe("the basket's form", () => {
  test("changes what can be had and names what can't", async () => {
    const visitor = newVisitor()
    await addByLink(visitor, 101)
    await addByLink(visitor, 102)
    const fields = basketFields(await visitor.visit("/carrito/"))
    const [first, second] = [await lineOf(visitor, 101), await lineOf(visitor, 102)]
    const answer = await visitor.submit("/carrito/", {
      ...fields,
      [`cart[${first.key}][qty]`]: "2",
      [`cart[${second.key}][qty]`]: "4",
    })
    expect(textOf(answer, ".woocommerce-error")).toContain("De Tarek «Dos Puentes» Belhadi solo quedan 3")
    expect(await quantitiesOf(visitor)).toEqual({ 101: 2, 102: 1 })
  })

  test("removes a line at 0", async () => {
    const visitor = newVisitor()
    await addByLink(visitor, 101)
    const { key } = await lineOf(visitor, 101)
    const fields = basketFields(await visitor.visit("/carrito/"))
    await visitor.submit("/carrito/", { ...fields, [`cart[${key}][qty]`]: "0" })
    expect(await linesOf(visitor)).toEqual([])
  })

  test.each([
    { what: "a nonce of nobody", nonce: "0000" },
    { what: "no nonce", nonce: "" },
  ])("changes nothing with $what", async ({ nonce }) => {
    const visitor = newVisitor()
    await addByLink(visitor, 101)
    const { key } = await lineOf(visitor, 101)
    const answer = await visitor.submit("/carrito/", { [`cart[${key}][qty]`]: "9", "woocommerce-cart-nonce": nonce })
    expect(textOf(answer, ".woocommerce-error")).toContain("vuelve a intentarlo")
    await visitor.visit(`/carrito/?remove_item=${key}&_wpnonce=${nonce}`)
    expect(await quantitiesOf(visitor)).toEqual({ 101: 1 })
  })

  test("changes nothing with another visitor's nonce", async () => {
    const [visitor, other] = [newVisitor(), newVisitor()]
    await addByLink(visitor, 101)
    await addByLink(other, 101)
    const { key } = await lineOf(visitor, 101)
    const fields = basketFields(await other.visit("/carrito/"))
    await visitor.submit("/carrito/", { ...fields, [`cart[${key}][qty]`]: "9" })
    expect(await quantitiesOf(visitor)).toEqual({ 101: 1 })
  })
})

test("a notice is shown once", async () => {
  const visitor = newVisitor()
  await addByLink(visitor, 101)
  expect((await visitor.visit("/")).page.querySelector(".woocommerce-message")).toBeNull()
})

test("an empty basket has nothing to check out", async () => {
  expect((await newVisitor().get("/checkout/")).headers.get("Location")).toBe("/carrito/")
})
