import { variationChosen } from "@ringside/core"
import { findA } from "@ringside/testing"
import { describe, expect, test, vi } from "vitest"
import { type ExpressPage, openExpressPage } from "./pageForTests.ts"
import { createAnswer, expressHtml } from "./shopForTests.ts"

const createForm = (id: number, more = "", quantity = "1") =>
  `<form class="cart"><div class="quantity"><input class="qty" name="quantity" value="${quantity}"></div>${more}<button type="button" class="single_add_to_cart_button button" value="${String(id)}">Add</button></form>`
const createProduct = (id: number, content: string) =>
  `<div id="product-${String(id)}" class="product type-product">${content}</div>`

const product = {
  needs_shipping: true,
  product_type: "simple",
  currency: "eur",
  total: { amount: 1290 },
  displayItems: [{ label: "Southpaw", amount: 1290 }],
}

const open = (
  html: string,
  nonce?: Readonly<Record<string, string>>,
  prepare?: Parameters<typeof openExpressPage>[0],
) => openExpressPage({ ...prepare, html, settings: { button_context: "product", product, ...(nonce && { nonce }) } })
const address = { city: "Madrid", postal_code: "28013", country: "ES", state: "M" }
const notice = () => document.querySelector(".woocommerce-error")?.textContent ?? null
const find = (selector: string) => document.querySelector<HTMLInputElement>(selector)
const instead =
  "There was an error processing the product with this payment method. Please add the product to the basket, instead."

async function readAdded(own: ExpressPage): Promise<unknown> {
  own.wallet.click()
  await own.settle()
  return own.shop.calls.find(({ name }) => name === "POST cart/add-item" || name === "wcpay_add_to_cart")?.body
}

const main = createForm(11, '<input name="wc_deposit_option" type="hidden" value="no">')
const variable = createForm(
  77,
  '<div class="variations_form"><div class="variations"><select name="attribute_size"><option value="xl">XL</option></select></div><div class="single_variation_wrap"><input name="product_id" value="78"></div></div>',
  "5",
)

describe("a wallet sells the product beside its button", () => {
  test.each([
    [
      "an upsell in a drawer before it",
      `<div class="astra-cart-drawer">${variable}</div>${createProduct(1, main + expressHtml)}`,
    ],
    [
      "a quick view before it",
      `<div role="dialog">${createProduct(2, variable)}</div>${createProduct(1, main + expressHtml)}`,
    ],
    ["a quick view within its product", createProduct(1, `<dialog>${variable}</dialog>${main}${expressHtml}`)],
    ["a bought-together form after it", createProduct(1, main + expressHtml + variable)],
    ["a list of upsells within it", createProduct(1, createProduct(3, variable) + main + expressHtml)],
    ["a sticky bar above it", variable + createProduct(1, main + expressHtml)],
    ["the buttons in its form", createProduct(1, variable + main.replace("</form>", `${expressHtml}</form>`))],
    ["the buttons before it", createProduct(1, expressHtml + main + variable)],
    ["a bought-together form before it", createProduct(1, variable + main + expressHtml)],
  ])("with %s", async (_, html) => {
    expect(await readAdded(await open(html))).toEqual({ id: 11, quantity: 1, variation: [], wc_deposit_option: "no" })
  })

  test("and follows the state of that product's button alone", async () => {
    const other = variable.replace("single_add_to_cart_button", "single_add_to_cart_button disabled")
    const own = await open(createProduct(1, createProduct(3, other) + main + expressHtml))
    expect(document.querySelector(".wcpay-express-checkout-wrapper")?.hasAttribute("aria-disabled")).toBe(false)
    expect(own.wallet.click()).toBe(true)
  })

  test("and nothing on a page without a form of it", async () => {
    const own = await open(`<div role="dialog">${variable}</div>${expressHtml}`)
    expect([own.wallet.click(), own.shop.calls]).toEqual([false, []])
  })
})

