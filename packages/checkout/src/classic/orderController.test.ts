import { find, type JQueryForTests, provideJQuery } from "@ringside/testing"
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

/** The members that the handlers of these tests call. */
interface Controller {
  readonly $checkout_form: ArrayLike<Element>
  readonly $order_review: ArrayLike<Element>
  blockOnSubmit(form: unknown): void
  attachUnloadEventsOnSubmit(): void
  detachUnloadEventsOnSubmit(): void
  is_valid_json(text: unknown): boolean
  wrapMessagesInsideLink(messages: unknown): unknown
  show_inline_errors(messages: unknown): void
  submit_error(html: string): void
  scroll_to_notices(): void
  reset_update_checkout_timer(): void
  trigger_update_checkout(): void
}

const ended = new AbortController()
let jQuery: JQueryForTests
let shop: CheckoutShop
let started: StartedCheckout

beforeAll(importLateFiles)
beforeEach(async () => {
  jQuery = await provideJQuery(ended.signal)
  shop = createCheckoutShop()
  document.body.innerHTML = `<main>${shop.formatPage()}</main>`
  started = await startCheckout(shop, document, { events: ["update_checkout"] })
  fillForm(document)
})
afterEach(() => {
  started.page.stop()
  for (const name of ["block", "unblock"]) Reflect.deleteProperty(jQuery.fn, name)
  document.body.replaceChildren()
  sessionStorage.clear()
})

const form = () => find("form.checkout")
const asksToStay = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }))

/** Presses the button; the gateway's handler runs `pay`, and returns false as gateways do that send the order themselves. */
async function press(pay: (controller: Controller) => void): Promise<Controller> {
  const handler = vi.fn((_event: unknown, given: unknown) => {
    pay(given as Controller)
    return false
  })
  jQuery(form()).on("checkout_place_order_bacs", handler)
  submitForm(document, "form.checkout")
  await vi.waitFor(async () => {
    await started.settle()
    expect(handler).toHaveBeenCalledOnce()
    expect(handler.mock.results[0]?.type).toBe("return")
    expect(form().hasAttribute("inert")).toBe(false)
  })
  return handler.mock.calls[0]?.[1] as Controller
}

/** Begins as the platform's own script does before it sends the order. */
function begin(controller: Controller): void {
  form().classList.add("processing")
  controller.blockOnSubmit(jQuery(form()))
  controller.attachUnloadEventsOnSubmit()
  // A second call adds no second question.
  controller.attachUnloadEventsOnSubmit()
}

it("lets a gateway send the order itself, and gives the form back with its error", async () => {
  const controller = await press(begin)
  expect([form().matches(".processing"), asksToStay()]).toEqual([true, true])
  expect([
    controller.is_valid_json('{"result":"failure"}'),
    controller.is_valid_json("<p>"),
    controller.is_valid_json("null"),
  ]).toEqual([true, false, false])
  controller.detachUnloadEventsOnSubmit()
  const messages = controller.wrapMessagesInsideLink(
    '<ul class="woocommerce-error"><li data-id="billing_city">No.</li></ul>',
  )
  controller.submit_error(String(messages))
  controller.show_inline_errors(messages)
  await vi.waitFor(() => expect([form().matches(".processing"), asksToStay()]).toEqual([false, false]))
  expect(find(".woocommerce-NoticeGroup-checkout a").getAttribute("href")).toBe("#billing_city")
  expect(find("#billing_city_field .checkout-inline-error-message").textContent).toBe("No.")
  expect(shop.checkout.orders).toEqual([])
})

it("uses the platform's own overlay where its script is on the page, once", async () => {
  const calls: unknown[] = []
  interface Collection extends ArrayLike<Element> {
    data(name: string, value: unknown): void
  }
  Object.assign(jQuery.fn, {
    block(this: Collection, options: unknown) {
      this.data("blockUI.isBlocked", 1)
      calls.push([this[0], options])
    },
    unblock(this: ArrayLike<Element>) {
      calls.push(["unblock", this[0]])
    },
  })
  const controller = await press(begin)
  controller.blockOnSubmit(controller.$checkout_form)
  const look = { message: null, overlayCSS: { background: "#fff", opacity: 0.6 } }
  expect(calls).toEqual([[form(), look]])
  controller.submit_error("No.")
  expect(calls.slice(1)).toEqual([["unblock", form()]])
})

it("leaves errors to a function that a script of the page has put in the place of ours, and shows them itself if that fails", async () => {
  const fail = vi.spyOn(started.page.reports, "fail").mockImplementation(() => undefined)
  const shown: string[] = []
  let isBroken = false
  jQuery(form()).on("checkout_place_order", (_event: unknown, given: unknown) => {
    Object.assign(given as object, {
      submit_error(html: string) {
        if (isBroken) throw new Error("no place for notices")
        shown.push(html)
      },
    })
  })
  const city = document.querySelector<HTMLInputElement>("#billing_city")
  if (city) city.value = ""
  submitForm(document, "form.checkout")
  await vi.waitFor(() => expect(shown).toHaveLength(1))
  expect(shown[0]).toContain('<a href="#billing_city">')
  expect(city?.getAttribute("aria-invalid")).toBe("true")
  expect(document.querySelector(".woocommerce-NoticeGroup-checkout")).toBeNull()
  isBroken = true
  submitForm(document, "form.checkout")
  await vi.waitFor(() => expect(document.querySelector(".woocommerce-NoticeGroup-checkout")).not.toBeNull())
  expect(fail).toHaveBeenCalledOnce()
})

it("requests updates, and drops one that waits", async () => {
  const controller = await press(() => undefined)
  const reviews = () => shop.checkout.requests.filter(({ endpoint }) => endpoint === "update_order_review").length
  const before = reviews()
  controller.trigger_update_checkout()
  controller.reset_update_checkout_timer()
  await started.settle()
  expect(reviews()).toBe(before)
  controller.trigger_update_checkout()
  await vi.waitFor(async () => {
    await started.settle()
    expect(reviews()).toBe(before + 1)
  })
  expect(controller.$order_review[0]).toBe(find("#order_review"))
  controller.scroll_to_notices()
})

it("leaves no question behind when the page stops", async () => {
  await press(begin)
  started.page.stop()
  expect(asksToStay()).toBe(false)
})
