import { afterEach, expect, test, vi } from "vitest"
import { type ExpressPage, openExpressPage } from "../pageForTests.ts"
import { expressHtml } from "../shopForTests.ts"

type Filter = (value: unknown, ...context: readonly unknown[]) => unknown

/** Adds functions of plugins for the host's own buttons, by the names of the filters. */
function setFilters(filters: Readonly<Record<string, Filter>>) {
  const applyFilters = (name: string, value: unknown, ...context: readonly unknown[]) => {
    const filter = filters[name.replace("wcpay.express-checkout.", "")]
    return name.startsWith("wcpay.express-checkout.") && filter ? filter(value, ...context) : value
  }
  Object.assign(window, { wp: { hooks: { applyFilters } } })
}

afterEach(() => {
  Reflect.deleteProperty(window, "wp")
})

const bodyOf = ({ shop }: ExpressPage, name: string) => shop.calls.find((call) => call.name === name)?.body

async function pay(own: ExpressPage) {
  own.wallet.click()
  await own.wallet.changeAddress({ country: "ES", city: "Madrid", postal_code: "28013", state: "M" })
  own.wallet.confirm()
  await own.settle()
}

test("an order has what plugins add to that of the host's own buttons, before the page's own functions", async () => {
  setFilters({
    "cart-place-order-extension-data": (data) => Object.assign({}, data, { "order-delivery-date": { day: "3" } }),
  })
  const own = await openExpressPage()
  own.extend({ orderExtensions: (extensions: object) => ({ ...extensions, names: Object.keys(extensions) }) })
  await pay(own)
  expect(bodyOf(own, "POST checkout")).toMatchObject({
    extensions: { "order-delivery-date": { day: "3" }, names: ["order-delivery-date"] },
  })
})

test("a product is added with what plugins add to it", async () => {
  setFilters({ "cart-add-item": (body) => Object.assign({}, body, { engraving: "ANA" }) })
  const form = `<form class="cart"><div class="quantity"><input class="qty" name="quantity" value="1"></div><button type="button" class="single_add_to_cart_button" value="11">Add</button></form>`
  const own = await openExpressPage({ html: form + expressHtml, settings: { button_context: "product" } })
  expect(bodyOf(own, "POST cart/add-item")).toMatchObject({ id: 11, engraving: "ANA" })
})

test.each([false, undefined, 0, ""])(
  "a basket that a plugin doesn't sell by wallet has no buttons: %j",
  async (answer) => {
    const isEligible = vi.fn<Filter>(() => answer)
    setFilters({ "is-cart-eligible": isEligible })
    const own = await openExpressPage()
    expect(own.mount?.childElementCount).toBe(0)
    expect(isEligible).toHaveBeenCalledWith(true, expect.objectContaining({ items: [expect.anything()] }))
  },
)

test.each<[string, Filter]>([
  [
    "throws",
    () => {
      throw new Error("a plugin's mistake")
    },
  ],
  ["answers a text", () => "none"],
])("a filter that %s changes nothing", async (_, filter) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined)
  setFilters({ "cart-place-order-extension-data": filter, "is-cart-eligible": filter })
  const own = await openExpressPage()
  await pay(own)
  expect(own.shop.ordered).toEqual([1690])
})