describe("the sheet doesn't open", () => {
  test.each([
    ["an empty required field", createForm(11, '<input required name="addon-11-name" value="">')],
    ["the quantity 0", createForm(11, "", "0")],
    ["no quantity", createForm(11, "", "")],
    ["a quantity that is no number", createForm(11, "", "two")],
  ])("with %s", async (_, form) => {
    const own = await open(createProduct(1, form + expressHtml))
    expect([own.wallet.click(), own.shop.calls, own.wallet.sheet.open]).toEqual([false, [], false])
  })

  test("except where the form leaves validation to a script", async () => {
    const form = createForm(11, '<input required name="addon-11-name" value="">').replace("<form", "<form novalidate")
    expect((await open(createProduct(1, form + expressHtml))).wallet.click()).toBe(true)
  })
})

test("no price is asked for while a choice is missing, though no script has disabled the button yet", async () => {
  const createList = (name: string) =>
    `<select name="attribute_${name}"><option value="">Choose</option><option>L</option></select>`
  const lists = `<div class="variations">${createList("size")}${createList("width")}</div>`
  const html = createForm(
    11,
    `${lists}<input type="hidden" class="variation_id" name="variation_id" value="0">`,
  ).replace('class="cart"', 'class="variations_form cart"')
  const choose = () => {
    const list = document.querySelector<HTMLSelectElement>("select[name=attribute_size]")
    if (list) list.value = "L"
  }
  const alert = vi.fn()
  Reflect.set(window, "alert", alert)
  const own = await open(createProduct(1, html + expressHtml), undefined, { prepare: choose })
  expect([own.wallet.click(), own.shop.calls]).toEqual([false, []])
  for (const list of document.querySelectorAll("select")) list.value = "L"
  variationChosen.send(own.page)
  await own.settle()
  expect(document.querySelector(".wcpay-express-checkout-wrapper")?.getAttribute("aria-disabled")).toBeNull()
  expect(own.shop.calls[0]).toMatchObject({ name: "POST cart/add-item" })
})

test("an open choice in a part of a bundle is left to the bundle's button", async () => {
  const part =
    '<div class="bundled_item_cart_content variations_form"><div class="variations"><select name="bundle_attribute_size_2"><option value="">Choose</option><option>L</option></select></div><input type="hidden" class="variation_id" name="bundle_variation_id_2" value=""></div>'
  const html = createForm(11, part).replace('class="cart"', 'class="cart bundle_form"')
  const printed = { ...product, product_type: "bundle" }
  const own = await openExpressPage({
    html: createProduct(1, html + expressHtml),
    settings: { button_context: "product", product: printed },
  })
  expect([own.shop.calls[0]?.name, own.wallet.click()]).toEqual(["POST cart/add-item", true])
})

test.each(["0.5", "2.75", "3"])("the quantity %s is sent as it is written", async (quantity) => {
  const { shop } = await open(createProduct(1, createForm(11, "", quantity) + expressHtml))
  // The printed price is that of one piece.
  expect(shop.calls[0]).toMatchObject({ name: "POST cart/add-item", body: { quantity: Number(quantity) } })
})

/** An attribute in the block "Add to Cart + Options" of WooCommerce 11.0.1, by buttons or by a list. */
const createAttribute = (label: string, slug: string, options: string) =>
  `<div data-wp-interactive="woocommerce/add-to-cart-with-options" class="wp-block-woocommerce-add-to-cart-with-options-variation-selector-attribute" data-wp-context='{"name":"${label}","selectedValue":null,"autoselect":false}'>${options}<input type="hidden" name="attribute_${slug}" value=""></div>`
const createChips = (values: readonly string[]) =>
  values
    .map((value) => `<button class="chip" type="button" role="radio" value="${value}" aria-checked="false"></button>`)
    .join("")
const list =
  '<select class="wc-block-dropdown__select"><option value="">Choose</option><option value="m">M</option><option value="l">L</option></select>'

