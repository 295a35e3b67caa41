import { startBehaviour, scrollerService } from "@ringside/core"
import { paymentErrorsService, type PaymentMethod, paymentMethodsService } from "@ringside/payments"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { createCheckoutForm } from "./checkoutForm.ts"
import { type CheckoutShop, createCheckoutShop, fillForm, importLateFiles } from "./checkoutForTests.ts"

let page: TestPage
let shop: CheckoutShop
const go = vi.fn(() => true)

// Only the first import of the file takes long.
beforeAll(importLateFiles)
beforeEach(() => {
  shop = createCheckoutShop()
  document.body.innerHTML = `<main>${shop.formatPage()}</main>`
  // Without a layout nothing is hidden, and fields that a shopper doesn't see would be asked for.
  for (const section of document.querySelectorAll(".woocommerce-account-fields, .woocommerce-shipping-fields")) {
    section.remove()
  }
  const { http, settings } = shop
  go.mockClear()
  page = createTestPage({ services: { http, settings, navigation: { go, reload: () => undefined } } })
  // There is no layout to scroll in.
  scrollerService.provide(page, { to: () => Promise.resolve(true), reveal: () => undefined })
})

afterEach(() => {
  page.stop()
  document.body.replaceChildren()
})

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const settle = () => page.clock.advance(50)

/** Starts the form with a payment method in the place of bank transfer, and waits for the first order review. */
async function start(method: Omit<PaymentMethod, "gateway">): Promise<void> {
  paymentMethodsService.of(page).add({ gateway: "bacs", ...method })
  startBehaviour(createCheckoutForm(), page)
  await settle()
  fillForm(document)
}

async function placeOrder(): Promise<void> {
  find("form.checkout")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
  await vi.waitFor(async () => {
    await settle()
    expect(find("form.checkout[inert]") === null || go.mock.calls.length > 0).toBe(true)
  })
}

it("sends the inputs that the chosen method has prepared, for this order alone", async () => {
  const inputs = [{ name: "wcpay-payment-method", id: "wcpay-payment-method", value: "pm_1" }]
  await start({ prepare: () => Promise.resolve({ kind: "ready", inputs }) })
  shop.checkout.fail("checkout", { kind: "html" })
  await placeOrder()
  expect(find("#wcpay-payment-method")).toBeNull()
  expect(find(".woocommerce-NoticeGroup-checkout")?.textContent).toContain("There was an error")
  // Nobody may order again at once: that order may exist.
  await placeOrder()
  expect(shop.checkout.requests.filter(({ endpoint }) => endpoint === "checkout")).toHaveLength(1)
  await page.clock.advance(5000)
  await placeOrder()
  expect(shop.checkout.orders[0]?.fields["wcpay-payment-method"]).toBe("pm_1")
  expect(go).toHaveBeenCalledWith(expect.stringContaining("/order-received/"), "payment")
})

it.each([
  ["needs no preparation", { needsPreparation: () => false }, "bacs"],
  ["isn't chosen", {}, "cod"],
])("prepares no payment with a method that %s", async (_, changes, gateway) => {
  const prepare = vi.fn(() => Promise.resolve({ kind: "refused", text: null } as const))
  await start({ prepare, ...changes })
  const radio = document.querySelector<HTMLInputElement>(`#payment_method_${gateway}`)
  if (radio) radio.checked = true
  await placeOrder()
  expect(prepare).not.toHaveBeenCalled()
  expect(shop.checkout.orders).toHaveLength(1)
})

