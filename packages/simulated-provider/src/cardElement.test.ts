import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import type { SimulatedPage } from "./browser/elements.ts"
import { createCallLog } from "./browser/errors.ts"
import { createStripe } from "./browser/stripe.ts"

/** The frame's answers; its page is seen in a browser alone. */
const answers: Record<string, object> = {}
vi.mock("./browser/frames.ts", () => ({
  createFrame: () => ({
    element: document.createElement("div"),
    ready: Promise.resolve(),
    ask: (action: string) => Promise.resolve(answers[action] ?? {}),
    on: () => undefined,
    remove: () => undefined,
  }),
}))

let page: SimulatedPage

beforeEach(() => {
  // There is no layout here: every element counts as visible.
  vi.spyOn(HTMLElement.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList)
  document.body.innerHTML = '<div id="card"></div>'
  page = {
    view: window,
    folder: "http://localhost/simulated-provider/",
    available: {},
    log: createCallLog(),
    cards: new Set(),
    wallets: new Set(),
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
  for (const name of Object.keys(answers)) Reflect.deleteProperty(answers, name)
})

interface CardElement {
  mount(target: unknown): void
  unmount(): void
  destroy(): void
  update(options: object): void
  on(name: string, listener: (event: unknown) => void): CardElement
}

const defaults = { mode: "payment", amount: 100, currency: "eur", paymentMethodCreation: "manual" }

function open(elementsOptions: object = {}) {
  const stripe = createStripe(page, "pk_test_sim_1", { locale: "en" })
  const elements = stripe.elements({ ...defaults, ...elementsOptions })
  const create = (options: object = {}) => elements.create("payment", options) as CardElement
  return { stripe, elements, create }
}

function mountCard(elementsOptions: object = {}, options: object = {}) {
  const opened = open(elementsOptions)
  const element = opened.create(options)
  element.mount("#card")
  return { ...opened, element }
}

/** Expects a wrong use: it throws the provider's error, and is recorded. */
function expectViolation(use: () => unknown, text: string): void {
  expect(use).toThrow(expect.objectContaining({ name: "IntegrationError", message: text }) as Error)
  expect(page.log.violations).toEqual([text])
}

describe("the key", () => {
  const empty = "Please call Stripe() with your publishable key. You used an empty string."
  test.each([
    ["", empty],
    [undefined, empty],
    [7, empty],
    ["sk_test_1", "Invalid value for Stripe(): apiKey should be a publishable key."],
  ])("%j is refused", (key, text) => {
    expectViolation(() => createStripe(page, key, {}), text)
  })
})

describe("elements() and its card", () => {
  test.each([
    [{ amount: 0 }, "Invalid value for elements(): amount should be a positive integer."],
    [{ amount: 1.5 }, "Invalid value for elements(): amount should be a positive integer."],
    [{ mode: "subscription" }, "Invalid value for elements(): mode should be payment or setup."],
    [{ currency: "EUR" }, "Invalid value for elements(): currency should be three lower-case letters."],
    [{ theme: "night" }, "Unrecognized elements() parameter: theme is not a recognized parameter."],
  ])("%j is refused", (options, text) => {
    expectViolation(() => open(options), text)
  })

  test("a set-up needs no amount", () => {
    expect(() => open({ mode: "setup", amount: undefined }).create()).not.toThrow()
    expect(page.log.violations).toEqual([])
  })

  test.each([
    [{ style: {} }, "Unrecognized elements.create() parameter: style is not a recognized parameter."],
    [{ terms: { card: "sometimes" } }, "Invalid value for elements.create(): terms.card."],
    [{ wallets: { applePay: "always" } }, "Invalid value for elements.create(): wallets.applePay."],
    [
      { fields: { billingDetails: { address: { city: "hidden" } } } },
      "Invalid value for elements.create(): fields.billingDetails.address.city.",
    ],
  ])("a card of %j is refused", (options, text) => {
    expectViolation(() => open().create(options), text)
  })

  test("there is one card for each elements(), until it is destroyed", () => {
    const { create, element } = mountCard()
    expectViolation(() => create(), "Can only create one Element of type payment.")
    element.destroy()
    expect(() => create()).not.toThrow()
  })

  test.each(["mount", "unmount", "destroy", "update"] as const)("%s after destroy() is refused", (name) => {
    const { element } = mountCard()
    element.destroy()
    expectViolation(() => element[name]({}), "This Element has already been destroyed. Please create a new one.")
  })

  test("a wrong update is refused, and a right one kept", () => {
    const { element, elements } = mountCard()
    element.update({ terms: { card: "always" } })
    expect(elements.update({ amount: 200 })).toBeUndefined()
    expectViolation(
      () => elements.update({ amount: -1 }),
      "Invalid value for elements.update(): amount should be a positive integer.",
    )
  })

  test("`ready` comes after mount(), with the element's type", async () => {
    const ready = vi.fn()
    const element = open().create()
    element.on("ready", ready).mount("#card")
    expect(ready).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(ready).toHaveBeenCalledWith(expect.objectContaining({ elementType: "payment" })))
  })

  test.each([
    ["that isn't there", "#other", true],
    ["that isn't displayed", "#card", false],
  ])("a place %s is refused", (_, place, isDisplayed) => {
    if (!isDisplayed) vi.spyOn(HTMLElement.prototype, "getClientRects").mockReturnValue([] as unknown as DOMRectList)
    const element = open().create()
    expect(() => element.mount(place)).toThrow()
    expect(page.log.violations).toHaveLength(1)
  })
})

describe("createPaymentMethod()", () => {
  const paymentMethod = { id: "pm_1" }

  test.each([
    ["before submit()", {}, {}, false, "elements.submit() must be called before stripe.createPaymentMethod()."],
    [
      "of elements that create none",
      { paymentMethodCreation: undefined },
      {},
      true,
      "paymentMethodCreation must be manual.",
    ],
    [
      "without a detail whose field is hidden",
      {},
      { fields: { billingDetails: { email: "never", address: { postalCode: "never" } } } },
      true,
      'You specified "never" for fields.billingDetails.email, but did not pass it in params.',
    ],
  ])("%s is refused", async (_, elementsOptions, options, isSubmitted, text) => {
    const { stripe, elements } = mountCard(elementsOptions, options)
    if (isSubmitted) await elements.submit()
    await expect(stripe.createPaymentMethod({ elements })).rejects.toThrow(text)
    expect(page.log.violations).toEqual([text])
  })

  test("an empty text is enough for a hidden field", async () => {
    answers.create = { paymentMethod }
    const { stripe, elements } = mountCard({}, { fields: { billingDetails: { name: "never" } } })
    await elements.submit()
    const params = { billing_details: { name: "" } }
    expect(await stripe.createPaymentMethod({ elements, params })).toEqual({ paymentMethod })
    expect(page.log.violations).toEqual([])
  })

  test("fields with an error count as not submitted", async () => {
    const error = { type: "validation_error", code: "incomplete_cvc" }
    answers.submit = { error }
    const { stripe, elements } = mountCard()
    expect(await elements.submit()).toEqual({ error })
    await expect(stripe.createPaymentMethod({ elements })).rejects.toThrow("must be called before")
  })
})

test.each(["pi_1", "pi_1_secret_", "seti_1_secret_2", ""])("confirmCardPayment(%j) is refused", async (secret) => {
  const { stripe } = open()
  await expect(stripe.confirmCardPayment(secret)).rejects.toMatchObject({ name: "IntegrationError" })
  expect(page.log.violations).toHaveLength(1)
})