/** The form of that block, with the buttons' place where the payment plugin prints it: in the form, which hasn't the class `cart`. */
function createBlockForm({ attributes = "", classes = "", button = "" } = {}): string {
  const ids = attributes
    ? '<div class="single_variation_wrap"><input type="hidden" name="add-to-cart" value="21"><input type="hidden" name="product_id" value="21"><input type="hidden" name="variation_id"></div>'
    : '<input type="hidden" name="add-to-cart" value="21">'
  return `<form class="wp-block-add-to-cart-with-options wc-block-add-to-cart-with-options is-layout-flow ${classes}" data-wp-interactive="woocommerce/add-to-cart-with-options" data-wp-on--submit="actions.addToCart">${attributes}<div class="wp-block-add-to-cart-with-options-quantity-selector"><div class="quantity"><button type="button">+</button><input type="number" class="input-text qty text" name="quantity" value="2" min="1"></div></div><div class="wp-block-button"><button type="submit" ${button}>Add</button></div>${expressHtml}${ids}</form>`
}

describe("the block for adding with options", () => {
  const paint = createAttribute("Paint", "pa_paint", createChips(["black", "white"]))
  const size = createAttribute("Size", "size", list)
  const isDisabled = () => document.querySelector(".wcpay-express-checkout-wrapper")?.getAttribute("aria-disabled")
  const adds = (own: ExpressPage) => own.shop.calls.filter(({ name }) => name === "POST cart/add-item")
  const choose = () => {
    find('.chip[value="white"]')?.setAttribute("aria-checked", "true")
    const select = document.querySelector("select")
    if (select) select.value = "m"
    document.querySelector("form")?.classList.remove("is-invalid")
  }

  test.each([
    ["without a class of its button", ""],
    ["with the button of WooCommerce 11", 'class="wc-interactive single_add_to_cart_button" value="21"'],
  ])("sells a simple product with its quantity, %s", async (_, button) => {
    const own = await open(createProduct(1, createBlockForm({ button })))
    expect(await readAdded(own)).toEqual({ id: 21, quantity: 2, variation: [] })
  })

  test("also where the browser sends its form, beside another product's", async () => {
    const own = await open(createProduct(1, createProduct(3, variable) + createBlockForm({ classes: "cart" })))
    expect(await readAdded(own)).toEqual({ id: 21, quantity: 2, variation: [] })
  })

  test("sells a variable product once its attributes are chosen", async () => {
    const alert = vi.fn()
    Reflect.set(window, "alert", alert)
    const own = await open(createProduct(1, createBlockForm({ attributes: paint + size, classes: "is-invalid" })))
    expect([own.wallet.click(), isDisabled()]).toEqual([false, "true"])
    expect(alert).toHaveBeenCalledWith("Please select your product options before proceeding.")
    choose()
    await own.settle(300)
    expect([isDisabled(), adds(own).length]).toEqual([null, 1])
    // A list's choice changes no attribute of its markup.
    const select = document.querySelector("select")
    if (select) select.value = "l"
    select?.dispatchEvent(new Event("change", { bubbles: true }))
    await own.settle(300)
    expect(adds(own)).toHaveLength(2)
    own.wallet.click()
    await own.settle()
    expect(adds(own).at(-1)?.body).toEqual({
      id: 21,
      quantity: 2,
      variation: [
        { attribute: "Paint", value: "white" },
        { attribute: "Size", value: "l" },
      ],
    })
  })

  /** An attribute as WooCommerce 10 printed it, where the context of the label was that of an inner element, with the field's name. */
  const createEarlier = (options: string) =>
    `<div class="wp-block-woocommerce-add-to-cart-with-options-variation-selector-attribute">${options}</div>`
  const prefix = "wc-block-add-to-cart-with-options-variation-selector-attribute-options"
  const pills = ["black", "white"].map(
    (value) =>
      `<label class="${prefix}__pill"><input type="radio" class="${prefix}__pill-input" name="attribute_pa_paint" value="${value}">${value}</label>`,
  )
  const createContext = (name: string) => `data-wp-context='{"name":"${name}","options":[],"selectedValue":null}'`

  test("sells a variable product of WooCommerce 10 by the names of its fields", async () => {
    const earlier = [
      createEarlier(`<div role="radiogroup" ${createContext("attribute_pa_paint")}>${pills.join("")}</div>`),
      createEarlier(list.replace("<select", `<select name="attribute_size" ${createContext("attribute_size")}`)),
    ]
    const own = await open(createProduct(1, createBlockForm({ attributes: earlier.join("") })))
    const white = findA(HTMLInputElement, '[value="white"]')
    white.checked = true
    white.dispatchEvent(new Event("change", { bubbles: true }))
    const select = findA(HTMLSelectElement, "select")
    select.value = "m"
    select.dispatchEvent(new Event("change", { bubbles: true }))
    await own.settle(300)
    expect(adds(own).at(-1)?.body).toEqual({
      id: 21,
      quantity: 2,
      variation: [
        { attribute: "attribute_pa_paint", value: "white" },
        { attribute: "attribute_size", value: "m" },
      ],
    })
  })

  test("requests the price after a change of the quantity by its buttons", async () => {
    const own = await open(createProduct(1, createBlockForm()))
    find(".qty")?.dispatchEvent(new Event("change", { bubbles: true }))
    const field = find(".qty")
    if (field) field.value = "3"
    await own.settle(300)
    expect(adds(own).map(({ body }) => body)).toEqual([2, 3].map((quantity) => ({ id: 21, quantity, variation: [] })))
  })
})

