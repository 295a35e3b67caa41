import { find, findA } from "@ringside/testing"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import {
  type CheckoutShop,
  createCheckoutShop,
  fillForm,
  importLateFiles,
  startCheckout,
  type StartedCheckout,
  submitForm,
} from "./checkoutForTests.ts"

let shop: CheckoutShop
let started: StartedCheckout

const events = [
  ...["country_to_state_changing", "country_to_state_changed"],
  ...["checkout_place_order", "checkout_place_order_bacs", "checkout_place_order_success"],
]

beforeAll(importLateFiles)
// The test's document doesn't keep which option the server has selected.
beforeAll(() => {
  Object.defineProperty(HTMLOptionElement.prototype, "defaultSelected", {
    configurable: true,
    get(this: HTMLOptionElement) {
      return this.hasAttribute("selected")
    },
  })
})
afterAll(() => void Reflect.deleteProperty(HTMLOptionElement.prototype, "defaultSelected"))
beforeEach(() => {
  shop = createCheckoutShop()
  document.body.innerHTML = `<main>${shop.formatPage()}</main>`
})
afterEach(() => {
  started.page.stop()
  document.body.replaceChildren()
  sessionStorage.clear()
})

const wrapper = () => find(".woocommerce-billing-fields")
const eventually = (check: () => void) =>
  vi.waitFor(async () => {
    await started.settle()
    check()
  })
const choose = (code: string) => {
  findA(HTMLSelectElement, "#billing_country").value = code
  find("#billing_country").dispatchEvent(new Event("change", { bubbles: true }))
}
/** The events about a country, in order. */
const aboutCountry = (country: string) => [
  { name: "country_to_state_changed", args: [country, wrapper()] },
  { name: "country_to_state_changing", args: [country, wrapper()] },
]

describe("a country", () => {
  it("is reported to the page's scripts once at the start, without the code of its fields", async () => {
    started = await startCheckout(shop, document, { events })
    expect(started.sent).toEqual(aboutCountry("ES"))
    await started.settle()
    expect(started.sent).toHaveLength(2)
    expect(shop.checkout.requests).toHaveLength(1)
  })

  it("is reported after the event by which other scripts start with addresses, which is sent once", async () => {
    const ready = "wc_address_i18n_ready"
    started = await startCheckout(shop, document, { events: [ready, ...events] })
    expect(started.sent.map(({ name }) => name)).toEqual([ready, ...aboutCountry("ES").map(({ name }) => name)])
    const old = wrapper()
    old.replaceWith(old.cloneNode(true))
    started.page.scan()
    await started.settle()
    expect(started.sent.filter(({ name }) => name === ready)).toHaveLength(1)
  })

  it("that isn't chosen yet is not reported", async () => {
    find("#billing_country").insertAdjacentHTML("afterbegin", '<option value="" selected>Choose</option>')
    find("#billing_country [value=ES]").removeAttribute("selected")
    findA(HTMLSelectElement, "#billing_country").value = ""
    started = await startCheckout(shop, document, { events })
    expect(started.sent).toEqual([])
  })

  it("that the browser has restored is reported when its fields are on the page, once", async () => {
    findA(HTMLSelectElement, "#billing_country").value = "US"
    started = await startCheckout(shop, document, { events })
    await eventually(() => expect(started.sent).toEqual(aboutCountry("US")))
    expect(find("#billing_state").querySelector("[value=CA]")).not.toBeNull()
  })

  it("that is chosen is reported when its fields are there, in the order of the platform's script", async () => {
    started = await startCheckout(shop, document, { events })
    started.sent.length = 0
    const states: (string | null)[] = []
    for (const name of events.slice(0, 2)) {
      document.body.addEventListener(name, () =>
        states.push(find("#billing_state").querySelector("[value=CA]")?.textContent ?? null),
      )
    }
    choose("US")
    await eventually(() => expect(started.sent).toEqual(aboutCountry("US")))
    expect(states).toEqual(["California", "California"])
  })

  it("has a state field with the classes and the setting that themes give to the host's own", async () => {
    find("#billing_state").setAttribute("data-input-classes", "theme-field wide")
    started = await startCheckout(shop, document, { events })
    for (const [code, kind] of [
      ["US", "select"],
      ["GB", "input"],
      ["FR", "input"],
    ] as const) {
      choose(code)
      await eventually(() => expect(started.sent.at(-1)?.args[0]).toBe(code))
      const field = find("#billing_state")
      expect([field.localName, field.dataset.inputClasses]).toEqual([kind, "theme-field wide"])
      expect([field.getAttribute("name"), field.getAttribute("autocomplete")]).toEqual([
        "billing_state",
        "section-billing billing address-level1",
      ])
    }
  })
})

describe("an order", () => {
  const start = async () => {
    started = await startCheckout(shop, document, { events })
    fillForm(document)
    started.sent.length = 0
  }
  const controller = (): unknown => expect.objectContaining({ form: find("form.checkout") })
  const ordersSent = () => shop.checkout.requests.filter(({ endpoint }) => endpoint === "checkout").length

  it("calls the handlers of all methods, then those of one, and reports the answer before it leaves", async () => {
    await start()
    const requestsAt: number[] = []
    find("form.checkout").addEventListener("checkout_place_order", () => requestsAt.push(ordersSent()))
    find("form.checkout").addEventListener("checkout_place_order_success", () =>
      requestsAt.push(ordersSent(), started.moves.length),
    )
    submitForm(document, "form.checkout")
    await eventually(() => expect(started.moves).toHaveLength(1))
    expect(started.sent).toEqual([
      { name: "checkout_place_order", args: [controller()] },
      { name: "checkout_place_order_bacs", args: [controller()] },
      {
        name: "checkout_place_order_success",
        args: [expect.objectContaining({ result: "success", order_id: 700 }), controller()],
      },
    ])
    expect(requestsAt).toEqual([0, 1, 0])
  })

  it("that scripts for all methods refuse is not sent, and the form can be used again", async () => {
    await start()
    find("form.checkout").addEventListener("checkout_place_order", (event) => event.preventDefault(), { once: true })
    submitForm(document, "form.checkout")
    await eventually(() => expect(document.querySelector("form.checkout:is(.processing, [inert])")).toBeNull())
    expect(started.sent.map(({ name }) => name)).toEqual(["checkout_place_order"])
    expect(ordersSent()).toBe(0)
    submitForm(document, "form.checkout")
    await eventually(() => expect(started.moves).toHaveLength(1))
  })

  it("whose success a script refuses stays on the page, with the general message", async () => {
    await start()
    find("form.checkout").addEventListener("checkout_place_order_success", (event) => event.preventDefault())
    submitForm(document, "form.checkout")
    await eventually(() =>
      expect(find(".woocommerce-NoticeGroup-checkout").textContent).toContain(
        "There was an error processing your order.",
      ),
    )
    expect(started.moves).toEqual([])
    expect(document.querySelector("form.checkout:is(.processing, [inert])")).toBeNull()
  })

  it("warns before the page is left only while it is being sent", async () => {
    const leave = () => {
      const event = new Event("beforeunload", { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    const asked: boolean[] = []
    const { http } = shop
    started = await startCheckout(shop, document, {
      events,
      http: (request) => {
        asked.push(leave())
        return http(request)
      },
    })
    fillForm(document)
    expect([asked, leave()]).toEqual([[false], false])
    submitForm(document, "form.checkout")
    await eventually(() => expect(started.moves).toHaveLength(1))
    expect([asked, leave()]).toEqual([[false, true], false])
  })
})
