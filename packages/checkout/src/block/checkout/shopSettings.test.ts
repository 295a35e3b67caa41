import { cleanup, fireEvent, within } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { basket } from "../basket/widget.ts"
import { mountForTests } from "../mountForTests.ts"
import type { BlockShop } from "../storyShop.ts"
import { checkout } from "./widget.ts"

/** As the platform prints the settings of the fields; false stands for what it lacks. */
const core = {
  defaultFields: {},
  countryData: {},
  isCheckoutBlock: true,
  checkoutAllowsGuest: true,
  couponsEnabled: true,
}

/** The settings that the platform prints with its mini-cart block, on pages that have neither the basket's nor the checkout's. */
const beside = { countryData: false, isCheckoutBlock: false, checkoutAllowsGuest: false, couponsEnabled: false }

/** Mounts the checkout of a shop whose blocks have these settings. */
async function open(
  settings: Readonly<Record<string, unknown>>,
  shop: BlockShop = {},
  isBasket = false,
  interfaces: object = {},
) {
  const known: Readonly<Record<string, unknown>> = { ...core, ...settings }
  Reflect.set(window, "wc", { wcSettings: { getSetting: (key: string) => known[key] ?? false }, ...interfaces })
  const english = { locale: "en", all: { checkout: shop.checkout ?? {} } }
  const { host, page } = await (isBasket
    ? mountForTests(basket, shop, english)
    : mountForTests(checkout, shop, english))
  await vi.waitFor(() => expect(host.querySelector(".ringside-order-columns, .ringside-order-empty")).not.toBeNull())
  return { host, page, form: within(host) }
}

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(window, "wc")
})

const extended = {
  defaultFields: {
    phone: { required: false, hidden: false },
    "shop/vat": { label: "VAT number", type: "text", location: "address", required: true },
    "shop/door": { label: "Leave at the door", type: "checkbox", location: "address", required: false },
    "shop/news": { label: "Send me news", type: "checkbox", location: "contact", required: false },
    "shop/gift": { label: "Gift text", type: "text", location: "order", required: false },
  },
  addressFieldsLocations: {
    address: ["first_name", "phone", "shop/vat", "shop/door"],
    contact: ["email", "shop/news"],
    order: ["shop/gift"],
  },
  checkoutData: { additional_fields: { "shop/gift": "For Ana", "shop/news": true, other: 7 } },
}

const address = {
  first_name: "Ana",
  last_name: "López",
  country: "ES",
  address_1: "Gran Vía 1",
  postcode: "28013",
  city: "Madrid",
  state: "M",
}

test("draws the fields that extensions add to address, contact and order, and sends them with the order", async () => {
  const sent: Readonly<Record<string, unknown>>[] = []
  const shop: BlockShop = {
    cart: {
      billing_address: { ...address, email: "ana@example.com", "shop/vat": "", "shop/door": true },
      shipping_address: { ...address, "shop/vat": "", "shop/door": true },
    },
    seen: (route, body) => route === "checkout" && sent.push(body),
  }
  const { host, form } = await open(extended, shop)
  expect(form.getByLabelText("Leave at the door")).toHaveProperty("checked", true)
  expect(form.getByLabelText("Send me news")).toHaveProperty("checked", true)
  expect(form.getByLabelText(/^Gift text/)).toHaveProperty("value", "For Ana")
  const submit = host.querySelector("form")
  if (!submit) throw new Error("There is no form.")
  fireEvent.submit(submit)
  await vi.waitFor(() => expect(host.querySelector(".ringside-error-summary")?.textContent).toContain("VAT number"))
  const vat = form.getByLabelText(/^VAT number/)
  expect([vat.id, vat.getAttribute("aria-required")]).toEqual(["billing-shop.vat", "true"])
  expect(sent).toEqual([])
  fireEvent.input(vat, { target: { value: " B-123 " } })
  fireEvent.submit(submit)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    additional_fields: { "shop/gift": "For Ana", "shop/news": true },
    billing_address: { "shop/vat": " B-123 ", "shop/door": "1" },
    shipping_address: { "shop/vat": " B-123 ", "shop/door": "1" },
  })
})

