import { type HostSettings, startBehaviour, scrollerService } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import { createTestPage, find, findA, type TestPage } from "@ringside/testing"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { type CheckoutShop, createCheckoutShop, fillForm, importLateFiles } from "./checkoutForTests.ts"
import { createBehaviours } from "./late.ts"

let page: TestPage
let shop: CheckoutShop
let sent: { readonly name: string; readonly args: readonly unknown[] }[]

const events = [
  ...["init_checkout", "update_checkout", "updated_checkout", "payment_method_selected", "checkout_error"],
  ...["applied_coupon_in_checkout", "removed_coupon_in_checkout"],
]

beforeAll(importLateFiles)

beforeEach(() => {
  shop = createCheckoutShop()
  document.body.innerHTML = `<main>${shop.formatPage()}</main>`
})

afterEach(() => {
  page.stop()
  document.body.replaceChildren()
})

const names = () => sent.map(({ name }) => name)
const settle = () => page.clock.advance(50)
const requestsTo = (wanted: string) => shop.checkout.requests.filter(({ endpoint }) => endpoint === wanted)

/** Starts the whole checkout page, with its settings changed, and waits for the first order review. */
async function start(changes: Readonly<Record<string, object>> = {}): Promise<void> {
  const read: HostSettings["read"] = (source) => {
    const known = shop.settings.read(source)
    return isRecord(known) ? { ...known, ...changes[source.name] } : known
  }
  page = createTestPage({
    services: { http: shop.http, settings: { read }, navigation: { go: () => true, reload: () => undefined } },
  })
  // There is no layout to scroll in.
  scrollerService.provide(page, { to: () => Promise.resolve(true), reveal: () => undefined })
  sent = []
  page.events.on(events, ({ name, args }) => void sent.push({ name, args }))
  for (const behaviour of createBehaviours()) startBehaviour(behaviour, page)
  await settle()
}

describe("at the start", () => {
  it("the browser's own validation is off, and the events come in the platform's order", async () => {
    await start()
    expect(find("form.checkout").getAttribute("novalidate")).toBe("")
    expect(names()).toEqual(["payment_method_selected", "init_checkout", "update_checkout", "updated_checkout"])
    expect(requestsTo("update_order_review")).toHaveLength(1)
  })

  it("no update is requested where the page is no checkout", async () => {
    await start({ wc_checkout_params: { is_checkout: "" } })
    expect(names()).toEqual(["payment_method_selected"])
  })

  it("a script that sends `init_checkout` itself gets an update, there, too", async () => {
    await start({ wc_checkout_params: { is_checkout: "" } })
    document.body.dispatchEvent(new Event("init_checkout", { bubbles: true }))
    await settle()
    expect(names()).toEqual(["payment_method_selected", "init_checkout", "update_checkout", "updated_checkout"])
    expect(requestsTo("update_order_review")).toHaveLength(1)
  })

  it("scripts of the page get the choice of another address, and its fields are closed", async () => {
    const listener = vi.fn()
    find("#ship-to-different-address input").addEventListener("change", listener)
    await start()
    expect(listener).toHaveBeenCalledOnce()
    expect(find(".shipping_address").style.display).toBe("none")
    // One update for both.
    expect(requestsTo("update_order_review")).toHaveLength(1)
  })

  it.each([
    ["false", "none"],
    ["true", ""],
  ])("the coupon's form is open where its link has it expanded (%s)", async (isExpanded, display) => {
    find(".showcoupon").setAttribute("aria-expanded", isExpanded)
    find(".checkout_coupon").style.display = ""
    await start()
    expect(find(".checkout_coupon").style.display).toBe(display)
    expect(find(".showcoupon").getAttribute("aria-expanded")).toBe(isExpanded)
  })

  it.each([
    ["yes", "none"],
    ["no", ""],
  ])("the account's fields stay where guests can't order (guests: %s)", async (guests, display) => {
    await start({ wc_checkout_params: { option_guest_checkout: guests } })
    expect(find("div.create-account").style.display).toBe(display)
  })

  it("a single payment method is no choice", async () => {
    for (const item of [...document.querySelectorAll(".wc_payment_method")].slice(1)) item.remove()
    await start({ wc_checkout_params: { is_checkout: "" } })
    const radio = findA(HTMLInputElement, "[name=payment_method]")
    expect([radio.checked, radio.style.display]).toEqual([true, "none"])
    expect(find("#payment").getAttribute("role")).toBeNull()
  })
})

