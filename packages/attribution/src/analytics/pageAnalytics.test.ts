import { paymentChosen } from "@ringside/payments"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { startPageAnalytics } from "./pageAnalytics.ts"

const amount = (text: string) => `<span class="woocommerce-Price-amount amount"><bdi>${text}</bdi></span>`
const list = `<h2>Gloves</h2><ul class="products">
  <li class="product post-11"><a id="sale" class="woocommerce-LoopProduct-link" href="/product/a/"><b>A</b>
    <span class="price"><del aria-hidden="true">${amount("49,98 €")}</del> <ins>${amount("39,98 €")}</ins></span></a>
    <a id="add" class="button add_to_cart_button ajax_add_to_cart" data-product_id="11" href="?add-to-cart=11">Add</a>
    <a id="view" class="added_to_cart wc-forward" href="/cart/">View cart</a></li>
  <li class="product post-12"><a class="woocommerce-LoopProduct-link" href="/product/b/">B</a>
    <span class="price">${amount("1.299,00 €")}</span>
    <a id="plain-add" class="button add_to_cart_button" data-product_id="12" href="/en/shop/?add-to-cart=12">Add</a></li>
  <li class="product post-13"><span class="price">${amount("10,00 €")} – ${amount("20,00 €")}</span>
    <a id="options" class="button add_to_cart_button product_type_variable" data-product_id="13" href="/product/c/">Options</a></li>
</ul>`

let page: TestPage | undefined
const cart = { items: [], totals: {} }
const sent: [string, Readonly<Record<string, unknown>>][] = []

function start(): void {
  const opened = createTestPage()
  page = opened
  const emit = (name: string, data: unknown) => void sent.push([name, data as Readonly<Record<string, unknown>>])
  startPageAnalytics(opened, emit, { read: vi.fn(() => Promise.resolve(cart)) })
  document.addEventListener("click", (event) => event.preventDefault(), { signal: opened.signal })
}

beforeEach(() => {
  sent.length = 0
  document.body.innerHTML = list
  start()
})
afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
  document.body.className = ""
})

it("reports the price that a product has now, not the one before the sale", () => {
  const [[name, data] = ["", {}]] = sent
  const items = data["items"] as readonly { readonly prices: { readonly price: string } }[]
  expect([name, data["listName"]]).toEqual(["view_item_list", "Gloves"])
  expect(items.map(({ prices }) => prices.price)).toEqual(["3998", "129900", "1000"])
})

it("reports the price of the product, not that of a unit before it", () => {
  page?.stop()
  const unit = `<p class="price price-unit"><del>${amount("5,00 €")}</del> <ins>${amount("4,00 €")} / 100 g</ins></p>`
  document.body.innerHTML = `<ul class="products"><li class="product post-11">${unit}<span class="price">${amount("20,00 €")}</span></li></ul>`
  sent.length = 0
  start()
  expect(sent).toMatchObject([["view_item_list", { items: [{ prices: { price: "2000" } }] }]])
})

it("reports the platform's list block, and again when it shows other products", () => {
  const item = (id: string, price: string) => `<li class="wc-block-product product post-${id}">
    <h3 class="wp-block-post-title"><a class="link" href="/product/${id}/">Glove ${id}</a></h3>
    <div class="wc-block-components-product-price wc-block-grid__product-price">${price}</div>
    <button data-product_id="${id}">Add</button></li>`
  const sale = `<del aria-hidden="true">${amount("49,98 €")}</del> <ins>${amount("39,98 €")}</ins>`
  page?.stop()
  document.body.innerHTML = `<h1>Shop</h1><ul class="wc-block-product-template">${item("11", sale)}</ul>`
  sent.length = 0
  start()
  const block = document.querySelector("ul")
  const announce = () =>
    document.body.dispatchEvent(new CustomEvent("wc-blocks_product_list_rendered", { bubbles: true }))
  announce()
  document.querySelector<HTMLElement>(".link")?.click()
  if (block) block.innerHTML = item("12", amount("10,00 €"))
  // As a filter does, without the event.
  page?.scan()
  page?.scan()
  const lists = sent.map(([name, { listName, items }]) => {
    const [first] = items as readonly {
      readonly id: string
      readonly name: string
      readonly prices: { readonly price: string }
    }[]
    return [name, listName, first?.id, first?.name, first?.prices.price]
  })
  expect(lists).toEqual([
    ["view_item_list", "Shop", "11", "Glove 11", "3998"],
    ["select_item", "Shop", "11", "Glove 11", "3998"],
    ["view_item_list", "Shop", "12", "Glove 12", "1000"],
  ])
})

it("reports each of two equal lists, and of one that grows what has come", () => {
  const item = (id: string) =>
    `<li class="product post-${id}"><a class="woocommerce-LoopProduct-link" href="/${id}/">G</a></li>`
  const list = `<ul class="products">${item("11")}</ul>`
  page?.stop()
  document.body.innerHTML = list + list
  sent.length = 0
  start()
  document.querySelector("ul")?.insertAdjacentHTML("beforeend", item("12"))
  page?.scan()
  page?.scan()
  const ids = sent.map(([, { items }]) => (items as readonly { readonly id: string }[]).map(({ id }) => id))
  expect(ids).toEqual([["11"], ["11"], ["12"]])
})

it("reports a list that comes later although an equal one is on the page", () => {
  document.body.insertAdjacentHTML("beforeend", list)
  page?.scan()
  page?.scan()
  expect(sent.map(([name]) => name)).toEqual(["view_item_list", "view_item_list"])
})

it("reports a list once that the page replaces by an equal one", () => {
  const lists = document.querySelector("ul.products")
  lists?.replaceWith(lists.cloneNode(true))
  page?.scan()
  expect(sent.map(([name]) => name)).toEqual(["view_item_list"])
})

it.each([
  ["sale", ["11"]],
  ["options", ["13"]],
  ["add", []],
  ["plain-add", []],
  ["view", []],
])("reports a click on #%s as the choice of %j", (id, expected) => {
  sent.length = 0
  document.getElementById(id)?.click()
  const ids = sent.flatMap(([name, { items }]) =>
    name === "select_item" ? (items as readonly { readonly id: string }[]).map((item) => item.id) : [],
  )
  expect(ids).toEqual(expected)
})

it.each([
  ["woocommerce-cart", ["view_cart"]],
  ["woocommerce-checkout", ["begin_checkout"]],
  ["woocommerce-checkout woocommerce-order-received", []],
  ["woocommerce-checkout woocommerce-order-pay", []],
  ["woocommerce-shop", []],
])("reports on a page with the classes %s: %j", async (classes, expected) => {
  page?.stop()
  document.body.replaceChildren()
  sent.length = 0
  document.body.className = classes
  start()
  await page?.clock.advance(0)
  expect(sent.map(([name]) => name)).toEqual(expected)
})

it("reads the cart for a payment choice in a separate task, and reports each choice once", async () => {
  sent.length = 0
  for (const name of ["Bacs", "Bacs"]) if (page) paymentChosen.send(page, name)
  await Promise.resolve()
  expect(sent).toEqual([])
  await page?.clock.advance(0)
  expect(sent.map(([name, { paymentType }]) => [name, paymentType])).toEqual([["add_payment_info", "Bacs"]])
})