test.each([
  ["that the shop's totals count with", "bacs", "bacs", []],
  ["that comes first, where the shop names none", "", "cod", []],
  ["that comes first in place of one that isn't offered, which the shop learns", "card", "cod", ["cod"]],
])("starts with the way to pay %s", async (_, payment_method, chosen, pushed) => {
  const sent: unknown[] = []
  const shop: BlockShop = { seen: (route, body) => route === "checkout" && sent.push(body["payment_method"]) }
  const { host, page } = await open({ checkoutData: { payment_method } }, shop)
  const radios = [...host.querySelectorAll<HTMLInputElement>("input[type=radio]:checked")]
  expect(radios.map(({ value }) => value)).toContain(chosen)
  await page.clock.advance(1500)
  await page.clock.settle()
  await vi.waitFor(() => expect(sent).toEqual(pushed))
  // The answer begins the form anew, and sends nothing once more.
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    await page.clock.advance(1500)
    await page.clock.settle()
  }
  expect(sent).toEqual(pushed)
})

const hasData = {
  paymentMethodSortOrder: ["classic", "cod", "scripted"],
  paymentMethodData: { cod: { title: "Cash" } },
}
const threeWays: BlockShop = { cart: { payment_methods: ["classic", "cod", "scripted"] } }
const listWays = (host: HTMLElement) =>
  [...host.querySelectorAll<HTMLInputElement>("input[name=payment_method]")].map(({ value, checked }) => [
    value,
    checked,
  ])

test("offers the ways to pay that blocks can take, and not all gateways of the shop", async () => {
  const { host } = await open(hasData, threeWays)
  expect(listWays(host)).toEqual([["cod", true]])
})

test.each([
  ["on a page with the data of no block but the mini-cart's", beside, {}],
  ["that the page's config names", hasData, { classic: { title: "Classic" }, scripted: {} }],
])("offers all ways to pay %s", async (_, settings, methods) => {
  const { host } = await open(settings, { ...threeWays, checkout: { methods } })
  expect(listWays(host).map(([gateway]) => gateway)).toEqual(["classic", "cod", "scripted"])
})

test("offers a way to pay without data that its own script has registered, by the name that it gives", async () => {
  const { host, form } = await open(hasData, threeWays, false, {
    wcBlocksRegistry: { getPaymentMethods: () => ({ scripted: { name: "scripted", ariaLabel: "Pay by app" } }) },
  })
  expect(listWays(host)).toEqual([
    ["cod", true],
    ["scripted", false],
  ])
  expect(form.getByLabelText("Pay by app")).toHaveProperty("value", "scripted")
})

test("offers the other ways to pay where the registry throws", async () => {
  const { host } = await open(hasData, threeWays, false, {
    wcBlocksRegistry: {
      getPaymentMethods() {
        throw new Error("not ready")
      },
    },
  })
  expect(listWays(host)).toEqual([["cod", true]])
})

test("says that there is no way to pay where blocks can take none of the shop's", async () => {
  const { host } = await open({ ...hasData, paymentMethodData: [] }, threeWays)
  expect(listWays(host)).toEqual([])
  expect(host.querySelector("#payment-methods")?.textContent).toBe(
    "There are no payment methods available. This may be an error on our side. Please contact us if you need any help placing your order.",
  )
})