describe("a reload", () => {
  it("leaves what the server prints for a customer who has logged in since", async () => {
    await start()
    findA(HTMLInputElement, "#billing_first_name").value = "Ana"
    window.dispatchEvent(new Event("pagehide"))
    page.stop()
    document.body.innerHTML = `<main>${shop.formatPage()}</main>`
    find("#billing_city").setAttribute("value", "Madrid")
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: "reload" } as PerformanceNavigationTiming])
    await start()
    expect([
      findA(HTMLInputElement, "#billing_first_name").value,
      findA(HTMLInputElement, "#billing_city").value,
    ]).toEqual(["Ana", "Madrid"])
    vi.restoreAllMocks()
  })

  it("never stores a password, not even one that is shown as text", async () => {
    const field =
      '<span class="password-input"><input type="text" name="account_password" id="account_password"></span>'
    find("#customer_details").insertAdjacentHTML("beforeend", field)
    await start()
    findA(HTMLInputElement, "#billing_first_name").value = "Ana"
    findA(HTMLInputElement, "#account_password").value = "t0ps3cret"
    window.dispatchEvent(new Event("pagehide"))
    const stored = Array.from(sessionStorage, (_, index) => sessionStorage.getItem(sessionStorage.key(index) ?? ""))
    expect(stored.join()).toContain("Ana")
    expect(stored.join()).not.toContain("t0ps3cret")
  })

  it("restores radio buttons, and boxes that share a name", async () => {
    const questions = `<div>${["paper", "box"].map((value, index) => `<input type="radio" name="wrap" value="${value}"${index === 0 ? " checked" : ""}><input type="checkbox" name="legal[]" value="${value}">`).join("")}</div>`
    find("#customer_details").insertAdjacentHTML("beforeend", questions)
    await start()
    findA(HTMLInputElement, "[name=wrap][value=box]").checked = true
    findA(HTMLInputElement, "[name='legal[]'][value=paper]").checked = true
    window.dispatchEvent(new Event("pagehide"))
    page.stop()
    document.body.innerHTML = `<main>${shop.formatPage()}</main>`
    find("#customer_details").insertAdjacentHTML("beforeend", questions)
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: "reload" } as PerformanceNavigationTiming])
    await start()
    expect(
      [...document.querySelectorAll<HTMLInputElement>("#customer_details :checked")].flatMap(({ name, value }) =>
        ["wrap", "legal[]"].includes(name) ? [`${name} ${value}`] : [],
      ),
    ).toEqual(["legal[] paper", "wrap box"])
    vi.restoreAllMocks()
  })

  it("leaves a date of the review, which a script shows in its own format, to the server", async () => {
    const print = (date: string) => {
      const field = `<input readonly name="pickup_date[0]" value="${date}">`
      for (const place of ["#order_review", "#customer_details"]) find(place).insertAdjacentHTML("beforeend", field)
    }
    const dates = () => [...document.querySelectorAll<HTMLInputElement>("[name='pickup_date[0]']")]
    print("2026-12-05")
    await start()
    for (const field of dates()) field.value = "5 December"
    window.dispatchEvent(new Event("pagehide"))
    page.stop()
    document.body.innerHTML = `<main>${shop.formatPage()}</main>`
    print("2026-12-05")
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: "reload" } as PerformanceNavigationTiming])
    await start()
    expect(findA(HTMLInputElement, "#order_review [readonly]").value).toBe("2026-12-05")
    expect(findA(HTMLInputElement, "#customer_details [readonly]").value).toBe("5 December")
    vi.restoreAllMocks()
  })

  it.each([
    ["by the shopper restores what was typed", "reload", "Ana"],
    ["is not a visit from another page, which may have changed the data", "navigate", ""],
  ])("%s", async (_, type, name) => {
    await start()
    fillForm(document)
    window.dispatchEvent(new Event("pagehide"))
    page.stop()
    document.body.innerHTML = `<main>${shop.formatPage()}</main>`
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as PerformanceNavigationTiming])
    await start()
    expect([
      findA(HTMLInputElement, "#billing_first_name").value,
      findA(HTMLInputElement, "#billing_city").value,
    ]).toEqual([name, name && "Madrid"])
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith("ringside:checkout"))).toEqual([])
    vi.restoreAllMocks()
  })
})

