import { type AddedToCart, startBehaviour } from "@ringside/core"
import { cartService, createCartApi, cartBehaviour, cartStartBehaviour } from "@ringside/cart"
import { createTestPage, find, type JQueryForTests, provideJQuery, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { addToCartBehaviour } from "./behaviour.ts"
import { addHooksBehaviour } from "./hookButtons.ts"

const button =
  '<a class="add_to_cart_button ajax_add_to_cart" href="?add-to-cart=11" data-product_id="11" data-quantity="2">Add</a>'
const form =
  '<div class="product"><form class="cart"><input name="quantity" value="2"><input type="hidden" name="variation_id" value="32"><button class="single_add_to_cart_button" name="add-to-cart" value="31">Add</button></form></div>'
const hook = '<div data-ringside="add-to-cart"><a href="?add-to-cart=11">Add</a></div>'

let page: TestPage
let received: AddedToCart[]
const go = vi.fn(() => true)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  received = []
  go.mockClear()
  setSettings("no")
  Reflect.set(window, "astra", { single_product_ajax_add_to_cart: "1", ajax_url: "/wp-admin/admin-ajax.php" })
})

afterEach(() => {
  page.stop()
  for (const name of ["wc_add_to_cart_params", "astra"]) Reflect.deleteProperty(window, name)
  document.body.replaceChildren()
  document.body.className = ""
})

function setSettings(cart_redirect_after_add: string): void {
  const wc_ajax_url = "/?wc-ajax=%%endpoint%%"
  Reflect.set(window, "wc_add_to_cart_params", { wc_ajax_url, cart_url: "/basket/", cart_redirect_after_add })
}

function start(html: string, services: Partial<TestPage> = {}): void {
  document.body.className = "single-product"
  document.body.innerHTML = html
  page = createTestPage({ services: { navigation: { go, reload: () => undefined }, ...services } })
  const note = ({ target, detail }: CustomEvent<AddedToCart>) => {
    expect(target).toBe(document.body)
    received.push(detail)
  }
  document.addEventListener("ringside:cart:added", note, { signal: page.signal })
  cartStartBehaviour.start(page)
  for (const behaviour of [addToCartBehaviour, addHooksBehaviour]) startBehaviour(behaviour, page)
  startBehaviour(cartBehaviour, page)
}

