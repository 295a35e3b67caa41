import { cleanup, fireEvent, within } from "@testing-library/react"
import { readPlatformBlock } from "@ringside/testing/platform-block"
import { afterEach, expect, test, vi } from "vitest"
import { mountForTests } from "../mountForTests.ts"
import { checkout } from "./widget.ts"

const money = { currency_code: "EUR", currency_minor_unit: 2, currency_suffix: " €" }
const flat = { rate_id: "flat_rate:1", method_id: "flat_rate", name: "Home", price: "495", taxes: "0", ...money }
const place = {
  rate_id: "pickup_location:0",
  method_id: "pickup_location",
  name: "Pickup (Workshop)",
  price: "0",
  taxes: "0",
  meta_data: [{ key: "pickup_address", value: "Calle Mayor 3, Madrid" }],
  ...money,
}

/** As the platform prints the settings of a shop with local pickup. */
const pickupShop = {
  defaultFields: {},
  checkoutAllowsGuest: true,
  localPickupEnabled: true,
  localPickupText: "Pickup",
  collectableMethodIds: ["pickup_location", "local_pickup"],
  shippingMethodsExist: 1,
}

interface Shop {
  readonly settings?: object
  readonly rates?: readonly object[]
  readonly markup?: string
}

/** A checkout whose shop sends or hands over; it selects the rate that is chosen. */
async function open({ settings = {}, rates = [flat, place], markup = readPlatformBlock("checkout") }: Shop = {}) {
  const known: Readonly<Record<string, unknown>> = { ...pickupShop, ...settings }
  Reflect.set(window, "wc", { wcSettings: { getSetting: (key: string) => known[key] ?? false } })
  const chosen: string[] = []
  const cart = {
    get shipping_rates() {
      const selected = chosen.at(-1) ?? "flat_rate:1"
      const shown = rates.map((rate) => ({ ...rate, selected: Reflect.get(rate, "rate_id") === selected }))
      return [{ package_id: 0, name: "", shipping_rates: shown }]
    },
  }
  const seen = (route: string, body: Readonly<Record<string, unknown>>) =>
    route === "cart/select-shipping-rate" && chosen.push(String(body["rate_id"]))
  const { host } = await mountForTests(checkout, { cart, seen }, { locale: "en" }, (_, block) => {
    block.innerHTML = markup
  })
  await vi.waitFor(() => expect(host.querySelector("form")).not.toBeNull())
  const headings = () => [...host.querySelectorAll("form h2")].map(({ textContent }) => textContent)
  return { host, chosen, headings, form: within(host) }
}

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(window, "wc")
})

test("offers delivery or pickup, asks for the address or the place, and reports the choice to the shop", async () => {
  const { form, chosen, headings } = await open()
  expect(headings()).toEqual(["Contact", "Shipping or pickup", "Shipping address", "Shipping method", "Payment method"])
  expect(form.getByLabelText(/^Ship$/)).toHaveProperty("checked", true)
  expect(form.queryByLabelText(/Workshop/)).toBeNull()
  fireEvent.click(form.getByLabelText(/^Pickup$/))
  await vi.waitFor(() => expect(chosen).toEqual(["pickup_location:0"]))
  expect(headings()).toEqual(["Contact", "Shipping or pickup", "Pickup location", "Billing address", "Payment method"])
  await vi.waitFor(() => expect(form.getByLabelText(/Workshop/)).toHaveProperty("checked", true))
  expect(form.getByText("Calle Mayor 3, Madrid")).toBeTruthy()
  expect(form.queryByLabelText(/^Home/)).toBeNull()
  fireEvent.click(form.getByLabelText(/^Ship$/))
  await vi.waitFor(() => expect(chosen).toEqual(["pickup_location:0", "flat_rate:1"]))
  expect(headings()).toContain("Shipping address")
})

test("takes up the rate again that was chosen before pickup", async () => {
  const express = { ...flat, rate_id: "express:2", name: "Express", price: "900" }
  const { form, chosen } = await open({ rates: [flat, express, place] })
  const choose = async (label: RegExp, rateId: string) => {
    fireEvent.click(form.getByLabelText(label))
    await vi.waitFor(() => expect(chosen.at(-1)).toBe(rateId))
  }
  await choose(/^Express/, "express:2")
  await choose(/^Pickup$/, "pickup_location:0")
  await choose(/^Ship$/, "express:2")
  await vi.waitFor(() => expect(form.getByLabelText(/^Express/)).toHaveProperty("checked", true))
})

test("shows the owner's texts and prices for both choices", async () => {
  const markup = readPlatformBlock("checkout").replace(
    'data-block-name="woocommerce/checkout-shipping-method-block"',
    '$& data-title="How?" data-shipping-text="Send it" data-local-pickup-text="Fetch it" data-show-price="true"',
  )
  const { headings, form } = await open({
    markup,
    settings: { localPickupText: "" },
    rates: [flat, { ...flat, rate_id: "express:2", price: "900" }, place],
  })
  expect(headings()).toContain("How?")
  expect(form.getByLabelText(/^Send it/).closest("label")?.textContent).toMatch(/from 4,95/)
  expect(form.getByLabelText(/^Fetch it/).closest("label")?.textContent).toContain("Free")
})

test.each<[string, Shop, boolean]>([
  ["local pickup is off", { settings: { localPickupEnabled: false } }, false],
  ["nothing can be picked up", { rates: [flat] }, false],
  ["nothing is shipped", { rates: [place], settings: { shippingMethodsExist: 0 } }, true],
])("offers no choice where %s", async (_, shop, isFetched) => {
  const { headings } = await open(shop)
  expect(headings()).not.toContain("Shipping or pickup")
  expect(headings().includes("Pickup location")).toBe(isFetched)
})

test("refuses an order for delivery at the rate of a pickup place", async () => {
  const { host, form, chosen } = await open({ rates: [place] })
  fireEvent.click(form.getByLabelText(/^Ship$/))
  const submit = host.querySelector("form")
  if (submit) fireEvent.submit(submit)
  await vi.waitFor(() =>
    expect(host.querySelector(".ringside-error-summary")?.textContent).toContain("requires a shipping option"),
  )
  expect(chosen).toEqual([])
})