describe("an update", () => {
  const requests: readonly [string, () => HTMLElement, string][] = [
    ["a country", () => find("#billing_country"), "change"],
    ["a rate", () => find("[value='local_pickup:2']"), "change"],
    ["another address", () => find("#ship-to-different-address input"), "change"],
  ]
  it.each(requests)("is requested with the control that was changed: %s", async (_, findControl, type) => {
    await start()
    sent = []
    findControl().dispatchEvent(new Event(type, { bubbles: true }))
    // A country waits for the code of its fields.
    await vi.waitFor(() =>
      expect(sent).toEqual([{ name: "update_checkout", args: [{ current_target: findControl() }] }]),
    )
  })

  it("gives focus to the rate that asked for it, and to no other control", async () => {
    await start()
    const ask = (control: HTMLElement) =>
      page.events.send({ name: "update_checkout", target: document.body, args: [{ current_target: control }] })
    findA(HTMLInputElement, "[value='local_pickup:2']").checked = true
    ask(find("[value='local_pickup:2']"))
    await settle()
    expect(document.activeElement).toBe(find("[value='local_pickup:2']"))
    find("#billing_city").focus()
    ask(find("#billing_country"))
    await settle()
    expect(document.activeElement).toBe(find("#billing_city"))
  })

  it("leaves focus in the field that the shopper has moved on to", async () => {
    await start()
    const rate = findA(HTMLInputElement, "[value='local_pickup:2']")
    rate.checked = true
    page.events.send({ name: "update_checkout", target: document.body, args: [{ current_target: rate }] })
    find("#billing_city").focus()
    await vi.waitFor(async () => {
      await settle()
      expect(names().filter((name) => name === "updated_checkout")).toHaveLength(2)
    })
    expect(document.activeElement).toBe(find("#billing_city"))
  })

  it("follows a typed change that a refused order came before", async () => {
    await start()
    fillForm(document)
    findA(HTMLInputElement, "#terms").checked = false
    const postcode = findA(HTMLInputElement, "#billing_postcode")
    postcode.value = "35001"
    postcode.dispatchEvent(new Event("input", { bubbles: true }))
    find("form.checkout").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
    await vi.waitFor(async () => {
      await settle()
      expect(names()).toContain("checkout_error")
    })
    await settle()
    expect(requestsTo("checkout")).toHaveLength(0)
    expect(requestsTo("update_order_review").at(-1)?.form.get("postcode")).toBe("35001")
  })

  it("sends nothing of a field that the form lacks, since an empty text would erase the customer's", async () => {
    for (const name of ["country", "state", "address_2"])
      for (const section of ["billing", "shipping"]) find(`#${section}_${name}_field`).remove()
    findA(HTMLInputElement, "#billing_postcode").value = "28013"
    await start()
    const form = requestsTo("update_order_review").at(-1)?.form ?? new URLSearchParams()
    const address = [...form].filter(([name]) => !/^(security|payment_method|has_full_address|post_data)$/.test(name))
    expect(address).toEqual([
      ["postcode", "28013"],
      ["city", ""],
      ["address", ""],
      ["s_postcode", "28013"],
      ["s_city", ""],
      ["s_address", ""],
      ["shipping_method[0]", "flat_rate:1"],
    ])
  })

  it("is requested when the page returns from the back/forward cache", async () => {
    await start()
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
    await settle()
    expect(requestsTo("update_order_review")).toHaveLength(2)
  })

  it("with an expired nonce doesn't reload the page without stored values, which could reload for ever", async () => {
    await start()
    const reload = vi.spyOn(page.navigation, "reload")
    vi.spyOn(page.storage.session, "isPersistent", "get").mockReturnValue(false)
    shop.checkout.fail("update_order_review", { kind: "forbidden" })
    page.events.send({ name: "update_checkout", target: document.body })
    await settle()
    expect(reload).not.toHaveBeenCalled()
    expect(find(".ringside-review-failure").textContent).toContain("An unknown error occurred.")
  })

  it.each([
    ["leaves the rates out on request", { update_shipping_method: false }, null],
    ["names the chosen rates", {}, "flat_rate:1"],
  ])("%s", async (_, options, rate) => {
    await start()
    page.events.send({ name: "update_checkout", target: document.body, args: [options] })
    await settle()
    expect(requestsTo("update_order_review").at(-1)?.form.get("shipping_method[0]")).toBe(rate)
  })

  it("sends its fields in the platform's order", async () => {
    await start()
    const [request] = requestsTo("update_order_review")
    expect([...(request?.form.keys() ?? [])]).toEqual([
      ...["security", "payment_method", "country", "state", "postcode", "city", "address", "address_2"],
      ...["s_country", "s_state", "s_postcode", "s_city", "s_address", "s_address_2"],
      ...["has_full_address", "post_data", "shipping_method[0]"],
    ])
  })

  it("that fails sends no event about new markup, and unblocks the review", async () => {
    await start()
    sent = []
    shop.checkout.fail("update_order_review", { kind: "unreachable" })
    page.events.send({ name: "update_checkout", target: document.body })
    await settle()
    expect(names()).toEqual(["update_checkout"])
    expect(find(".ringside-review-failure").textContent).toContain("An unknown error occurred.")
    expect(document.querySelector("[aria-busy=true]")).toBeNull()
  })

  it("that fails has a button that tries again, whose focus the review takes", async () => {
    await start()
    shop.checkout.fail("update_order_review", { kind: "unreachable" })
    page.events.send({ name: "update_checkout", target: document.body })
    await settle()
    const review = find("#order_review")
    find(".ringside-review-failure button").focus()
    find(".ringside-review-failure button").click()
    expect(document.activeElement).toBe(review)
    await settle()
    expect(document.querySelector(".ringside-review-failure")).toBeNull()
  })

  it.each([
    ["an invalid selector", { "div[": "<p>x</p>" }],
    ["invalid markup", { ".woocommerce-checkout-payment": 7 }],
  ])("survives %s", async (_, fragments) => {
    await start()
    shop.checkout.fail("update_order_review", {
      kind: "body",
      body: JSON.stringify({ result: "success", fragments }),
    })
    page.events.send({ name: "update_checkout", target: document.body })
    await settle()
    expect(document.querySelector("[aria-busy=true]")).toBeNull()
    expect(find("#place_order").isConnected).toBe(true)
  })
})