describe("billing data that the provider requires", () => {
  const billingFields = () => ({ billing_city: { required: true }, billing_vat: { required: true } })
  const hide = (selector: string) => {
    const row = find(selector)
    if (row) vi.spyOn(row, "getClientRects").mockReturnValue([] as never)
  }

  it("is asked for by the shop where it is missing, without a payment", async () => {
    const prepare = vi.fn(() => Promise.resolve({ kind: "ready", inputs: [] } as const))
    await start({ prepare, billingFields })
    // A step of the form that is closed, whose fields the shopper doesn't see.
    hide("#billing_city_field")
    const city = document.querySelector<HTMLInputElement>("#billing_city")
    if (city) city.value = ""
    await placeOrder()
    expect(prepare).not.toHaveBeenCalled()
    expect(find(".woocommerce-NoticeGroup-checkout")?.textContent).toContain("Billing Town / City is a required field.")
  })

  it("is no obstacle where the country needs none, and where the page has no such field", async () => {
    const prepare = vi.fn(() => Promise.resolve({ kind: "ready", inputs: [] } as const))
    await start({ prepare, billingFields: () => ({ ...billingFields(), billing_state: { required: true } }) })
    find("#billing_state_field")?.classList.remove("validate-required")
    find("#billing_state")?.removeAttribute("aria-required")
    const state = document.querySelector<HTMLInputElement>("#billing_state")
    if (state) state.value = ""
    await placeOrder()
    expect(prepare).toHaveBeenCalledOnce()
    expect(shop.checkout.orders).toHaveLength(1)
  })
})

it("shows what a method refuses, and sends no order", async () => {
  await start({ prepare: () => Promise.resolve({ kind: "refused", text: "Your card number is incomplete." }) })
  await placeOrder()
  expect(find(".woocommerce-NoticeGroup-checkout li")?.textContent).toBe("Your card number is incomplete.")
  expect(shop.checkout.orders).toHaveLength(0)
})

it.each([
  ["goes where a confirmed payment leads", { kind: "redirect", url: "/done/" }, "/done/", ""],
  ["shows why a payment wasn't confirmed", { kind: "failed", text: "Declined." }, null, "Declined."],
] as const)("%s", async (_, confirmed, url, text) => {
  const confirm = vi.fn(() => Promise.resolve(confirmed))
  await start({ confirm })
  shop.checkout.fail("checkout", { kind: "body", body: '{"result":"success","redirect":"#wcpay-confirm-pi:7:s:n"}' })
  await placeOrder()
  expect(confirm).toHaveBeenCalledWith("#wcpay-confirm-pi:7:s:n", expect.objectContaining({ gateway: "bacs" }))
  if (url) expect(go).toHaveBeenCalledWith(url, "payment")
  expect(find(".woocommerce-NoticeGroup-checkout")?.textContent ?? "").toBe(text)
})

it.each([
  [null, "There was an error processing your order. Please check for any charges in your payment method"],
  ["Please refresh the page.", "Please refresh the page."],
])("treats a payment that the bank alone has confirmed like an order that may exist: %s", async (text, shown) => {
  await start({ confirm: () => Promise.resolve({ kind: "uncertain", text }) })
  const asked = { kind: "body", body: '{"result":"success","redirect":"#wcpay-confirm-pi:7:s:n"}' } as const
  shop.checkout.fail("checkout", asked)
  await placeOrder()
  expect(find(".woocommerce-NoticeGroup-checkout")?.textContent).toContain(shown)
  const countOrders = () => shop.checkout.requests.filter(({ endpoint }) => endpoint === "checkout").length
  await placeOrder()
  expect([countOrders(), find("#place_order")?.hasAttribute("disabled")]).toEqual([1, true])
  await page.clock.advance(5000)
  await placeOrder()
  expect(countOrders()).toBe(2)
})

it.each(["#confirm-pi-1", `${document.URL}#confirm-pi-1`])(
  "waits after a redirect to %s for the gateway's script, which confirms the payment, and is free once that gives it back",
  async (redirect) => {
    await start({})
    shop.checkout.fail("checkout", { kind: "body", body: JSON.stringify({ result: "success", redirect }) })
    await placeOrder()
    expect(go).toHaveBeenCalledWith(redirect, "payment")
    const form = find("form.checkout")
    await settle()
    form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
    await settle()
    expect([form?.inert, form?.classList.contains("processing")]).toEqual([true, true])
    // The shopper has cancelled.
    form?.classList.remove("processing")
    await vi.waitFor(() => expect([form?.inert, form?.hasAttribute("aria-busy")]).toEqual([false, false]))
    expect([form?.classList.contains("processing"), find(".woocommerce-NoticeGroup-checkout")]).toEqual([false, null])
    const ordersSent = () => shop.checkout.requests.filter(({ endpoint }) => endpoint === "checkout").length
    expect(ordersSent()).toBe(1)
    form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
    await vi.waitFor(async () => {
      await settle()
      expect(ordersSent()).toBe(2)
    })
  },
)

