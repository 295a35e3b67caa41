import { type Http, type HttpResult, scrollerService, stopBehaviours } from "@ringside/core"
import { createGate, find, findA } from "@ringside/testing"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
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

const events = ["update_checkout", "updated_checkout", "checkout_error"]

// Only the first import of the file takes long.
beforeAll(importLateFiles)
beforeEach(() => {
  // A box that slides would end its animation after the test.
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList)
  shop = createCheckoutShop()
  document.body.innerHTML = `<main>${shop.formatPage()}</main>`
})
afterEach(() => {
  started.page.stop()
  document.body.replaceChildren()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const eventually = (check: () => void) =>
  vi.waitFor(async () => {
    await started.settle()
    check()
  })
const requestsTo = (wanted: string) => shop.checkout.requests.filter(({ endpoint }) => endpoint === wanted)
const update = () => started.page.events.send({ name: "update_checkout", target: document.body })
const answer = (endpoint: string, body: object) =>
  shop.checkout.fail(endpoint, { kind: "body", body: JSON.stringify(body) })
const review = (fragments: Readonly<Record<string, string>>) => ({ result: "success", fragments })
const page = (html: string) => document.createRange().createContextualFragment(html)
const payment = (changes: (item: HTMLElement) => void) => {
  const item = document.importNode(find(".woocommerce-checkout-payment"), true)
  changes(item)
  return { ".woocommerce-checkout-payment": item.outerHTML }
}

describe("an update of the order review", () => {
  it("that is answered after a newer one changes nothing, though its request could not be aborted", async () => {
    const late: ((result: HttpResult) => void)[] = []
    const { http } = shop
    let isSlow = false
    const patient: Http = ({ signal: _, ...request }) =>
      isSlow ? new Promise((resolve) => late.push(resolve)) : http(request)
    started = await startCheckout(shop, document, { events, http: patient })
    isSlow = true
    const respond = (index: number, name: string) =>
      late[index]?.({
        kind: "answer",
        status: 200,
        isOk: true,
        headers: {},
        url: "",
        text: JSON.stringify(
          review({
            ".woocommerce-checkout-review-order-table": `<table class="woocommerce-checkout-review-order-table"><tr><td>${name}</td></tr></table>`,
          }),
        ),
      })
    started.sent.length = 0
    for (const _ of [1, 2]) {
      update()
      await started.settle()
    }
    respond(1, "newer")
    await eventually(() => expect(find(".woocommerce-checkout-review-order-table").textContent).toBe("newer"))
    respond(0, "older")
    await started.settle()
    expect(find(".woocommerce-checkout-review-order-table").textContent).toBe("newer")
    expect(started.sent.filter(({ name }) => name === "updated_checkout")).toHaveLength(1)
    expect(document.querySelector("#order_review [aria-busy]")).toBeNull()
  })

  it("reloads the page when the shop asks for it, and the next page has what was typed", async () => {
    started = await startCheckout(shop, document, { events })
    fillForm(document)
    answer("update_order_review", { ...review({}), reload: true })
    update()
    await eventually(() => expect(started.moves).toEqual(["reload"]))
    started.page.stop()
    document.body.innerHTML = `<main>${shop.formatPage()}</main>`
    started = await startCheckout(shop, document, { events })
    expect(findA(HTMLInputElement, "#billing_city").value).toBe("Madrid")
  })

  it("that asks for a reload which the browser doesn't make has failed", async () => {
    started = await startCheckout(shop, document, { events })
    answer("update_order_review", { ...review({}), reload: true })
    update()
    await eventually(() => expect(started.moves).toEqual(["reload"]))
    await started.page.clock.advance(59_000)
    expect(document.querySelector("#order_review [inert]")).not.toBeNull()
    await started.page.clock.advance(2000)
    await eventually(() => expect(document.querySelector("#order_review [inert]")).toBeNull())
    expect(find("#order_review [role=alert]").textContent).toContain("Try again")
  })

  it("that fails shows the shop's messages in its own group, checks every field, and is reported", async () => {
    started = await startCheckout(shop, document, { events })
    find("form.checkout").insertAdjacentHTML("beforebegin", '<div class="woocommerce-message">Added.</div>')
    const fail = (text: string) =>
      answer("update_order_review", {
        result: "failure",
        messages: `<ul class="woocommerce-error" role="alert"><li>${text}</li></ul>`,
        fragments: {},
      })
    const shown = () => [...document.querySelectorAll("form.checkout > .woocommerce-NoticeGroup-updateOrderReview")]
    started.sent.length = 0
    fail("No delivery there.")
    update()
    await eventually(() => expect(shown().map(({ textContent }) => textContent)).toEqual(["No delivery there."]))
    expect(find("form.checkout").firstElementChild?.className).toBe(
      "woocommerce-NoticeGroup woocommerce-NoticeGroup-updateOrderReview",
    )
    expect(document.querySelector(".woocommerce-message")).toBeNull()
    expect(find("#billing_city_field").classList.contains("woocommerce-invalid-required-field")).toBe(true)
    expect(started.sent.map(({ name }) => name)).toEqual(["update_checkout", "updated_checkout"])
    fail("Not there either.")
    update()
    await eventually(() => expect(shown().map(({ textContent }) => textContent)).toEqual(["Not there either."]))
    update()
    await eventually(() => expect(shown()).toEqual([]))
  })

  it("with a notice that is no error leaves the page's place, fields and other notices, and focuses the chosen rate", async () => {
    started = await startCheckout(shop, document, { events })
    const form = find("form.checkout")
    form.insertAdjacentHTML("beforebegin", '<div class="woocommerce-message">Added.</div>')
    form.insertAdjacentHTML("afterbegin", '<div class="woocommerce-NoticeGroup-checkout">The last order.</div>')
    const scroll = vi.spyOn(scrollerService.of(started.page), "to")
    const rate = findA(HTMLInputElement, "[name='shipping_method[0]'][value='local_pickup:2']")
    rate.checked = true
    const messages = '<div class="woocommerce-info">Free from 50 €.</div>'
    const table = document.importNode(find(".woocommerce-checkout-review-order-table"), true)
    table.classList.add("new")
    const fragments = { ".woocommerce-checkout-review-order-table": table.outerHTML }
    answer("update_order_review", { result: "failure", has_errors: false, messages, fragments })
    started.page.events.send({ name: "update_checkout", target: document.body, args: [{ current_target: rate }] })
    const shown = () => document.querySelector(".woocommerce-NoticeGroup-updateOrderReview")?.textContent
    await eventually(() => expect(shown()).toBe("Free from 50 €."))
    expect(document.querySelector(".woocommerce-message")?.textContent).toBe("Added.")
    expect(document.querySelector(".woocommerce-NoticeGroup-checkout, .woocommerce-invalid")).toBeNull()
    expect(scroll).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(find("table.new [value='local_pickup:2']"))
    update()
    await eventually(() => expect(shown()).toBeUndefined())
  })

  it("that the shop says has errors checks every field, whatever the markup of its messages", async () => {
    started = await startCheckout(shop, document, { events })
    const scroll = vi.spyOn(scrollerService.of(started.page), "to")
    const messages = '<p class="theme-notice">No delivery there.</p>'
    answer("update_order_review", { result: "failure", has_errors: true, messages, fragments: {} })
    update()
    await eventually(() => expect(scroll).toHaveBeenCalledTimes(1))
    expect(find("#billing_city_field").classList.contains("woocommerce-invalid-required-field")).toBe(true)
  })

  it("runs the scripts in the shop's messages where the page's config asks for it", async () => {
    started = await startCheckout(shop, document, { events, config: { answerScripts: true } })
    const append = vi.spyOn(document.head, "append")
    for (const [result, text] of Object.entries({ success: "Free from 50 €.", failure: "No delivery there." })) {
      answer("update_order_review", {
        result,
        messages: `<p>${text}</p><script>seen("${text}")</script>`,
        fragments: {},
      })
      update()
      await eventually(() =>
        expect(document.querySelector(".woocommerce-NoticeGroup-updateOrderReview")?.textContent).toBe(text),
      )
    }
    expect(append.mock.calls.map(([script]) => script instanceof HTMLScriptElement && script.text)).toEqual([
      'seen("Free from 50 €.")',
      'seen("No delivery there.")',
    ])
  })

  it("announces the chosen rate and the total, each only when it has changed", async () => {
    started = await startCheckout(shop, document, { events })
    const spoken = () =>
      find("#a11y-speak-polite")
        .textContent.replace(/\u00A0/g, " ")
        .trim()
    const choose = async (value: string) => {
      findA(HTMLInputElement, `[name="shipping_method[0]"][value="${value}"]`).checked = true
      find(`[name="shipping_method[0]"][value="${value}"]`).dispatchEvent(new Event("change", { bubbles: true }))
      await started.page.clock.advance(200)
    }
    await choose("local_pickup:2")
    expect(spoken()).toBe("Shipping: Collect at the gym. Order total 44,00 €")
    // Half a second later it doesn't join those.
    await started.page.clock.advance(500)
    started.page.announce.polite("Something else")
    update()
    await started.page.clock.advance(200)
    expect(spoken()).toBe("Something else")
    findA(HTMLSelectElement, "#billing_country").value = "FR"
    update()
    await started.page.clock.advance(600)
    expect(spoken()).toBe("Something else")
    await choose("flat_rate:1")
    expect(spoken()).toBe("Shipping: Flat rate. Order total 53,90 €")
  })
})

describe("a payment method", () => {
  it("that was chosen stays chosen in new markup, whatever that says", async () => {
    started = await startCheckout(shop, document, { events })
    findA(HTMLInputElement, "#payment_method_cod").checked = true
    find("#payment_method_cod").dispatchEvent(new Event("change", { bubbles: true }))
    answer(
      "update_order_review",
      review(
        payment((item) => {
          item.querySelector("#payment_method_cod")?.removeAttribute("checked")
          item.querySelector("#payment_method_bacs")?.setAttribute("checked", "checked")
          item.classList.add("new")
        }),
      ),
    )
    update()
    await eventually(() => expect(find("#payment").className).toContain("new"))
    expect([
      findA(HTMLInputElement, "#payment_method_cod").checked,
      findA(HTMLInputElement, "#payment_method_bacs").checked,
    ]).toEqual([true, false])
    const display = (id: string) => find(`div.payment_box.payment_method_${id}`).style.display
    expect([display("cod"), display("bacs")]).toEqual(["", "none"])
  })

  it("names the button that places the order, and without a name of its own leaves the shop's", async () => {
    find("#payment_method_cod").dataset.order_button_text = "Order and pay at the door"
    started = await startCheckout(shop, document, { events, changes: { wc_checkout_params: { is_checkout: "" } } })
    const own = find("#place_order").textContent
    const choose = (id: string) => {
      findA(HTMLInputElement, `#payment_method_${id}`).checked = true
      find(`#payment_method_${id}`).dispatchEvent(new Event("change", { bubbles: true }))
    }
    choose("cod")
    expect(find("#place_order").textContent).toBe("Order and pay at the door")
    choose("bacs")
    expect(find("#place_order").textContent).toBe(own)
    choose("cod")
    started.page.stop()
    expect(find("#place_order").textContent).toBe(own)
  })
})

it("a shop without a payment method for the address has its message shown, and the form is left as it is", async () => {
  started = await startCheckout(shop, document, { events })
  const list = `<li class="woocommerce-info">No payment methods.</li>`
  const fragment = payment((item) => item.querySelector(".wc_payment_methods")?.replaceChildren(page(list)))
  answer("update_order_review", review(fragment))
  update()
  await eventually(() => expect(find(".wc_payment_methods").textContent).toBe("No payment methods."))
  expect(document.querySelector("#order_review [inert], #order_review [aria-busy]")).toBeNull()
  expect(started.sent.at(-1)?.name).toBe("updated_checkout")
  update()
  await eventually(() => expect(requestsTo("update_order_review").at(-1)?.form.has("payment_method")).toBe(false))
})

describe("an order", () => {
  const place = async (changes: Readonly<Record<string, object>> = {}, http = shop.http) => {
    started = await startCheckout(shop, document, { events, changes, http })
    fillForm(document)
    started.sent.length = 0
    submitForm(document, "form.checkout")
  }
  const notice = () => document.querySelector(".woocommerce-NoticeGroup-checkout")?.textContent
  const replaceForm = () => {
    const form = find("form.checkout")
    form.replaceWith(document.importNode(form, true))
    started.page.scan()
  }
  /** Where the page has gone, and its notice. */
  const readResult = () => [...started.moves, find("main").querySelector(".woocommerce-error")?.textContent].join(" ")

  it("leads from a message to its field when a tag manager has rewritten the link", async () => {
    const messages = '<ul class="woocommerce-error"><li data-id="billing_email">E-mail is required.</li></ul>'
    answer("checkout", { result: "failure", messages })
    await place()
    await eventually(() => expect(document.querySelector(".woocommerce-NoticeGroup-checkout a")).not.toBeNull())
    const link = findA(HTMLAnchorElement, ".woocommerce-NoticeGroup-checkout a")
    link.href = `${window.location.pathname}?_gl=1#billing_email`
    const click = new MouseEvent("click", { bubbles: true, cancelable: true })
    link.dispatchEvent(click)
    expect([click.defaultPrevented, document.activeElement?.id]).toEqual([true, "billing_email"])
  })

  it("names a Place order button that stands elsewhere and names the form", async () => {
    find("form.checkout").id = "order"
    const button = find("#place_order")
    button.setAttribute("form", "order")
    document.body.append(button)
    find("#payment_method_cod").dataset.order_button_text = "Order and pay at the door"
    started = await startCheckout(shop, document, { events, changes: { wc_checkout_params: { is_checkout: "" } } })
    find("#payment_method_cod").click()
    expect(button.textContent).toBe("Order and pay at the door")
    button.remove()
  })

  it("reloads the page when the shop asks for it", async () => {
    answer("checkout", { result: "failure", reload: true, messages: "<p>Old page.</p>" })
    await place()
    await eventually(() => expect(started.moves).toEqual(["reload"]))
    expect(notice()).toBeUndefined()
    // The browser has stayed.
    await started.page.clock.advance(61_000)
    expect(document.querySelector("form.checkout:is(.processing, [inert])")).toBeNull()
  })

  it("whose page the browser hasn't left for it after a minute may exist, and the form can be used again", async () => {
    answer("checkout", { result: "success", redirect: "https://shop.test/order-received/7/" })
    await place()
    await eventually(() => expect(started.moves).toHaveLength(1))
    await started.page.clock.advance(59_000)
    expect([notice(), document.querySelector("[inert]")]).toEqual([undefined, find("form.checkout")])
    await started.page.clock.advance(2000)
    await eventually(() => expect(notice()).toContain("There was an error processing your order."))
    expect(document.querySelector("form.checkout.processing, [inert]")).toBeNull()
    expect(findA(HTMLButtonElement, "#place_order").disabled).toBe(true)
  })

  it("whose page the browser has kept and shows again is over, and nothing is said later", async () => {
    answer("checkout", { result: "success", redirect: "https://shop.test/order-received/7/" })
    await place()
    await eventually(() => expect(started.moves).toHaveLength(1))
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
    await started.page.clock.advance(61_000)
    await started.settle()
    expect([notice(), document.querySelector("form.checkout.processing, [inert]")]).toEqual([undefined, null])
  })

  it.each([
    ["taken, leads to it", "order-received", { result: "success", redirect: "https://shop.test/order-received/7/" }],
    [
      "refused, says so",
      "Sold out.",
      { result: "failure", messages: '<ul class="woocommerce-error"><li>Sold out.</li></ul>' },
    ],
    ["unclear, says so", "There was an error processing your order.", null],
  ])("whose form a script has replaced since it was sent, and which is %s", async (_, expected, body) => {
    const gate = createGate()
    const { http } = shop
    shop.checkout.fail(
      "checkout",
      body ? { kind: "body", body: JSON.stringify(body) } : { kind: "status", status: 500 },
    )
    await place({}, async (request) => {
      const result = await http(request)
      if (request.url.includes("wc-ajax=checkout")) await gate.fault.until
      return result
    })
    await eventually(() => expect(requestsTo("checkout")).toHaveLength(1))
    replaceForm()
    gate.open()
    await eventually(() => expect(readResult()).toContain(expected))
    expect(requestsTo("checkout")).toHaveLength(1)
  })

  it("whose form a script has replaced before it was sent says so, and sends nothing", async () => {
    await place()
    replaceForm()
    await eventually(() => expect(readResult()).toContain("The page has changed meanwhile."))
    expect(requestsTo("checkout")).toEqual([])
  })

  it("updates the order review when the shop asks for it, beside its messages", async () => {
    const { http } = shop
    const messages = '<ul class="woocommerce-error"><li>Sold out.</li></ul>'
    const text = JSON.stringify({ result: "failure", refresh: true, messages })
    await place({}, (request) =>
      request.url.includes("wc-ajax=checkout")
        ? Promise.resolve({ kind: "answer", status: 200, isOk: true, headers: {}, url: "", text })
        : http(request),
    )
    const before = requestsTo("update_order_review").length
    await eventually(() => expect(requestsTo("update_order_review")).toHaveLength(before + 1))
    await eventually(() => expect(started.sent.map(({ name }) => name)).toEqual(["checkout_error", "updated_checkout"]))
    expect(notice()).toBe("Sold out.")
  })

  it.each([
    [
      "runs it once where the page's config asks for it, and shows no empty message",
      true,
      ["confirm(4242)"],
      undefined,
    ],
    ["runs nothing on other pages, and shows that it failed", false, [], "An unknown error occurred."],
  ])("answered with a gateway's script alone %s", async (_, answerScripts, ran, text) => {
    // A card that Mercado Pago asks to confirm, by 3-D Secure on this page.
    const messages = "<script>confirm(4242)</script>"
    answer("checkout", { result: "success", three_ds_flow: true, redirect: false, messages })
    started = await startCheckout(shop, document, { events, config: { answerScripts } })
    fillForm(document)
    started.sent.length = 0
    const order: string[] = []
    vi.spyOn(document.head, "append").mockImplementation((script) => {
      if (script instanceof HTMLScriptElement) order.push(script.text)
    })
    document.body.addEventListener("checkout_error", () => order.push("checkout_error"), { once: true })
    submitForm(document, "form.checkout")
    await eventually(() => expect(order).toEqual([...ran, "checkout_error"]))
    expect(started.sent.map(({ name, args }) => [name, ...args])).toEqual([["checkout_error", messages]])
    expect(document.querySelector(".woocommerce-error")?.textContent).toBe(text)
    expect(document.querySelector("form.checkout:is(.processing, [inert], [aria-busy])")).toBeNull()
  })

  it("answered with an empty message shows that it failed", async () => {
    answer("checkout", { result: "failure", messages: '<ul class="woocommerce-error"></ul>' })
    started = await startCheckout(shop, document, { events, config: { answerScripts: true } })
    fillForm(document)
    submitForm(document, "form.checkout")
    await eventually(() => expect(notice()).toBe("An unknown error occurred."))
  })

  it("that a limit refuses shows the shop's text, and the button is not held", async () => {
    const { http } = shop
    const messages = '<ul class="woocommerce-error"><li>Wait ten minutes.</li></ul>'
    const text = JSON.stringify({ result: "failure", messages })
    await place({}, (request) =>
      request.url.includes("wc-ajax=checkout")
        ? Promise.resolve({ kind: "answer", status: 429, isOk: false, headers: {}, url: "", text })
        : http(request),
    )
    await eventually(() => expect(notice()).toBe("Wait ten minutes."))
    expect(findA(HTMLButtonElement, "#place_order").disabled).toBe(false)
  })

  it("that a firewall answers with a question for robots has reached nobody: the shopper is asked to reload", async () => {
    const { http } = shop
    await place({}, (request) =>
      request.url.includes("wc-ajax=checkout")
        ? Promise.resolve({
            kind: "answer",
            status: 403,
            isOk: false,
            headers: { "cf-mitigated": "challenge" },
            url: "",
            text: "<!DOCTYPE html><title>Just a moment...</title>",
          })
        : http(request),
    )
    await eventually(() => expect(notice()).toContain("nothing was sent. Reload the page"))
    expect(findA(HTMLButtonElement, "#place_order").disabled).toBe(false)
  })

  it("without a connection says so, and the button is not held", async () => {
    const { http } = shop
    await place({}, (request) =>
      request.url.includes("wc-ajax=checkout")
        ? Promise.resolve({ kind: "unreachable", reason: "offline" })
        : http(request),
    )
    await eventually(() => expect(notice()).toBe("You are probably offline."))
    expect(findA(HTMLButtonElement, "#place_order").disabled).toBe(false)
  })

  it.each([
    ["the shop's own message", 'Look at <a href="/orders/">your orders</a> first.', "Look at your orders first.", 1],
    [
      "the platform's, where the shop has none",
      "",
      "There was an error processing your order. Please check for any charges in your payment method and review your order history before placing the order again.",
      0,
    ],
  ])("that fails without an answer shows %s", async (_, html, text, links) => {
    shop.checkout.fail("checkout", { kind: "status", status: 500 })
    await place({ wc_checkout_params: { i18n_checkout_error: html } })
    await eventually(() => expect(notice()).toBe(text))
    expect(document.querySelectorAll(".woocommerce-NoticeGroup-checkout a[href='/orders/']")).toHaveLength(links)
  })

  it("that may be placed holds the button until its time is over, and no longer than the form is ours", async () => {
    shop.checkout.fail("checkout", { kind: "status", status: 500 })
    await place()
    const button = findA(HTMLButtonElement, "#place_order")
    await eventually(() => expect(button.disabled).toBe(true))
    stopBehaviours(started.page, find("form.checkout"))
    expect(button.disabled).toBe(false)
    // Another script disables the button for a reason of its own.
    button.disabled = true
    await started.page.clock.advance(5000)
    expect(button.disabled).toBe(true)
  })

  it("that may be placed holds the button of a review that comes in that time, too", async () => {
    shop.checkout.fail("checkout", { kind: "status", status: 500 })
    await place()
    const first = findA(HTMLButtonElement, "#place_order")
    await eventually(() => expect(first.disabled).toBe(true))
    const fragments = payment((item) => {
      item.querySelector("#place_order")?.removeAttribute("disabled")
      item.append("Another text of the shop.")
    })
    answer("update_order_review", review(fragments))
    update()
    await eventually(() => expect(first.isConnected).toBe(false))
    expect(findA(HTMLButtonElement, "#place_order").disabled).toBe(true)
    await started.page.clock.advance(5000)
    expect(findA(HTMLButtonElement, "#place_order").disabled).toBe(false)
  })
})