describe("a choice that analytics asks for", () => {
  const listenTo = (name: string) => {
    const received: unknown[] = []
    document.body.addEventListener(name, (event) => received.push("detail" in event ? event.detail : null))
    return received
  }
  const choose = (selector: string) => {
    findA(HTMLInputElement, selector).checked = true
    find(selector).dispatchEvent(new Event("change", { bubbles: true }))
  }

  it.each([
    ["the rate's name without its price", "Flat rate: 4,90 €", "Flat rate"],
    ["without the price's own markup", 'Courier: <span class="amount"><bdi>9,90 €</bdi></span>', "Courier"],
    ["a name that has no price", "Collect: at the gym", "Collect: at the gym"],
    ["a name with a colon in it", 'Pick up: gym 2: <span class="amount">1 €</span>', "Pick up: gym 2"],
    ["its id where it has no name", "", "flat_rate:1"],
  ])("is %s", async (_, label, shippingTier) => {
    await start()
    const received = listenTo("ringside:checkout:shipping")
    find("label[for=shipping_method_0_flat_rate1]").innerHTML = label
    choose("[value='flat_rate:1']")
    expect(received).toEqual([{ shippingTier }])
  })

  it("is the gateway of a payment method, and nothing is sent without a choice", async () => {
    const received = listenTo("ringside:checkout:payment")
    await start()
    expect(received).toEqual([])
    choose("#payment_method_cod")
    expect(received).toEqual([{ paymentType: "cod" }])
  })
})

