import { startBehaviour, scrollerService } from "@ringside/core"
import { paymentErrorsService } from "@ringside/payments"
import { createModulesDouble, createTestPage, find, findA, provideJQuery, type TestPage } from "@ringside/testing"
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { type CheckoutShop, createCheckoutShop, importLateFiles } from "./checkoutForTests.ts"
import { addressFieldsModule, formCodeModule } from "../modules.ts"
import { createBehaviours } from "./late.ts"

let page: TestPage
let shop: CheckoutShop
const go = vi.fn(() => true)
const sent: string[] = []
const loadOwn = (name: string): Promise<unknown> =>
  name === formCodeModule.name ? formCodeModule.load() : addressFieldsModule.load()
let load = loadOwn

beforeAll(importLateFiles)
beforeEach(() => {
  shop = createCheckoutShop()
  sent.length = 0
  go.mockClear()
  document.body.innerHTML = `<main>${shop.formatPage()}</main>`
  const { http, settings } = shop
  const modules = createModulesDouble((name) => load(name))
  page = createTestPage({ services: { http, settings, modules, navigation: { go, reload: () => undefined } } })
  scrollerService.provide(page, { to: () => Promise.resolve(true), reveal: () => undefined })
  vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockImplementation(function (this: HTMLFormElement, button) {
    const event = new SubmitEvent("submit", { bubbles: true, cancelable: true })
    if (this.dispatchEvent(event)) sent.push(`${this.className.split(" ")[0] ?? ""} by ${button?.id || "its button"}`)
  })
})
afterEach(() => {
  page.stop()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const submit = (selector: string) =>
  find(selector).dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }))

/** Starts the checkout, whose late files `loadFile` loads. */
async function start(loadFile: typeof load): Promise<void> {
  load = loadFile
  for (const behaviour of createBehaviours()) startBehaviour(behaviour, page)
  await page.clock.advance(50)
}

it("is fetched in idle time where the page has jQuery by then, which may come later than our code", async () => {
  const loaded: string[] = []
  load = (name) => {
    loaded.push(name)
    return loadOwn(name)
  }
  for (const behaviour of createBehaviours()) startBehaviour(behaviour, page)
  const ended = new AbortController()
  onTestFinished(() => ended.abort())
  await provideJQuery(ended.signal)
  expect(loaded).not.toContain(formCodeModule.name)
  await page.clock.advance(2000)
  expect(loaded).toContain(formCodeModule.name)
})

describe("where the file of the order can't be loaded", () => {
  const none = () => Promise.reject(new Error("gone"))

  it("the browser sends the form, which can be used again", async () => {
    await start(none)
    submit("form.checkout")
    await vi.waitFor(() => expect(sent).toEqual(["checkout by place_order"]))
    expect(document.querySelector("form.checkout:is(.processing, [inert])")).toBeNull()
  })

  it("a failed payment is reported among the page's notices", async () => {
    await start(none)
    expect(paymentErrorsService.of(page).show("Your card was declined.")).toBe(true)
    await vi.waitFor(() => expect(document.querySelector("[role=alert]")?.textContent).toBe("Your card was declined."))
  })

  it("the browser sends the coupon's form", async () => {
    await start(none)
    submit("form.checkout_coupon")
    await vi.waitFor(() => expect(sent).toEqual(["checkout_coupon by its button"]))
  })

  it("the link that removes a coupon is followed", async () => {
    await start(none)
    find("#order_review").insertAdjacentHTML(
      "beforeend",
      '<a class="woocommerce-remove-coupon" data-coupon="a" href="/checkout/?remove_coupon=a">Remove</a>',
    )
    find(".woocommerce-remove-coupon").click()
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith(expect.stringContaining("remove_coupon=a"), "shop"))
    expect(document.querySelector(".woocommerce-error")).toBeNull()
    go.mockReturnValueOnce(false)
    find(".woocommerce-remove-coupon").click()
    await vi.waitFor(() => expect(document.querySelector(".woocommerce-error")).not.toBeNull())
  })
})

it("is fetched once, by the shopper's first use of the form, and fields that were left before are checked", async () => {
  const loadFile = vi.fn(loadOwn)
  await start(loadFile)
  expect(loadFile).not.toHaveBeenCalled()
  const email = findA(HTMLInputElement, "#billing_email")
  email.value = "none"
  email.dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
  email.dispatchEvent(new FocusEvent("focusout", { bubbles: true }))
  await vi.waitFor(() =>
    expect(find("#billing_email_field").classList.contains("woocommerce-invalid-email")).toBe(true),
  )
  find("#billing_city").dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
  expect(loadFile.mock.calls).toEqual([[formCodeModule.name]])
})

it("the code of address fields is fetched again after a failure, and each change reaches the page once", async () => {
  let attempts = 0
  const failed = vi.spyOn(page.reports, "fail").mockImplementation(() => undefined)
  await start((name) => {
    if (name === formCodeModule.name) return loadOwn(name)
    attempts += 1
    return attempts === 1 ? Promise.reject(new Error("gone")) : loadOwn(name)
  })
  const country = findA(HTMLSelectElement, "#billing_country")
  const changes = vi.fn()
  document.addEventListener("change", changes, { signal: page.signal })
  const choose = async (code: string) => {
    country.value = code
    country.dispatchEvent(new Event("change", { bubbles: true }))
    await page.clock.settle()
  }
  await choose("FR")
  expect([attempts, failed.mock.calls.length, changes.mock.calls.length]).toEqual([1, 1, 1])
  expect(find("#billing_state_field").style.display).toBe("")
  await choose("US")
  await choose("FR")
  await vi.waitFor(() => expect(find("#billing_state_field").style.display).toBe("none"))
  expect([attempts, changes.mock.calls.length]).toEqual([2, 3])
})
