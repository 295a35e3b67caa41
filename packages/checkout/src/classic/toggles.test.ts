import { find, findA, provideJQuery } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { type CheckoutShop, createCheckoutShop, startCheckout, type StartedCheckout } from "./checkoutForTests.ts"

let shop: CheckoutShop
let started: StartedCheckout
const animate = vi.fn(() => new EventTarget())

beforeEach(() => {
  shop = createCheckoutShop()
  document.body.innerHTML = `<main>${shop.formatPage()}</main>`
  animate.mockClear()
  Object.assign(HTMLElement.prototype, { animate, getAnimations: () => [] })
})
afterEach(() => {
  started.page.stop()
  document.body.replaceChildren()
  Reflect.deleteProperty(HTMLElement.prototype, "animate")
  Reflect.deleteProperty(HTMLElement.prototype, "getAnimations")
  vi.restoreAllMocks()
})

describe("a link that opens a form", () => {
  it("names that form, which gets an id where it has none, until the script stops", async () => {
    const login = find("form.login")
    started = await startCheckout(shop, document)
    expect(login.id).not.toBe("")
    expect(document.querySelectorAll(`#${login.id}`)).toHaveLength(1)
    expect(find(".showlogin").getAttribute("aria-controls")).toBe(login.id)
    expect(find(".showcoupon").getAttribute("aria-controls")).toBe("woocommerce-checkout-form-coupon")
    started.page.stop()
    expect([login.hasAttribute("id"), find(".showlogin").hasAttribute("aria-controls")]).toEqual([false, false])
  })
})

describe("a handler of the page on the link", () => {
  it.each([
    ["that keeps the click from the body opens the form in its own way", true],
    ["that only prevents the default leaves the rest to us", false],
  ])("%s", async (_, stops) => {
    started = await startCheckout(shop, document)
    find(".showcoupon").addEventListener("click", (event) => {
      event.preventDefault()
      if (stops) event.stopPropagation()
    })
    find(".showcoupon").click()
    expect(find(".showcoupon").getAttribute("aria-expanded")).toBe(String(!stops))
  })
})

describe("a link whose handler of the platform's a script has taken off", () => {
  it.each([
    ["a.showlogin", "a.showcoupon"],
    ["a.showcoupon", "a.showlogin"],
    ["a.woocommerce-terms-and-conditions-link", "a.showlogin"],
  ])("is the script's: %s", async (taken, other) => {
    const ended = new AbortController()
    onTestFinished(() => ended.abort())
    const jQuery = await provideJQuery(ended.signal)
    started = await startCheckout(shop, document)
    // The browser would follow the link.
    document.addEventListener("click", (event) => event.preventDefault(), { signal: ended.signal })
    const state = (link: string) => find(link).getAttribute("aria-expanded")
    const before = state(taken)
    const opener = vi.fn()
    jQuery(document.body).off("click", taken).on("click", taken, opener)
    find(taken).click()
    find(other).click()
    expect([state(taken), opener.mock.calls.length, state(other)]).toEqual([before, 1, "true"])
  })
})

describe("the link to the terms", () => {
  it("shows the text, then hides it, with a class for each", async () => {
    started = await startCheckout(shop, document)
    const link = find(".woocommerce-terms-and-conditions-link")
    const read = () => [
      link.classList.contains("woocommerce-terms-and-conditions-link--open"),
      link.classList.contains("woocommerce-terms-and-conditions-link--closed"),
      link.getAttribute("aria-expanded"),
    ]
    link.click()
    expect([find(".woocommerce-terms-and-conditions").style.display, ...read()]).toEqual(["", true, false, "true"])
    link.click()
    expect(read()).toEqual([false, true, "false"])
  })
})

describe("the box of a payment method", () => {
  const choose = () => {
    findA(HTMLInputElement, "#payment_method_cod").checked = true
    find("#payment_method_cod").dispatchEvent(new Event("change", { bubbles: true }))
  }
  const start = () => startCheckout(shop, document, { changes: { wc_checkout_params: { is_checkout: "" } } })

  it("slides for 230 ms, both the one that opens and the one that closes", async () => {
    started = await start()
    expect(animate).not.toHaveBeenCalled()
    choose()
    const boxes = animate.mock.contexts.map((each) => (each as HTMLElement).className)
    expect(boxes.toSorted()).toEqual(["payment_box payment_method_bacs", "payment_box payment_method_cod"])
    for (const [, options] of animate.mock.calls as unknown as [unknown, object][]) {
      expect(options).toMatchObject({ duration: 230 })
    }
  })

  it("is there at once where less motion is preferred", async () => {
    started = await start()
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList)
    choose()
    expect(animate).not.toHaveBeenCalled()
    const display = (id: string) => find(`div.payment_box.payment_method_${id}`).style.display
    expect([display("cod"), display("bacs")]).toEqual(["", "none"])
  })

  it.each([
    ["by its radio button's id, where a gateway's script has changed the value", { value: "transfer" }],
    ["by the value, where a theme's radio button has no id", { id: "" }],
  ])("is found %s", async (_, change) => {
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList)
    Object.assign(findA(HTMLInputElement, "#payment_method_bacs"), change)
    started = await start()
    choose()
    expect(find("div.payment_box.payment_method_bacs").style.display).toBe("none")
  })
})
