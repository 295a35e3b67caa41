import { describe, expect, test } from "vitest"
import { attributeOf, textOf } from "../../testing/cart.ts"
import { useShop } from "../../testing/shop.ts"
import type { Answer } from "../../testing/visitor.ts"

const { newVisitor } = useShop()

function titles({ page }: Answer): readonly string[] {
  return [...page.querySelectorAll("main > ul.products .woocommerce-loop-product__title")].map(
    ({ textContent }) => textContent,
  )
}

function pricesOf({ page }: Answer): readonly number[] {
  return [...page.querySelectorAll("ul.products .price")].map((price) => {
    const [first] = price.querySelectorAll("ins bdi, :not(del) > .amount bdi, :scope > .amount bdi")
    return Number((first?.textContent ?? "").replace(/[^\d]/g, ""))
  })
}

describe("the archive", () => {
  test("shows twelve a page, every product once", async () => {
    const pages = await Promise.all(["", "page/2/", "page/3/"].map((page) => newVisitor().get(`/tienda/${page}`)))
    const all = pages.flatMap(titles)
    expect(pages.map((page) => titles(page).length)).toEqual([12, 12, 4])
    expect(new Set(all).size).toBe(28)
    expect(pages.map((page) => textOf(page, ".woocommerce-result-count"))).toEqual([
      "Mostrando 1–12 de 28 resultados",
      "Mostrando 13–24 de 28 resultados",
      "Mostrando 25–28 de 28 resultados",
    ])
  })

  test.each([
    { order: "price", compare: (one: number, next: number) => one <= next },
    { order: "price-desc", compare: (one: number, next: number) => one >= next },
  ])("sorts by $order, by what a shopper pays at least", async ({ order, compare }) => {
    const answer = await newVisitor().get(`/tienda/?orderby=${order}`)
    const prices = pricesOf(answer)
    expect(prices).toHaveLength(12)
    expect(prices.every((price, index) => index === 0 || compare(prices[index - 1] ?? 0, price))).toBe(true)
    expect(attributeOf(answer, "select.orderby option[selected]", "value")).toBe(order)
  })

  test.each([
    { order: "popularity", first: "Peana de nogal" },
    { order: "date", first: "Las hermanas Bru" },
    { order: "menu_order", first: "Nuria «Relente» Castroviejo" },
    { order: "nonsense'", first: "Nuria «Relente» Castroviejo" },
  ])("sorted by $order begins with $first", async ({ order, first }) => {
    expect(titles(await newVisitor().get(`/tienda/?orderby=${order}`))[0]).toBe(first)
  })

  test("takes its order and its search from page to page and to the other language", async () => {
    const answer = await newVisitor().get("/?s=de&post_type=product&orderby=price")
    expect(attributeOf(answer, "a.next.page-numbers", "href")).toBe("/page/2/?s=de&post_type=product&orderby=price")
    expect(attributeOf(answer, "a.trp-language-item", "href")).toBe("/en/?s=de&post_type=product&orderby=price")
    expect((await newVisitor().get("/page/2/?s=de&post_type=product&orderby=price")).status).toBe(200)
  })

  test.each([
    { search: "relente", found: ["Nuria «Relente» Castroviejo"] },
    { search: "AILEN carcamo", found: ["Ailén Cárcamo"] },
    { search: "ER-145", found: ["Estuche de pinturas"] },
    { search: "100%_nada", found: [] },
    { search: "'; drop table products; --", found: [] },
  ])("finds $search", async ({ search, found }) => {
    const answer = await newVisitor().get(`/?${new URLSearchParams({ s: search, post_type: "product" }).toString()}`)
    expect(answer.status).toBe(200)
    expect(titles(answer)).toEqual(found)
  })

  test("says so when nothing is found, and shows what was typed as text", async () => {
    const answer = await newVisitor().get(`/en/?${new URLSearchParams({ s: '"><b id=x>' }).toString()}`)
    expect(textOf(answer, ".woocommerce-no-products-found p")).toContain("No products found")
    expect(answer.page.querySelector("#x")).toBeNull()
    expect(textOf(answer, "h1")).toContain('"><b id=x>')
  })
})

describe("a card", () => {
  async function card(id: number) {
    const { page } = await newVisitor().get("/tienda/?orderby=date")
    const other = await newVisitor().get("/tienda/page/2/?orderby=date")
    const third = await newVisitor().get("/tienda/page/3/?orderby=date")
    const found = [page, other.page, third.page]
      .map((one) => one.querySelector(`li.product.post-${String(id)}`))
      .find(Boolean)
    if (!found) throw new Error(`${String(id)} has no card`)
    return found
  }

  test("of what can be added has the theme's two buttons", async () => {
    const buttons = [...(await card(101)).querySelectorAll("a.add_to_cart_button.ajax_add_to_cart")]
    expect(buttons).toHaveLength(2)
    for (const button of buttons) {
      expect(button.getAttribute("data-product_id")).toBe("101")
      expect(button.getAttribute("href")).toMatch(/^\/tienda\/.*add-to-cart=101$/)
    }
    expect(buttons.map((button) => button.hasAttribute("data-success_message"))).toEqual([false, true])
    expect(buttons.map((button) => button.classList.contains("button"))).toEqual([false, true])
  })

  test.each([
    {
      id: 111,
      what: "something has to be chosen",
      classes: "product_type_variable add_to_cart_button",
      state: "instock",
    },
    { id: 113, what: "none is left", classes: "product_type_simple", state: "outofstock" },
  ])("where $what has one link to the product", async ({ id, classes, state }) => {
    const element = await card(id)
    expect(element.querySelectorAll(".ajax_add_to_cart")).toHaveLength(0)
    expect(element.querySelector("a.button")?.className).toBe(`button ${classes}`)
    expect(element.querySelector("a.button")?.getAttribute("href")).toMatch(/^\/product\//)
    expect(element.classList.contains(state)).toBe(true)
  })

  test("has its state in classes, and a reduced price in words", async () => {
    const element = await card(104)
    expect([...element.classList]).toEqual(expect.arrayContaining(["sale", "instock", "product_cat-peso-pluma"]))
    expect(element.querySelector(".price")?.textContent.replace(/\s+/g, " ")).toContain("El precio actual es: 49,00 €.")
  })
})