const addOns =
  '<input name="addon-11-name" value="ANA"><input name="addon-11-extras[]" value="box"><input name="addon-11-extras[]" value="card"><input name="wc_gift" value="1"><input name="wc_order_attribution_type" value="utm"><input name="other" value="no">'

test("fields of add-on plugins go with the product", async () => {
  const added = await readAdded(await open(createProduct(1, createForm(11, addOns) + expressHtml)))
  expect(added).toEqual({
    ...{ id: 11, quantity: 1, variation: [] },
    ...{ "addon-11-name": "ANA", "addon-11-extras": ["box", "card"], wc_gift: "1" },
  })
})

test("a product with a file in an add-on field is sold only by the form, and the button says so", async () => {
  const own = await open(createProduct(1, createForm(11, '<input type="file" name="addon-11-photo">') + expressHtml))
  expect(own.wallet.click()).toBe(true)
  own.wallet.cancel()
  await own.settle()
  const files = new DataTransfer()
  files.items.add(new File(["x"], "ana.png"))
  const file = find("[type=file]")
  if (file) file.files = files.files
  const before = own.shop.calls.length
  expect([own.wallet.click(), own.shop.calls.length, notice()]).toEqual([false, before, instead])
})

describe("an amount has its unit: a shop that answers in another currency", () => {
  const token = { "x-woopayments-tokenized-cart-session": "separate-9" }
  const inDollars = (total: string, more: object = {}) =>
    createAnswer(
      200,
      {
        ...{ items: [], needs_shipping: true, shipping_rates: [] },
        ...{ totals: { total_price: total, currency_code: "USD", currency_minor_unit: 2 }, ...more },
      },
      token,
    )
  const packages = [
    { package_id: 0, shipping_rates: [{ rate_id: "flat_rate:1", name: "Post", price: "0", selected: true }] },
  ]
  const openProduct = () => open(createProduct(1, main + expressHtml))

  test("when a product is added, gets no order, and new elements for the next sheet", async () => {
    const own = await openProduct()
    for (const _ of [1, 2]) own.shop.answer("POST cart/add-item", inDollars("1290"))
    own.wallet.click()
    await own.settle()
    own.wallet.confirm({ shippingAddress: undefined })
    await own.settle()
    expect([own.shop.ordered, notice()]).toEqual([[], "The total has changed. Please check it and pay again."])
    expect(own.wallet.calls).toContain("elements 1290 usd")
  })

  test.each(["POST cart/update-customer", "POST cart/select-shipping-rate"])(
    "at %s, has that change rejected",
    async (name) => {
      const own = await openExpressPage()
      own.wallet.click()
      if (name.endsWith("rate")) expect(await ask(own, own.wallet.changeAddress(address))).toBe("resolved")
      own.shop.answer(name, inDollars("1690", { shipping_rates: packages }))
      const change = name.endsWith("rate") ? own.wallet.changeRate("flat_rate:1") : own.wallet.changeAddress(address)
      expect(await ask(own, change)).toBe("rejected")
    },
  )

  test("before the order, gets none", async () => {
    const own = await openExpressPage()
    own.wallet.click()
    own.shop.answer(
      "GET cart",
      createAnswer(200, { items: [], totals: { total_price: "1290", currency_code: "EUR", currency_minor_unit: 2 } }),
    )
    own.shop.answer("GET cart", inDollars("1290"))
    own.wallet.confirm({ shippingAddress: undefined })
    await own.settle()
    expect([own.wallet.calls.includes("createPaymentMethod"), own.shop.ordered]).toEqual([true, []])
  })

  test("between two sheets, gets new elements", async () => {
    const own = await openProduct()
    own.shop.answer(
      "POST cart/add-item",
      createAnswer(
        200,
        { items: [], totals: { total_price: "1290", currency_code: "JPY", currency_minor_unit: 0 } },
        token,
      ),
    )
    const field = find(".qty")
    field?.dispatchEvent(new Event("input", { bubbles: true }))
    await own.settle(300)
    expect(own.wallet.calls).toContain("elements 1290 jpy")
  })
})

