import { describe, expect, test } from "vitest"
import { addByLink, lineOf, linesOf, quantitiesOf, textOf } from "../testing/cart.ts"
import { useShop } from "../testing/shop.ts"
import { isRecord } from "./storeApiBody.ts"
import type { Answer } from "../testing/visitor.ts"

const { newVisitor } = useShop()

function readFragments(answer: Answer): { readonly cart: string; readonly link: string; readonly hash: unknown } {
  const json = answer.json()
  const fragments: unknown = isRecord(json) ? json.fragments : undefined
  if (!isRecord(json) || !isRecord(fragments)) throw new Error(`no fragments in ${answer.text}`)
  expect(Object.keys(fragments)).toEqual(["div.widget_shopping_cart_content", "a.cart-container"])
  return {
    cart: String(fragments["div.widget_shopping_cart_content"]),
    link: String(fragments["a.cart-container"]),
    hash: json.cart_hash,
  }
}

describe.each([
  {
    prefix: "",
    count: "Ver cesta, 2 artículos",
    empty: "Ver cesta, vacía, 0 artículos",
    vacant: "Tu cesta está vacía.",
  },
  {
    prefix: "/en",
    count: "View shopping basket, 2 items",
    empty: "View shopping basket, empty, 0 items",
    vacant: "Your basket is empty.",
  },
])("under $prefix/", ({ prefix, count, empty, vacant }) => {
  test("an add answers with fragments, hash and cookies", async () => {
    const visitor = newVisitor()
    const answer = await visitor.post(`${prefix}/?wc-ajax=add_to_cart`, {
      product_id: "101",
      quantity: "2",
      success_message: "x",
      noTranslation: "",
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/html/)
    const { cart, link, hash } = readFragments(answer)
    expect(link).toContain(`aria-label="${count}"`)
    expect(link).toContain(`href="${prefix}/carrito/"`)
    expect(cart).toMatch(/^<div class="widget_shopping_cart_content">/)
    expect(hash).toMatch(/^[0-9a-f]{32}$/)
    expect(visitor.cookies.get("woocommerce_cart_hash")).toBe(hash)
    expect(visitor.cookies.get("woocommerce_items_in_cart")).toBe("1")
  })

  test("a remove empties the mini-cart and takes the cookies away", async () => {
    const visitor = newVisitor()
    await addByLink(visitor, 101)
    const { key } = await lineOf(visitor, 101)
    const { cart, link, hash } = readFragments(
      await visitor.post(`${prefix}/?wc-ajax=remove_from_cart`, { cart_item_key: key }),
    )
    expect(cart).toContain(`<p class="woocommerce-mini-cart__empty-message">${vacant}</p>`)
    expect(link).toContain(`aria-label="${empty}"`)
    expect(hash).toBe("")
    expect(visitor.cookies.has("woocommerce_items_in_cart")).toBe(false)
    expect(visitor.cookies.has("woocommerce_cart_hash")).toBe(false)
  })

  test.each(["GET", "POST"])("fragments are refreshed by %s", async (method) => {
    const visitor = newVisitor()
    await addByLink(visitor, 101)
    const path = `${prefix}/?wc-ajax=get_refreshed_fragments`
    const answer = method === "GET" ? await visitor.get(path) : await visitor.post(path, { time: "1" })
    expect(readFragments(answer).cart).toContain("Castroviejo")
  })
})

test("a line of the mini-cart has the platform's shape", async () => {
  const visitor = newVisitor()
  await addByLink(visitor, 104)
  const { key } = await lineOf(visitor, 104)
  const answer = await visitor.get("/?wc-ajax=get_refreshed_fragments")
  const { cart } = readFragments(answer)
  const page = await visitor.send("/", {}).then(({ page }) => page)
  page.body.innerHTML = cart
  const remove = page.querySelector(
    "ul.woocommerce-mini-cart.cart_list.product_list_widget > li.woocommerce-mini-cart-item.mini_cart_item > a.remove.remove_from_cart_button[role=button]",
  )
  expect(remove?.getAttribute("data-cart_item_key")).toBe(key)
  expect(remove?.getAttribute("data-product_id")).toBe("104")
  expect(remove?.getAttribute("data-product_sku")).toBe("ER-104")
  expect(remove?.getAttribute("data-success_message")).toContain("ya no está en tu cesta")
  expect(remove?.getAttribute("href")).toMatch(new RegExp(`^/carrito/\\?remove_item=${key}&_wpnonce=[0-9a-f]{20}$`))
  // Only the price: the quantity is in the field beside it.
  expect(page.querySelector("li > span.quantity")?.textContent.replace(/\s+/g, " ")).toBe("49,00 €")
  expect(page.querySelector(`input.qty[name="cart[${key}][qty]"]`)?.getAttribute("value")).toBe("1")
  expect(page.querySelectorAll("p.woocommerce-mini-cart__buttons.buttons > a.button.wc-forward")).toHaveLength(2)
})

describe("an add is refused with the product's address, where the reason is shown", () => {
  test.each([
    { why: "sold out", id: "113", url: "/product/marek-szulborski/", message: "No quedan unidades" },
    { why: "more than there is", id: "106", quantity: "2", url: "/product/ailen-carcamo/", message: "solo queda 1" },
    { why: "choices are missing", id: "111", url: "/product/chema-el-faro-barandica/", message: "Falta elegir" },
    { why: "gone", id: "4711", url: "/tienda/", message: "ya no está en la tienda" },
    { why: "no number", id: "'; drop table products", url: "/tienda/", message: "ya no está en la tienda" },
    {
      why: "quantity is no number",
      id: "101",
      quantity: "1e3",
      url: "/product/nuria-relente-castroviejo/",
      message: "mayor que cero",
    },
  ])("$why", async ({ id, quantity, url, message }) => {
    const visitor = newVisitor()
    const answer = await visitor.post("/?wc-ajax=add_to_cart", { product_id: id, ...(quantity && { quantity }) })
    expect(answer.status).toBe(200)
    expect(answer.json()).toEqual({ error: true, product_url: `http://shop.test${url}` })
    expect(textOf(await visitor.visit(url), ".woocommerce-error")).toContain(message)
    expect(await linesOf(visitor)).toEqual([])
  })

  test("sold individually, the second time", async () => {
    const visitor = newVisitor()
    const add = () => visitor.post("/en/?wc-ajax=add_to_cart", { product_id: "134" })
    expect((await add()).json()).toHaveProperty("fragments")
    expect((await add()).json()).toMatchObject({ error: true })
    expect(await quantitiesOf(visitor)).toEqual({ 134: 1 })
  })
})

test.each(["", "unknown", "0".repeat(32), "__proto__"])(
  "removing what is not there answers success: false (%j)",
  async (key) => {
    const answer = await newVisitor().post("/?wc-ajax=remove_from_cart", { cart_item_key: key })
    expect(answer.status).toBe(200)
    expect(answer.json()).toEqual({ success: false })
  },
)

test.each(["no_such_endpoint", "", "toString"])(
  "an endpoint that is not there is a bad request (%j)",
  async (endpoint) => {
    expect((await newVisitor().post(`/?wc-ajax=${endpoint}`, {})).status).toBe(400)
  },
)

test("a variation can be added by its own id", async () => {
  const visitor = newVisitor()
  await visitor.post("/?wc-ajax=add_to_cart", { product_id: "1001" })
  expect(await quantitiesOf(visitor)).toEqual({ 1001: 1 })
})