describe("toggles", () => {
  it("an account's password is emptied, with a change event and without an error", async () => {
    await start()
    const listener = vi.fn()
    const password = findA(HTMLInputElement, "#account_password")
    password.value = "old"
    password.addEventListener("change", listener)
    const box = findA(HTMLInputElement, "#createaccount")
    box.checked = true
    box.dispatchEvent(new Event("change", { bubbles: true }))
    expect([password.value, listener.mock.calls.length]).toEqual(["", 1])
  })
})

describe("a coupon", () => {
  const submit = async (code: string) => {
    findA(HTMLInputElement, "#coupon_code").value = code
    find(".checkout_coupon").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
    await settle()
  }

  it("that is accepted is reported above its form, then the review is updated without the rates", async () => {
    await start()
    sent = []
    await submit("knockout")
    expect(find(".checkout_coupon").previousElementSibling?.className).toBe("woocommerce-message")
    expect(sent.slice(0, 2)).toEqual([
      { name: "applied_coupon_in_checkout", args: ["knockout"] },
      { name: "update_checkout", args: [{ update_shipping_method: false }] },
    ])
    expect(Object.fromEntries(requestsTo("apply_coupon")[0]?.form ?? [])).toEqual({
      security: "checkout-0",
      coupon_code: "knockout",
      billing_email: "",
    })
  })

  it("that is refused is reported at its field, once", async () => {
    await start()
    await submit("nothing")
    await submit("nothing")
    const field = find("#coupon_code")
    expect(document.querySelectorAll("#coupon-error-notice[role=alert]")).toHaveLength(1)
    expect([field.getAttribute("aria-invalid"), field.getAttribute("aria-describedby")]).toEqual([
      "true",
      "coupon-error-notice",
    ])
    expect(field.classList.contains("has-error")).toBe(true)
    field.dispatchEvent(new Event("input", { bubbles: true }))
    expect(document.querySelector("#coupon-error-notice")).toBeNull()
    expect(field.classList.contains("has-error")).toBe(false)
  })

  it("is sent once while its answer is awaited", async () => {
    await start()
    shop.checkout.fail("apply_coupon", { kind: "never" })
    await submit("knockout")
    await submit("knockout")
    expect(requestsTo("apply_coupon")).toHaveLength(1)
  })
})

