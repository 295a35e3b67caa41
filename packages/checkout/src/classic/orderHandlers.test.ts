import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest"
import {
  type CheckoutShop,
  createCheckoutShop,
  fillForm,
  importLateFiles,
  startCheckout,
  type StartedCheckout,
  submitForm,
} from "./checkoutForTests.ts"

interface JQueryEventForTests {
  readonly type: string
  preventDefault(): void
}
type Handler = (this: unknown, event: JQueryEventForTests, ...args: readonly unknown[]) => unknown
type JQueryForTests = (target: unknown) => {
  on(name: string, handler: Handler): void
  off(): void
}

// The page's jQuery: its triggerHandler decides what handlers get and which result counts.
const { default: jQuery } = await vi.importActual<{ readonly default: JQueryForTests }>("jquery")

let shop: CheckoutShop
let started: StartedCheckout

beforeAll(importLateFiles)
beforeEach(async () => {
  Reflect.set(window, "jQuery", jQuery)
  shop = createCheckoutShop()
  document.body.innerHTML = `<main>${shop.formatPage()}</main>`
  started = await startCheckout(shop, document)
  fillForm(document)
})
afterEach(() => {
  started.page.stop()
  jQuery(document.body).off()
  Reflect.deleteProperty(window, "jQuery")
  document.body.replaceChildren()
  sessionStorage.clear()
})

const form = () => document.querySelector("form.checkout")
const bind = (name: string, handler: Handler) => jQuery(form()).on(name, handler)
const ordersSent = () => shop.checkout.requests.filter(({ endpoint }) => endpoint === "checkout").length
/** Submits the form, and resolves when the order has been refused or the page has been left for it. */
const place = async (isSent: boolean, asked?: ReturnType<typeof vi.fn>) => {
  submitForm(document, "form.checkout")
  await vi.waitFor(async () => {
    await started.settle()
    if (asked) expect(asked).toHaveBeenCalled()
    expect([started.moves.length > 0, form()?.hasAttribute("inert")]).toEqual([isSent, isSent])
  })
}

it("calls jQuery's handlers on the form with the platform's arguments, in the platform's order", async () => {
  const calls: unknown[][] = []
  const log: Handler = function (this: unknown, { type }, ...args) {
    calls.push([type, this, ...args])
  }
  // Handlers of one plugin have its namespace.
  bind("checkout_place_order_success", log)
  bind("checkout_place_order_bacs.plugin", log)
  bind("checkout_place_order.plugin", log)
  bind("checkout_place_order_cod", log)
  // triggerHandler doesn't bubble.
  jQuery(document.body).on("checkout_place_order", () => calls.push(["bubbled"]))
  await place(true)
  const controller: unknown = expect.objectContaining({ form: form() })
  expect(calls).toEqual([
    ["checkout_place_order", form(), controller],
    ["checkout_place_order_bacs", form(), controller],
    ["checkout_place_order_success", form(), expect.objectContaining({ result: "success", order_id: 700 }), controller],
  ])
  expect(ordersSent()).toBe(1)
})

it("hands over what gateways use of the platform's own object", async () => {
  interface Controller {
    readonly $checkout_form: ArrayLike<Element>
    readonly get_payment_method: () => string
    readonly submit_error: (html: string) => void
  }
  const seen: unknown[] = []
  bind("checkout_place_order_bacs", (_, given) => {
    const { $checkout_form, get_payment_method, submit_error } = given as Controller
    seen.push($checkout_form[0], get_payment_method())
    submit_error('<ul class="woocommerce-error"><li>Name the bank.</li></ul>')
    return false
  })
  await place(false)
  expect(seen).toEqual([form(), "bacs"])
  expect(form()?.querySelector(".woocommerce-NoticeGroup-checkout")?.textContent).toContain("Name the bank.")
  expect(ordersSent()).toBe(0)
})

const stops: readonly (readonly [name: string, results: readonly unknown[], isSent: boolean])[] = [
  ["false", [false], false],
  ["false, then nothing", [false, undefined], false],
  ["true, then false", [true, false], false],
  // The last result counts, as in jQuery.
  ["false, then true", [false, true], true],
  ["false, then null", [false, null], true],
  // Only false itself stops an order.
  ["other falsy values", [0, ""], true],
]

