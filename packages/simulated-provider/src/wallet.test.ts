import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import type { SimulatedPage } from "./browser/elements.ts"
import { createCallLog } from "./browser/errors.ts"
import { createStripe } from "./browser/stripe.ts"
import { checkExpressElement } from "./browser/walletChecks.ts"
import { createWalletControl } from "./browser/walletControl.ts"
import type { ProviderElement } from "./browser/cardElement.ts"
import { redactAddress } from "./browser/walletPeople.ts"

/** The frame's answer to a card; its page is seen in a browser alone. */
let cardAnswer: object = {}
vi.mock("./browser/frames.ts", () => ({
  createFrame: () => ({
    element: document.createElement("div"),
    ask: (action: string) => Promise.resolve(action === "create" ? cardAnswer : null),
    on: () => undefined,
    remove: () => undefined,
  }),
}))

type Event = Readonly<Record<string, unknown>> & {
  readonly resolve: (payload?: unknown) => void
  readonly reject: () => void
}

const rates = [
  { id: "flat_rate:1", displayName: "Flat rate", amount: 690 },
  { id: "pickup_location:3", displayName: "Pick-up", amount: 0, deliveryEstimate: "Calle 14 - Monday to Friday" },
]
const lineItems = [
  { name: "Figure", amount: 5800 },
  { name: "Shipping", amount: 690 },
]
const withAddress = { emailRequired: true, shippingAddressRequired: true, shippingRates: rates, lineItems }

function open(elementsOptions: object = {}, elementOptions: object = {}) {
  const page: SimulatedPage = {
    view: window,
    folder: "http://localhost/simulated-provider/",
    log: createCallLog(),
    cards: new Set(),
    wallets: new Set(),
    available: { applePay: true, googlePay: true },
  }
  const stripe = createStripe(page, "pk_test_sim", { locale: "en" })
  const options = { mode: "payment", amount: 6490, currency: "eur", paymentMethodCreation: "manual" }
  const elements = stripe.elements({ ...options, ...elementsOptions })
  const element = elements.create("expressCheckout", elementOptions) as ProviderElement
  const events: (readonly [string, Event])[] = []
  for (const name of [
    "ready",
    "click",
    "shippingaddresschange",
    "shippingratechange",
    "confirm",
    "cancel",
    "loaderror",
  ]) {
    element.on(name, (event) => events.push([name, event as Event]))
  }
  const control = createWalletControl(page, { violations: page.log.violations })
  const last = () => {
    const event = events.at(-1)?.[1]
    if (!event) throw new Error("the element has sent nothing")
    return event
  }
  return { page, stripe, elements, element, events, last, control, names: () => events.map(([name]) => name) }
}

function mount(opened: ReturnType<typeof open>): HTMLElement {
  const place = document.createElement("div")
  place.getClientRects = () => [{}] as unknown as DOMRectList
  document.body.append(place)
  opened.element.mount(place)
  vi.advanceTimersByTime(1)
  return place
}