async function ask(own: ExpressPage, change: Promise<string>): Promise<string> {
  await own.settle()
  return change
}

describe("the package of the rates", () => {
  const createCart = (selected: string) =>
    createAnswer(200, {
      ...{ items: [], needs_shipping: true },
      totals: { total_price: "1290", currency_code: "EUR", currency_minor_unit: 2 },
      shipping_rates: [
        {
          package_id: "7",
          shipping_rates: [
            { rate_id: "post:1", name: "Post", price: "400", selected: selected === "post:1" },
            { rate_id: "pickup:2", name: "Pickup", price: "0", selected: selected === "pickup:2" },
          ],
        },
      ],
    })

  test("is the one that they came with", async () => {
    const own = await openExpressPage()
    own.wallet.click()
    own.shop.answer("POST cart/update-customer", createCart("post:1"))
    expect(await ask(own, own.wallet.changeAddress(address))).toBe("resolved")
    own.shop.answer("POST cart/select-shipping-rate", createCart("pickup:2"))
    expect(await ask(own, own.wallet.changeRate("pickup:2"))).toBe("resolved")
    expect(own.shop.calls.at(-1)?.body).toEqual({ package_id: "7", rate_id: "pickup:2" })
  })

  test("is known from the basket that the sheet was opened for", async () => {
    const own = await openExpressPage({ prepare: (shop) => shop.answer("GET cart", createCart("post:1")) })
    own.wallet.click()
    own.shop.answer("POST cart/select-shipping-rate", createCart("pickup:2"))
    expect(await ask(own, own.wallet.changeRate("pickup:2"))).toBe("resolved")
    expect(own.shop.calls.at(-1)?.body).toMatchObject({ package_id: "7" })
  })

  test("keeps its rate where the shop doesn't accept the wanted one", async () => {
    const own = await openExpressPage()
    own.wallet.click()
    await ask(own, own.wallet.changeAddress(address))
    own.shop.answer("POST cart/select-shipping-rate", createCart("post:1"))
    expect(await ask(own, own.wallet.changeRate("pickup:2"))).toBe("rejected")
  })
})

test("a name of one word gets a last name, in both addresses", async () => {
  const own = await openExpressPage()
  own.wallet.click()
  await ask(own, own.wallet.changeAddress(address))
  own.wallet.confirm({
    billingDetails: { name: "Suharto", email: "s@example.com", phone: "", address: {} },
    shippingAddress: { name: "Suharto", address: {} },
  })
  await own.settle()
  expect(own.shop.calls.find(({ name }) => name === "POST checkout")?.body).toMatchObject({
    billing_address: { first_name: "Suharto", last_name: "-" },
    shipping_address: { first_name: "Suharto", last_name: "-" },
  })
})