it("stays on the page after a redirect to #, until the gateway's script has taken the payment or gives the form back", async () => {
  await start({})
  const asked = { kind: "body", body: JSON.stringify({ result: "success", redirect: "#" }) } as const
  const ordersSent = () => shop.checkout.requests.filter(({ endpoint }) => endpoint === "checkout").length
  const submit = () => find("form.checkout")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
  shop.checkout.fail("checkout", asked)
  const succeeded = vi.fn()
  find("form.checkout")?.addEventListener("checkout_place_order_success", succeeded)
  submit()
  await vi.waitFor(() => expect(succeeded).toHaveBeenCalledOnce())
  await settle()
  submit()
  await settle()
  expect(find("form.checkout")?.matches(".processing[inert]")).toBe(true)
  expect([ordersSent(), go.mock.calls.length, find(".woocommerce-NoticeGroup-checkout")]).toEqual([1, 0, null])
  find("form.checkout")?.classList.remove("processing")
  await vi.waitFor(() => expect(find("form.checkout")?.matches("[inert]")).toBe(false))
  // A gateway may give it back before the page would be left.
  find("form.checkout")?.addEventListener("checkout_place_order_success", () =>
    find("form.checkout")?.classList.remove("processing"),
  )
  shop.checkout.fail("checkout", asked)
  submit()
  await vi.waitFor(() => expect([succeeded.mock.calls.length, find("form.checkout[inert]")]).toEqual([2, null]))
  expect([ordersSent(), go.mock.calls.length]).toEqual([2, 0])
})

it("shows a payment that failed after the shop sent the shopper back among its errors, with focus and the platform's event", async () => {
  await start({})
  const received = vi.fn()
  document.body.addEventListener("checkout_error", received, { once: true })
  expect(paymentErrorsService.of(page).show("Declined.")).toBe(true)
  await vi.waitFor(() => expect(received).toHaveBeenCalledOnce())
  expect(find(".woocommerce-NoticeGroup-checkout [role=alert]")?.textContent).toBe("Declined.")
  expect(document.activeElement).toBe(find(".woocommerce-NoticeGroup-checkout ul.woocommerce-error"))
  page.stop()
  expect(paymentErrorsService.of(page).show("Declined.")).toBe(false)
})

it("never takes a mounted element off the page when the review is replaced", async () => {
  const reviewChanged = vi.fn()
  await start({ mounts: "#bacs-reference", reviewChanged })
  const mount = find("#bacs-reference")
  const removed: Node[] = []
  const observer = new MutationObserver((records) => removed.push(...records.flatMap((each) => [...each.removedNodes])))
  observer.observe(document.body, { childList: true, subtree: true })
  const calls = reviewChanged.mock.calls.length
  shop.checkout.fail("update_order_review", {
    kind: "body",
    body: JSON.stringify({
      result: "success",
      fragments: {
        ".woocommerce-checkout-payment":
          '<div id="payment" class="woocommerce-checkout-payment new"><ul class="wc_payment_methods"><li class="wc_payment_method payment_method_bacs"><input id="payment_method_bacs" type="radio" name="payment_method" value="bacs"><label for="payment_method_bacs">Transfer</label><div class="payment_box payment_method_bacs"><p><input id="bacs-reference"></p></div></li></ul><button id="place_order">Go</button></div>',
      },
    }),
  })
  page.events.send({ name: "update_checkout", target: document.body })
  await settle()
  expect(find("#payment")?.className).toContain("new")
  expect(document.querySelector('label[for="payment_method_bacs"]')?.textContent).toBe("Transfer")
  expect(find("#bacs-reference")).toBe(mount)
  expect(removed.some((node) => node.contains(mount))).toBe(false)
  expect(reviewChanged.mock.calls.length).toBe(calls + 1)
  observer.disconnect()
})