describe("an order that fails", () => {
  it("is reported as by the platform, with the markup for the page's scripts", async () => {
    // Without a layout nothing is hidden, and fields that a shopper doesn't see would be asked for.
    for (const section of document.querySelectorAll(".woocommerce-account-fields, .woocommerce-shipping-fields"))
      section.remove()
    await start()
    fillForm(document)
    sent = []
    shop.checkout.fail("checkout", {
      kind: "body",
      body: JSON.stringify({
        result: "failure",
        messages:
          '<ul class="woocommerce-error" role="alert"><li data-id="billing_city"><strong>Billing City</strong> is wrong.</li></ul>',
      }),
    })
    find("form.checkout").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
    await vi.waitFor(async () => {
      await settle()
      expect(names()).toContain("checkout_error")
    })
    const list = find("form.checkout > .woocommerce-NoticeGroup-checkout > [role=alert] > ul.woocommerce-error")
    expect([list.tabIndex, list.getAttribute("role"), document.activeElement]).toEqual([-1, null, list])
    expect(list.querySelector("a")?.getAttribute("href")).toBe("#billing_city")
    expect(find("#billing_city").getAttribute("aria-describedby")).toBe("billing_city_description")
    expect(find("p#billing_city_description.checkout-inline-error-message").textContent).toBe("Billing City is wrong.")
    expect(sent.find(({ name }) => name === "checkout_error")?.args[0]).toContain('data-id="billing_city"')
  })

  it("marks the refused field of a step that isn't shown, before the page's scripts look for marks", async () => {
    for (const section of document.querySelectorAll(".woocommerce-account-fields, .woocommerce-shipping-fields"))
      section.remove()
    await start()
    fillForm(document)
    const [row, other] = [find("#billing_city_field"), find("#billing_postcode_field")]
    // A script that shows one step at a time hides the rows of the others.
    for (const each of [row, other]) {
      each.classList.add("validate-required")
      vi.spyOn(each, "getClientRects").mockReturnValue(Object.assign([], { item: () => null }))
    }
    findA(HTMLInputElement, "#billing_city").value = ""
    shop.checkout.fail("checkout", {
      kind: "body",
      body: JSON.stringify({
        result: "failure",
        messages: '<ul class="woocommerce-error"><li data-id="billing_city">City is required.</li></ul>',
      }),
    })
    const marks: string[] = []
    page.events.on(["checkout_error"], () =>
      marks.push(...[...document.querySelectorAll(".woocommerce-invalid-required-field")].map(({ id }) => id)),
    )
    find("form.checkout").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
    await vi.waitFor(async () => {
      await settle()
      expect(names()).toContain("checkout_error")
    })
    expect(marks).toEqual(["billing_city_field"])
    expect(find("#billing_city_description").textContent).toBe("City is required.")
  })
})

it("errors of ours declare their language where the page has another", async () => {
  document.documentElement.lang = "de"
  await start()
  const field = findA(HTMLInputElement, "#billing_city")
  field.closest(".form-row")?.classList.add("validate-required")
  field.value = ""
  find("form.checkout").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
  await settle()
  expect(find("#billing_city_description").lang).toBe("en")
  document.documentElement.removeAttribute("lang")
})

it("an order isn't refused for a row of boxes of which one is checked, or for a disabled field", async () => {
  for (const section of document.querySelectorAll(".woocommerce-account-fields, .woocommerce-shipping-fields"))
    section.remove()
  await start()
  fillForm(document)
  find("#customer_details").insertAdjacentHTML(
    "beforeend",
    `<p class="form-row validate-required"><label>Wrapping</label><input type="checkbox" name="wrap[]" value="a"><input type="checkbox" name="wrap[]" value="b" checked></p>
     <p class="form-row validate-required"><label for="vat">VAT</label><input class="input-text" id="vat" name="vat" disabled></p>`,
  )
  find("form.checkout").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
  await vi.waitFor(async () => {
    await settle()
    expect(requestsTo("checkout")).toHaveLength(1)
  })
})

it("an incomplete order is reported to the page's scripts as markup, too", async () => {
  for (const section of document.querySelectorAll(".woocommerce-account-fields, .woocommerce-shipping-fields"))
    section.remove()
  await start()
  sent = []
  find("form.checkout").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
  await vi.waitFor(async () => {
    await settle()
    expect(names()).toEqual(["checkout_error"])
  })
  expect(sent[0]?.args[0]).toMatch(/^<ul .*class="woocommerce-error".*<li data-id="billing_first_name">/)
  expect(requestsTo("checkout")).toEqual([])
})