test.each([
  ["has an optional phone where the shop asks for one", { phone: { required: false, hidden: false } }, true],
  ["has no phone where the shop hides it", { phone: { required: false, hidden: true } }, false],
  ["has no phone where the page doesn't say", {}, false],
])("a separate shipping address %s", async (_, defaultFields, hasPhone) => {
  const cart = {
    billing_address: { ...address, email: "ana@example.com" },
    shipping_address: { ...address, city: "Getafe" },
  }
  const { host } = await open({ defaultFields }, { cart })
  expect(host.querySelector("#shipping-city")).not.toBeNull()
  expect(host.querySelector("#shipping-phone") !== null).toBe(hasPhone)
})

test("asks for an extension's fields by its rules for the order", async () => {
  const sent: Readonly<Record<string, unknown>>[] = []
  const country = (code: string) => ({
    customer: { properties: { address: { properties: { country: { const: code } } } } },
  })
  const isGift = { checkout: { properties: { additional_fields: { properties: { "shop/gift": { const: true } } } } } }
  const settings = {
    defaultFields: {
      "shop/vat": {
        label: "VAT number",
        type: "text",
        location: "address",
        required: country("ES"),
        hidden: country("FR"),
      },
      "shop/gift": { label: "It is a gift", type: "checkbox", location: "order", required: [], hidden: [] },
      "shop/card": {
        label: "Card text",
        type: "text",
        location: "order",
        required: isGift,
        hidden: {
          checkout: { properties: { additional_fields: { not: isGift.checkout.properties.additional_fields } } },
        },
        validation: { type: "string", maxLength: 5 },
      },
      "shop/odd": { label: "Odd", type: "text", location: "order", required: { $ref: "#" }, hidden: { $ref: "#" } },
    },
    addressFieldsLocations: { address: ["shop/vat"], contact: [], order: ["shop/gift", "shop/card", "shop/odd"] },
  }
  const shop: BlockShop = {
    cart: { billing_address: { ...address, email: "ana@example.com" }, shipping_address: address },
    // The fields alone go first.
    seen: (route, body) => route === "checkout" && "billing_address" in body && sent.push(body),
  }
  const { host, form } = await open(settings, shop)
  const submit = () => {
    const element = host.querySelector("form")
    if (element) fireEvent.submit(element)
  }
  const summary = () => host.querySelector(".ringside-error-summary")?.textContent ?? ""
  expect(form.getByLabelText(/^VAT number/).getAttribute("aria-required")).toBe("true")
  expect(form.getByLabelText(/^Odd/).getAttribute("aria-required")).toBeNull()
  expect(form.queryByLabelText(/^Card text/)).toBeNull()
  fireEvent.click(form.getByLabelText("It is a gift"))
  const card = await form.findByLabelText(/^Card text/)
  submit()
  await vi.waitFor(() => expect(summary()).toMatch(/VAT number.*Card text/))
  fireEvent.input(form.getByLabelText(/^VAT number/), { target: { value: "B1" } })
  fireEvent.input(card, { target: { value: "far too long" } })
  submit()
  await vi.waitFor(() => expect(summary()).not.toContain("VAT number"))
  expect(summary()).toContain("Card text")
  expect(sent).toEqual([])
  fireEvent.input(card, { target: { value: "Hi" } })
  submit()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
})

test("an extension's field has its attributes, and its own words for what is wrong", async () => {
  const fields = {
    "shop/code": {
      ...{ label: "Code", type: "text", location: "order" },
      attributes: { maxLength: "4", pattern: "[0-9]{4}", title: "Four digits", autocomplete: "off" },
    },
    "shop/note": {
      ...{ label: "Note", type: "text", location: "order" },
      validation: { maxLength: 3, errorMessage: { maxLength: "Three letters at most." } },
    },
    "shop/age": {
      label: "I am 18",
      type: "checkbox",
      location: "order",
      required: true,
      errorMessage: "Only for adults.",
    },
  }
  const { host, form } = await open({
    defaultFields: fields,
    addressFieldsLocations: { address: [], contact: [], order: Object.keys(fields) },
  })
  const code = form.getByLabelText<HTMLInputElement>(/^Code/)
  expect([code.maxLength, code.pattern, code.autocomplete]).toEqual([4, "[0-9]{4}", "off"])
  fireEvent.input(code, { target: { value: "12" } })
  fireEvent.input(form.getByLabelText(/^Note/), { target: { value: "long" } })
  const element = host.querySelector("form")
  if (element) fireEvent.submit(element)
  const listed = () => [...host.querySelectorAll(".ringside-error-summary li")].map((item) => item.textContent)
  await vi.waitFor(() =>
    expect(listed()).toEqual(expect.arrayContaining(["Four digits", "Three letters at most.", "Only for adults."])),
  )
})

