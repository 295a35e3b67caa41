import { fireEvent, within } from "@testing-library/react"
import { expect, onTestFinished, test, vi } from "vitest"
import { basket } from "./basket/widget.ts"
import { checkout } from "./checkout/widget.ts"
import { mountForTests } from "./mountForTests.ts"
import { refuse } from "./storyShop.ts"

type Action = readonly [name: string, args: Readonly<Record<string, unknown>>]

/** The `wp.hooks` of a page on which a tracker listens; `doAction` is what the platform's blocks call. */
function listen(doAction: (...action: Action) => void = () => undefined): readonly Action[] {
  const actions: Action[] = []
  const hooks = {
    doAction(...action: Action) {
      expect(this).toBe(hooks)
      actions.push(action)
      doAction(...action)
    },
  }
  vi.stubGlobal("wp", { hooks })
  onTestFinished(() => void vi.unstubAllGlobals())
  return actions
}

const prefix = "experimental__woocommerce_blocks-"
const named = (actions: readonly Action[], name: string) => actions.filter(([each]) => each === prefix + name)
const names = (actions: readonly Action[]) => actions.map(([name]) => name.replace(prefix, ""))

test("the basket calls the platform's actions with the line as the shop sent it", async () => {
  const actions = listen()
  const { host, page } = await mountForTests(basket, { items: { 1: 2, 2: 1 } })
  const ui = within(host)
  const field = await ui.findByRole("spinbutton", { name: /Lince/ })
  const more = ui.getByRole("button", { name: /^Add one.*Lince/ })
  fireEvent.click(more)
  await vi.waitFor(() => expect(field.getAttribute("aria-valuenow")).toBe("3"))
  fireEvent.click(more)
  expect(names(actions)).toEqual(["cart-set-item-quantity", "cart-set-item-quantity"])
  expect(actions[0]?.[1]).toMatchObject({ product: { id: 1, quantity: 2, prices: { price: "4400" } }, quantity: 3 })
  // The shop hasn't answered the first change, and a tracker counts the difference.
  expect(actions[1]?.[1]).toMatchObject({ product: { id: 1, quantity: 3 }, quantity: 4 })
  await vi.waitFor(async () => {
    await page.clock.settle()
    expect(host.querySelector('[aria-busy="true"]')).toBeNull()
  })

  fireEvent.click(ui.getByRole("button", { name: "Remove Lince" }))
  expect(named(actions, "cart-remove-item")[0]?.[1]).toMatchObject({ product: { id: 1, quantity: 4 }, quantity: 4 })
  const undo = await ui.findByRole("button", { name: "Undo" })
  await vi.waitFor(async () => {
    await page.clock.settle()
    expect(undo.hasAttribute("aria-disabled")).toBe(false)
  })
  fireEvent.click(undo)
  await ui.findByRole("button", { name: "Remove Lince" })
  await vi.waitFor(() => expect(names(actions).slice(2)).toEqual(["cart-remove-item", "cart-add-item"]))
  expect(actions[3]?.[1]).toMatchObject({ product: { id: 1, quantity: 4, prices: { price: "4400" } } })
})

test("a chosen rate is reported once the shop has it, with the basket in the shape of the platform's store", async () => {
  const actions = listen()
  const { host } = await mountForTests(basket, {})
  fireEvent.click(await within(host).findByRole("radio", { name: /Recogida/ }))
  expect(actions).toEqual([])
  await vi.waitFor(() => expect(names(actions)).toEqual(["checkout-set-selected-shipping-rate"]))
  expect(actions[0]?.[1]).toMatchObject({
    shippingRateId: "pick:2",
    storeCart: {
      itemsCount: 3,
      paymentMethods: ["cod", "bacs"],
      shippingRates: [{ package_id: 0, shipping_rates: [{ selected: false }, { rate_id: "pick:2", selected: true }] }],
      totals: { currency_code: "EUR", total_shipping: "0" },
    },
  })
})

test("a rate that the shop refuses is no action", async () => {
  const actions = listen()
  const answer = (route: string) => (route === "cart/select-shipping-rate" ? refuse("Closed.") : null)
  const { host } = await mountForTests(basket, { answer })
  fireEvent.click(await within(host).findByRole("radio", { name: /Recogida/ }))
  await within(host).findByText("Closed.")
  expect(actions).toEqual([])
})

test("the checkout calls the platform's actions, with addresses as they are typed", async () => {
  const actions = listen()
  const { host } = await mountForTests(checkout, {})
  const ui = within(host)
  const city = await ui.findByRole("textbox", { name: /City/ })
  expect(names(actions)).toEqual(["checkout-render-checkout-form"])
  expect(actions[0]?.[1]).toMatchObject({ storeCart: { itemsCount: 3, billingAddress: { country: "ES" } } })

  const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } })
  type(ui.getByRole("textbox", { name: /Email/ }), "ana@example.com")
  expect(names(actions).slice(1)).toEqual(["checkout-set-email-address"])
  expect(actions[1]?.[1]).toMatchObject({ storeCart: { billingAddress: { country: "ES", email: "ana@example.com" } } })

  type(city, "Soria")
  expect(names(actions).slice(2)).toEqual(["checkout-set-billing-address", "checkout-set-shipping-address"])
  expect(actions[3]?.[1]).toMatchObject({
    storeCart: { billingAddress: { city: "Soria" }, shippingAddress: { city: "Soria" } },
  })

  fireEvent.click(ui.getByRole("radio", { name: /transfer/i }))
  expect(actions[4]?.[0]).toBe(`${prefix}checkout-set-active-payment-method`)
  expect(actions[4]?.[1]).toMatchObject({ paymentMethodSlug: "bacs", storeCart: { itemsCount: 3 } })

  fireEvent.click(ui.getByRole("button", { name: /Place order/i }))
  await vi.waitFor(() => expect(names(actions).slice(5)).toEqual(["checkout-submit"]))
})

test("with a second address each change is reported for its own address", async () => {
  const actions = listen()
  const { host } = await mountForTests(checkout, {})
  const ui = within(host)
  fireEvent.click(await ui.findByRole("checkbox", { name: /same address|different address/i }))
  const [first] = await ui.findAllByRole("textbox", { name: /City/ })
  if (!first) throw new Error("there is no field for the city")
  fireEvent.input(first, { target: { value: "Soria" } })
  expect(names(actions).slice(1)).toEqual([expect.stringMatching(/^checkout-set-(billing|shipping)-address$/)])
})

test("a listener that throws is reported, and the shopper's action goes on", async () => {
  const actions = listen(() => {
    throw new Error("tracker")
  })
  const { host, page } = await mountForTests(basket, {})
  const failures = vi.spyOn(page.reports, "fail")
  fireEvent.click(await within(host).findByRole("button", { name: "Remove Lince" }))
  expect(names(actions)).toEqual(["cart-remove-item"])
  expect(failures).toHaveBeenCalledOnce()
  expect(await within(host).findByRole("button", { name: "Undo" })).toBeTruthy()
})

test("a page whose wp has no hooks, or broken ones, is left alone", async () => {
  for (const wp of [undefined, {}, { hooks: null }, { hooks: { doAction: "no" } }]) {
    vi.stubGlobal("wp", wp)
    onTestFinished(() => void vi.unstubAllGlobals())
    const { host, page } = await mountForTests(basket, {})
    const failures = vi.spyOn(page.reports, "fail")
    fireEvent.click(await within(host).findByRole("button", { name: "Remove Lince" }))
    expect(await within(host).findByRole("button", { name: "Undo" })).toBeTruthy()
    expect(failures).not.toHaveBeenCalled()
    host.remove()
  }
})