it.each(stops)("an order whose handlers return %s", async (_, results, isSent) => {
  const called = results.map((result) => vi.fn(() => result))
  const ofMethod = vi.fn()
  for (const handler of called) bind("checkout_place_order", handler)
  bind("checkout_place_order_bacs", ofMethod)
  await place(isSent)
  expect(called.map(({ mock }) => mock.calls.length)).toEqual(results.map(() => 1))
  expect([ofMethod.mock.calls.length, ordersSent()]).toEqual(isSent ? [1, 1] : [0, 0])
})

it("a handler of the chosen method stops the order; one of another method isn't called", async () => {
  const refuse = vi.fn(() => false)
  bind("checkout_place_order_cod", refuse)
  let refuses = true
  bind("checkout_place_order_bacs", () => !refuses)
  await place(false)
  expect(ordersSent()).toBe(0)
  refuses = false
  await place(true)
  expect([ordersSent(), refuse.mock.calls.length]).toEqual([1, 0])
})

it("handlers run before the form has the platform's class, since some refuse a form that has it", async () => {
  const seen: unknown[] = []
  const look: Handler = () => {
    seen.push([form()?.matches(".processing"), form()?.hasAttribute("inert"), form()?.getAttribute("aria-busy")])
    // A press in the meantime asks nobody again.
    submitForm(document, "form.checkout")
    return form()?.matches(".processing") !== true
  }
  for (const name of ["checkout_place_order", "checkout_place_order_bacs"]) bind(name, look)
  bind("checkout_place_order_success", () => void seen.push(form()?.matches(".processing")))
  await place(true)
  const blocked = [false, true, "true"]
  expect([seen, ordersSent()]).toEqual([[blocked, blocked, true], 1])
})

it("the class that a vetoing handler adds is the gateway's: it stays, and no press calls the handlers again until it is gone", async () => {
  const start = vi.fn(() => {
    form()?.classList.add("processing")
    return false
  })
  bind("checkout_place_order_bacs", start)
  await place(false, start)
  expect(form()?.matches(".processing:not([inert], [aria-busy])")).toBe(true)
  submitForm(document, "form.checkout")
  for (let index = 0; index < 20; index += 1) await started.settle()
  expect([start.mock.calls.length, form()?.hasAttribute("inert"), ordersSent()]).toEqual([1, false, 0])
  // The gateway has its token: it gives the form back, and sends it.
  form()?.classList.remove("processing")
  start.mockImplementation(() => true)
  await place(true)
  expect([start.mock.calls.length, ordersSent()]).toEqual([2, 1])
})

it("an update that waits for the order comes when the gateway that pays by itself has given the form back", async () => {
  const reviews = () => shop.checkout.requests.filter(({ endpoint }) => endpoint === "update_order_review").length
  const before = reviews()
  const start = vi.fn(() => {
    form()?.classList.add("processing")
    return false
  })
  bind("checkout_place_order_bacs", start)
  document.querySelector("#billing_city")?.dispatchEvent(new Event("input", { bubbles: true }))
  await place(false, start)
  for (let index = 0; index < 20; index += 1) await started.settle()
  expect(reviews()).toBe(before)
  form()?.classList.remove("processing")
  await vi.waitFor(async () => {
    await started.settle()
    expect(reviews()).toBe(before + 1)
  })
})

it("the class that an agreeing handler adds goes with the order", async () => {
  bind("checkout_place_order_bacs", () => form()?.classList.add("processing"))
  shop.checkout.fail("checkout", { kind: "body", body: '{"result":"failure","messages":"Sold out."}' })
  submitForm(document, "form.checkout")
  await vi.waitFor(async () => {
    await started.settle()
    expect(document.body.textContent).toContain("Sold out.")
  })
  expect(form()?.matches(".processing, [inert]")).toBe(false)
})

it("a gateway's handler that throws stops the order with a message; a throwing handler of every order doesn't", async () => {
  const fail: Handler = () => {
    throw new Error("$form.block is not a function")
  }
  bind("checkout_place_order", fail)
  const pay = vi.fn(fail)
  bind("checkout_place_order_bacs", pay)
  await place(false, pay)
  await vi.waitFor(() =>
    expect(form()?.querySelector(".woocommerce-NoticeGroup-checkout")?.textContent).toContain("error"),
  )
  expect(ordersSent()).toBe(0)
  pay.mockImplementation(() => undefined)
  await place(true)
  expect(ordersSent()).toBe(1)
})

it("a handler that prevents the event's default without returning false stops nothing, as in jQuery", async () => {
  bind("checkout_place_order", (event) => event.preventDefault())
  await place(true)
  expect(ordersSent()).toBe(1)
})