/** A sheet that the shopper has opened, its first address answered. */
function openSheet(payload: object = withAddress) {
  const opened = open()
  mount(opened)
  opened.control.click("google_pay")
  opened.last().resolve(payload)
  return opened
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

describe("buttons", () => {
  test("there is one for each wallet, and ready names them", () => {
    const opened = open()
    const place = mount(opened)
    expect([...place.querySelectorAll("button")].map((button) => button.getAttribute("aria-label"))).toEqual([
      "Buy with Apple Pay (simulated)",
      "Buy with Google Pay (simulated)",
    ])
    expect(opened.last()).toMatchObject({
      elementType: "expressCheckout",
      availablePaymentMethods: { applePay: true, googlePay: true, link: false },
    })
  })

  test("without a wallet there is none, and ready reports that", () => {
    const opened = open()
    opened.control.available = {}
    expect(mount(opened).querySelector("button")).toBeNull()
    expect(opened.last()["availablePaymentMethods"]).toBeUndefined()
  })

  test("a page may offer one wallet alone", () => {
    const opened = open({}, { paymentMethods: { applePay: "never", googlePay: "always", link: "never" } })
    expect(mount(opened).querySelectorAll("button")).toHaveLength(1)
  })

  test("a place that isn't displayed, a second element and set-up mode are refused", () => {
    const opened = open()
    const hidden = document.createElement("div")
    hidden.getClientRects = () => [] as unknown as DOMRectList
    expect(() => opened.element.mount(hidden)).toThrow("isn't displayed")
    expect(() => opened.elements.create("expressCheckout")).toThrow("Can only create one Element")
    expect(() => open({ mode: "setup" })).toThrow("payment mode")
  })
})

test.each([
  [{ buttonHeight: 39 }, "buttonHeight should be"],
  [{ buttonHeight: 48.5 }, "buttonHeight should be"],
  [{ buttonTheme: { googlePay: "white-outline" } }, "buttonTheme.googlePay should be one of black, white"],
  [{ buttonType: { applePay: "checkout" } }, "buttonType.applePay"],
  [{ paymentMethods: { link: "always" } }, "paymentMethods.link should be one of auto, never"],
  [{ layout: { overflow: "sometimes" } }, "layout.overflow"],
  [{ colour: "red" }, "Unrecognized"],
  [{ buttonHeight: 55, buttonTheme: { applePay: "white-outline" }, layout: { overflow: "never" } }, null],
])("options %j: %s", (options, expected) => {
  const problem = checkExpressElement(options)
  if (expected === null) expect(problem).toBeNull()
  else expect(problem).toContain(expected)
})

describe("a click", () => {
  test("opens the sheet when it is answered in time", () => {
    const { control, page, names } = openSheet()
    expect(control.sheet).toMatchObject({ open: true, type: "google_pay", amount: 6490, selectedRate: "flat_rate:1" })
    expect(names()).toEqual(["ready", "click", "shippingaddresschange"])
    expect(page.log.violations).toEqual([])
  })

  test("opens nothing when it is answered after a second, and that is wrong use", () => {
    const opened = open()
    mount(opened)
    opened.control.click("apple_pay")
    vi.advanceTimersByTime(1001)
    opened.last().resolve({})
    expect(opened.control.sheet.open).toBe(false)
    expect(opened.page.log.violations).toEqual([
      "The click event should be answered by resolve or reject within 1000 ms.",
    ])
  })

  test("opens nothing when it is rejected; the next one is asked anew", () => {
    const opened = open()
    mount(opened)
    opened.control.click("google_pay")
    opened.last().reject()
    expect(opened.control.sheet.open).toBe(false)
    opened.control.click("google_pay")
    expect(opened.names().filter((name) => name === "click")).toHaveLength(2)
    opened.last().reject()
    expect(() => opened.last().reject()).toThrow("has been answered")
  })

  test("refuses lines that add up to more than the amount", () => {
    const opened = open()
    mount(opened)
    opened.control.click("google_pay")
    expect(() => opened.last().resolve({ lineItems: [{ name: "Figure", amount: 6491 }] })).toThrow(
      "is less than the total",
    )
    expect(opened.control.sheet.open).toBe(false)
  })
})

describe("an address", () => {
  test("is sent to the page in part, whose answer changes rates and lines", () => {
    const { last, control, elements } = openSheet()
    expect(last()["address"]).toEqual({ city: "Bilbao", state: "Bizkaia", postal_code: "48001", country: "ES" })
    elements.update({ amount: 5800 })
    last().resolve({ shippingRates: [rates[1]], lineItems: [lineItems[0]] })
    expect(control.sheet).toMatchObject({ amount: 5800, selectedRate: "pickup_location:3", busy: null })
  })

  test("that is refused can't be paid for; another one can", () => {
    const { last, control } = openSheet()
    last().reject()
    expect(control.sheet).toMatchObject({ open: true, problem: "address", shippingRates: [] })
    control.changeAddress({ line1: "1 Ring Lane", postal_code: "SW1A 1AA", country: "GB" })
    expect(last()["address"]).toMatchObject({ postal_code: "SW1A ", country: "GB" })
    last().resolve({ shippingRates: rates })
    expect(control.sheet).toMatchObject({ problem: null, selectedRate: "flat_rate:1" })
  })

  test("that is chosen later wins over the answer to an earlier one", () => {
    const { events, control, last } = openSheet()
    const early = events.at(-1)?.[1]
    control.changeAddress("berlin")
    last().resolve({ shippingRates: [rates[1]] })
    early?.resolve({ shippingRates: [rates[0]] })
    expect(control.sheet.shippingRates).toMatchObject([{ id: "pickup_location:3" }])
  })

  test("that nobody answers is refused after 20 seconds", () => {
    const { control, page } = openSheet()
    vi.advanceTimersByTime(20_001)
    expect(control.sheet).toMatchObject({ open: true, problem: "address" })
    expect(page.log.violations).toHaveLength(1)
  })

  test.each([
    ["GB", "SW1A 1AA", "SW1A "],
    ["CA", "M5V 2T6", "M5V"],
    ["ES", "48001", "48001"],
  ])("of %s shows %s as '%s'", (country, postal_code, shown) => {
    expect(redactAddress({ line1: "1", country, postal_code })).toEqual({
      city: "",
      state: "",
      country,
      postal_code: shown,
    })
  })
})

test("a rate that is refused leaves the one before chosen", () => {
  const { last, control } = openSheet()
  last().resolve({})
  control.changeRate("pickup_location:3")
  expect(last()["shippingRate"]).toMatchObject({ id: "pickup_location:3", amount: 0 })
  last().reject()
  expect(control.sheet).toMatchObject({ selectedRate: "flat_rate:1", problem: "rate" })
})

describe("the end", () => {
  test("cancelling closes the sheet and reports that to the page; after the confirmation it can't", () => {
    const { control, names } = openSheet()
    control.confirm()
    control.cancel()
    expect([names().at(-1), control.sheet.open]).toEqual(["confirm", true])
    const other = openSheet()
    other.control.cancel()
    expect([other.names().at(-1), other.control.sheet.open]).toEqual(["cancel", false])
  })

  test("confirming brings what was asked for, and no more", () => {
    const { control, last } = openSheet({ lineItems })
    control.confirm()
    expect(last()).toMatchObject({ expressPaymentType: "google_pay", billingDetails: { name: expect.any(String) } })
    expect(last()).not.toHaveProperty("shippingAddress")
    expect(last()["billingDetails"]).not.toHaveProperty("phone")
    expect(last()["billingDetails"]).not.toHaveProperty("email")
  })

  test("a page that fails the payment gets the shopper back", () => {
    const { control, last } = openSheet()
    last().resolve({})
    control.confirm()
    const failed = last()["paymentFailed"] as (payload: object) => void
    failed({ reason: "invalid_shipping_address" })
    expect(control.sheet).toMatchObject({ open: true, problem: "address" })
    control.confirm()
    ;(last()["paymentFailed"] as (payload: object) => void)({ reason: "fail" })
    expect(control.sheet.open).toBe(false)
  })

  test("elements can be submitted between the confirmation and the end alone", async () => {
    const { control, elements, stripe, page } = openSheet()
    await expect(elements.submit()).rejects.toThrow("between its confirm event and its end")
    control.confirm()
    await expect(stripe.createPaymentMethod({ elements })).rejects.toThrow("elements.submit() must be called before")
    expect(await elements.submit()).toEqual({})
    expect(page.log.violations).toHaveLength(2)
  })

  test("a payment method closes the sheet, a card that fails leaves it to the page", async () => {
    const { control, elements, stripe } = openSheet()
    cardAnswer = { error: { type: "api_connection_error", message: "No." } }
    control.confirm()
    await elements.submit()
    expect(await stripe.createPaymentMethod({ elements })).toEqual(cardAnswer)
    expect(control.sheet.open).toBe(true)
    cardAnswer = { paymentMethod: { id: "pm_1" } }
    await elements.submit()
    expect(await stripe.createConfirmationToken({ elements })).toMatchObject({
      confirmationToken: { object: "confirmation_token", payment_method_preview: { id: "pm_1" } },
    })
    expect(control.sheet.open).toBe(false)
  })

  test("a page that does nothing with a confirmation doesn't hold the shopper", () => {
    const { control, page } = openSheet()
    control.confirm()
    vi.advanceTimersByTime(30_001)
    expect(control.sheet.open).toBe(false)
    expect(page.log.violations.at(-1)).toContain("The confirm event should be followed")
  })

  test("a sheet outlives its buttons, but not its element", () => {
    const { control, element, names } = openSheet()
    element.unmount()
    control.changeRate("pickup_location:3")
    expect(names().at(-1)).toBe("shippingratechange")
    element.destroy()
    expect(control.sheet.open).toBe(false)
    expect(() => element.unmount()).toThrow("already been destroyed")
  })
})