test("leads a guest to the login, and back, where the shop shows the reminder", async () => {
  const storePages = { myaccount: { permalink: "https://shop.test/account/?lang=en" } }
  const { form } = await open({ storePages, checkoutShowLoginReminder: true })
  const { href } = form.getByRole<HTMLAnchorElement>("link", { name: "Log in" })
  const { searchParams } = new URL(href)
  expect([...searchParams]).toEqual([
    ["lang", "en"],
    ["redirect_to", document.URL],
  ])
})

test.each([
  ["doesn't ask for it", { storePages: { myaccount: { permalink: "https://shop.test/account/" } } }],
  ["has a customer who is logged in", { checkoutShowLoginReminder: true, currentUserId: 3 }],
  ["has no page for it", { checkoutShowLoginReminder: true }],
])("has no link to the login where the shop %s", async (_, settings) => {
  const { form } = await open(settings)
  expect(form.queryByRole("link", { name: "Log in" })).toBeNull()
})

test("asks for a password, and for no other choice, where each order makes an account", async () => {
  const { form } = await open({ checkoutAllowsGuest: false, checkoutAllowsSignup: true })
  expect(form.queryByLabelText("Create an account with these details")).toBeNull()
  expect(form.getByLabelText(/^Password/).getAttribute("aria-required")).toBe("true")
})

test("asks for no password where the shop makes one", async () => {
  const { form } = await open({ checkoutAllowsSignup: true, generatePassword: true })
  fireEvent.click(form.getByLabelText("Create an account with these details"))
  expect(form.getByLabelText("Create an account with these details")).toHaveProperty("checked", true)
  expect(form.queryByLabelText(/^Password/)).toBeNull()
})

test("leads a guest to the login where the shop takes orders of customers alone", async () => {
  const storePages = { myaccount: { permalink: "https://shop.test/account/" } }
  const { host, form } = await open({ checkoutAllowsGuest: false, storePages })
  expect(form.getByRole("link", { name: "Log in" })).toBeTruthy()
  expect(host.querySelector("form")).toBeNull()
})

test("takes a guest's order on a page whose settings are those of the mini-cart block", async () => {
  const { host, form } = await open({ ...beside, wpLoginUrl: "https://shop.test/wp-login.php" })
  expect(host.querySelector("form")).not.toBeNull()
  expect(form.queryByRole("link", { name: "Log in" })).toBeNull()
})

test("offers no other address where orders are only shipped to the billing address", async () => {
  const { form } = await open({ forcedBillingAddress: true })
  expect(form.queryByLabelText("Ship to a different address")).toBeNull()
})

test.each([
  ["checkout", false],
  ["basket", true],
] as const)("offers no coupon in the %s of a shop without coupons", async (_, isBasket) => {
  expect((await open({}, {}, isBasket)).form.queryByRole("button", { name: "Add a coupon" })).not.toBeNull()
  cleanup()
  document.body.replaceChildren()
  const { form } = await open({ couponsEnabled: false }, {}, isBasket)
  expect(form.queryByRole("button", { name: "Add a coupon" })).toBeNull()
  cleanup()
  document.body.replaceChildren()
  const onOtherPage = await open(beside, {}, isBasket)
  expect(onOtherPage.form.queryByRole("button", { name: "Add a coupon" })).not.toBeNull()
})
