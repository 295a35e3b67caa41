import { startBehaviour } from "@ringside/core"
import { createTestPage, find, findA, type TestPage } from "@ringside/testing"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { payForm } from "../payPages/payForm.ts"
import {
  type CheckoutShop,
  createCheckoutShop,
  fillForm,
  importLateFiles,
  startCheckout,
  type StartedCheckout,
} from "../classic/checkoutForTests.ts"

interface ForGateway {
  readonly validate: () => Promise<{ readonly hasError: boolean }>
  readonly submit: () => void
}

let shop: CheckoutShop
let started: StartedCheckout | undefined
let page: TestPage | undefined
const show = vi.fn<(gateway: string, forGateway: ForGateway) => void>()
const hide = vi.fn<(gateway: string) => void>()
const cleanUp = vi.fn<() => void>()

beforeAll(importLateFiles)
beforeEach(() => {
  const customPlaceOrderButton = { __maybeShow: show, __maybeHideDefaultButtonOnInit: hide, __cleanup: cleanUp }
  Reflect.set(window, "wc", { customPlaceOrderButton })
  shop = createCheckoutShop()
  // This DOM's own animations are no event targets.
  Object.assign(HTMLElement.prototype, { animate: () => new EventTarget(), getAnimations: () => [] })
})
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, "animate")
  Reflect.deleteProperty(HTMLElement.prototype, "getAnimations")
  started?.page.stop()
  page?.stop()
  started = undefined
  page = undefined
  Reflect.deleteProperty(window, "wc")
  document.body.replaceChildren()
  sessionStorage.clear()
  vi.clearAllMocks()
})

const choose = (gateway: string) => {
  const radio = findA(HTMLInputElement, `#payment_method_${gateway}`)
  radio.checked = true
  radio.dispatchEvent(new Event("change", { bubbles: true }))
}
const shown = () => show.mock.calls.map(([gateway]) => gateway)
const forGateway = (): ForGateway | undefined => show.mock.lastCall?.[1]

describe("at the checkout", () => {
  const start = async () => {
    document.body.innerHTML = `<main>${shop.formatPage()}</main>`
    started = await startCheckout(shop, document)
  }

  it("the chosen gateway's own button is requested at the start, after each update and at another choice", async () => {
    await start()
    // At the start, and when the review's first answer has replaced the methods.
    expect([shown(), hide.mock.calls.at(-1)]).toEqual([["bacs", "bacs"], ["bacs"]])
    choose("cod")
    expect(shown().at(-1)).toBe("cod")
    started?.page.stop()
    expect(cleanUp).toHaveBeenCalledOnce()
  })

  it("a gateway that registers later draws its button if it is chosen", async () => {
    await start()
    show.mockClear()
    const register = (gateway: string) =>
      started?.page.events.send({
        name: "wc_custom_place_order_button_registered",
        target: document.body,
        args: [gateway],
      })
    register("cod")
    expect(shown()).toEqual([])
    register("bacs")
    expect(shown()).toEqual(["bacs"])
  })

  it("its press checks the fields, shows what is wrong, and places the order when nothing is", async () => {
    await start()
    expect(await forGateway()?.validate()).toEqual({ hasError: true })
    expect(find(".woocommerce-NoticeGroup-checkout li").textContent).not.toBe("")
    fillForm(document)
    expect(await forGateway()?.validate()).toEqual({ hasError: false })
    forGateway()?.submit()
    await vi.waitFor(async () => {
      await started?.settle()
      expect(started?.moves).toHaveLength(1)
    })
  })

  it("without the platform's script for such buttons nothing is requested", async () => {
    Reflect.deleteProperty(window, "wc")
    await start()
    choose("cod")
    expect(shown()).toEqual([])
  })
})

it("on the page that adds a card its press sends the form", async () => {
  document.body.innerHTML = `<form id="add_payment_method"><div id="payment"><input type="radio" name="payment_method"
    id="payment_method_wallet" value="wallet" checked></div></form>`
  page = createTestPage()
  startBehaviour(payForm, page)
  expect(shown()).toEqual(["wallet"])
  const submit = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener("submit", submit)
  expect(await forGateway()?.validate()).toEqual({ hasError: false })
  forGateway()?.submit()
  expect(submit).toHaveBeenCalledOnce()
  document.removeEventListener("submit", submit)
})