async function press(selector: string): Promise<void> {
  find(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
  await page.clock.settle()
}

const respond = (body: object): TestPage["http"] =>
  vi.fn<TestPage["http"]>(async ({ url }) => ({
    kind: "answer",
    status: 200,
    isOk: true,
    headers: {},
    text: JSON.stringify(body),
    url,
  }))

it("are reported once for a button of the host", async () => {
  start(button)
  await press("a")
  expect(received).toEqual([{ productId: 11, variationId: null, quantity: 2, source: "button", line: null }])
})

it("are reported with the fields as the page's scripts have changed them", async () => {
  start(button)
  const change = ({ detail }: DocumentEventMap["ringside:adding-to-cart"]) => void (detail.data["quantity"] = "3")
  document.addEventListener("ringside:adding-to-cart", change, { signal: page.signal })
  await press("a")
  expect(received).toMatchObject([{ productId: 11, quantity: 3 }])
})

it("are reported before the page leaves for the basket", async () => {
  setSettings("yes")
  start(button)
  await press("a")
  expect([received.length, go.mock.calls]).toEqual([1, [["/basket/", "shop"]]])
})

it("are reported once for a form that is sent in the background", async () => {
  start(form, { http: respond({ fragments: { ".widget": "<p>x</p>" }, cart_hash: "h" }) })
  await press("button")
  expect(received).toEqual([{ productId: 31, variationId: 32, quantity: 2, source: "form", line: null }])
})

it("are reported for a group's form with the quantity of all its products", async () => {
  const group = '<input name="quantity[11]" value="1"><input name="quantity[12]" value="3">'
  start(form.replace(/<input.*?><input.*?>/, group), { http: respond({ fragments: {}, cart_hash: "h" }) })
  await press("button")
  expect(received).toMatchObject([{ productId: 31, variationId: null, quantity: 4 }])
})

it("are reported once for a hook, with the line", async () => {
  start(hook)
  await press("a")
  expect(received).toEqual([expect.objectContaining({ productId: 11, variationId: null, quantity: 1, source: "hook" })])
  expect(received[0]?.line).toMatchObject({ productId: 11, quantity: 1, name: "Southpaw" })
})

it("are reported once for `cart.add`, with the resulting line", async () => {
  start("")
  const api = createCartApi(async () => cartService.of(page), page.reports)
  await api.add({ id: 11 })
  await api.add({ id: 11, quantity: 2 })
  expect(received.map(({ source, quantity, line }) => [source, quantity, line?.quantity])).toEqual([
    ["cart.add", 1, 1],
    ["cart.add", 2, 3],
  ])
})

describe("adds by the host's own script", () => {
  /** Sends that script's event, as after the answer to its request. */
  const addAsHost = (jQuery: JQueryForTests, change: (data: Record<string, unknown>) => void = () => undefined) => {
    const set = jQuery("a")
    const data: Record<string, unknown> = { product_id: 11, quantity: 2 }
    jQuery(document.body).trigger("adding_to_cart", [set, data])
    change(data)
    return () => jQuery(document.body).trigger("added_to_cart", [{ ".widget": "<p>x</p>" }, "h", set])
  }
  let ended = new AbortController()
  const open = async () => {
    document.head.innerHTML = '<script type="x" id="wc-add-to-cart-js"></script>'
    const jQuery = await provideJQuery(ended.signal)
    start(button)
    return jQuery
  }
  afterEach(() => {
    document.head.replaceChildren()
    ended.abort()
    ended = new AbortController()
  })

  it("are reported once, with the fields that were sent", async () => {
    const answer = addAsHost(await open(), (data) => (data["quantity"] = 3))
    expect(received).toEqual([])
    answer()
    answer()
    expect(received).toEqual([{ productId: 11, variationId: null, quantity: 3, source: "button", line: null }])
  })

  it.each([
    ["by another name", { "add-to-cart": 12, quantity: 2 }, [12]],
    ["nowhere", { quantity: 2 }, []],
  ])("are reported only where the product is named: %s", async (_, data, reported) => {
    const jQuery = await open()
    const set = jQuery("a")
    jQuery(document.body).trigger("adding_to_cart", [set, data])
    jQuery(document.body).trigger("added_to_cart", [{ ".widget": "<p>x</p>" }, "h", set])
    expect(received.map(({ productId }) => productId)).toEqual(reported)
  })

  const sent = Object.entries({ quantity: "2", variation_id: "32", "add-to-cart": "31" })
  const fill = <T extends FormData | URLSearchParams>(fields: T) => {
    for (const [name, value] of sent) fields.append(name, value)
    return fields
  }
  it.each([
    ["form data", fill(new FormData())],
    ["parameters", fill(new URLSearchParams())],
    ["text", String(fill(new URLSearchParams()))],
    ["a list of fields", sent.map(([name, value]) => ({ name, value }))],
  ])("are reported where a plugin sends a whole form, as %s", async (_, fields) => {
    const jQuery = await open()
    const set = jQuery("a")
    jQuery(document.body).trigger("adding_to_cart", [set, fields])
    jQuery(document.body).trigger("added_to_cart", [{ ".widget": "<p>x</p>" }, "h", set])
    expect(received).toEqual([{ productId: 31, variationId: 32, quantity: 2, source: "button", line: null }])
  })

  it("are not reported for an event that names no request", async () => {
    const jQuery = await open()
    jQuery(document.body).trigger("added_to_cart", [{}, "h", jQuery("a")])
    jQuery(document.body).trigger("added_to_cart")
    expect(received).toEqual([])
  })
})

it.each([
  ["refuses", '{"error":true,"product_url":"/product/southpaw/"}'],
  ["refuses without an address", '{"error":true}'],
  ["answers with something else", "<p>"],
])("are not reported where the shop %s", async (_case, body) => {
  start(button)
  page.server.fail("add_to_cart", { kind: "body", body })
  await press("a")
  expect(received).toEqual([])
})

it("are not reported where a hook's add is refused", async () => {
  start(hook)
  page.server.setStock(11, 0)
  await press("a")
  expect(received).toEqual([])
})
