import type { HttpResult } from "@ringside/core"
import { sendHostEvent } from "@ringside/testing"
import { describe, expect, test, vi } from "vitest"
import { type ExpressPage, openExpressPage } from "./pageForTests.ts"
import { createAnswer, expressHtml } from "./shopForTests.ts"
import { installWallet } from "./walletForTests.ts"

const productForm =
  '<form class="cart"><button type="button" class="single_add_to_cart_button" value="11">Add</button></form>'

const notice = () => document.querySelector<HTMLElement>(".woocommerce-error")
const address = { city: "Madrid", postal_code: "28013", country: "ES", state: "M" }

async function choose({ wallet, settle }: ExpressPage): Promise<string> {
  const answer = wallet.changeAddress(address)
  await settle()
  return answer
}

const orderFailed = "There was a problem processing the order."
const mayExist =
  "There was a problem processing the payment. Please check your email inbox and refresh the page to try again."
/** The cart is asked for as long whether an order without a readable answer was placed. */
const checksMs = 21_000

describe.each<readonly [string, () => HttpResult, boolean]>([
  ["breaks", () => createAnswer(500, "Oops"), true],
  ["answers no JSON", () => createAnswer(200, "<p>Maintenance</p>"), true],
  ["answers JSON of something else", () => createAnswer(200, ["nothing"]), true],
  ["refuses without JSON", () => createAnswer(403, "<p>Forbidden</p>"), true],
  ["refuses", () => createAnswer(400, { code: "no", message: "" }), false],
  ["can't be reached", () => ({ kind: "unreachable", reason: "network" }), true],
  ["isn't asked without a network", () => ({ kind: "unreachable", reason: "offline" }), false],
])("a shop that %s", (_, fault, isUnclear) => {
  test("during the request for the price gets no buttons and no notice", async () => {
    const own = await openExpressPage({ prepare: (shop) => shop.answer("GET cart", fault()) })
    expect([own.mount?.style.display, own.wallet.calls, notice()]).toEqual(["none", [], null])
  })

  test("at a rate makes the sheet report it, and the next rate is accepted", async () => {
    const own = await openExpressPage()
    own.wallet.click()
    expect(await choose(own)).toBe("resolved")
    own.shop.answer("POST cart/select-shipping-rate", fault())
    const first = own.wallet.changeRate("express:2")
    await own.settle()
    expect([await first, own.wallet.calls.at(-1)]).toEqual(["rejected", "update 1690"])
    const second = own.wallet.changeRate("express:2")
    await own.settle()
    expect([await second, own.wallet.calls.at(-1), notice()]).toEqual(["resolved", "update 2190", null])
  })

  test("at the order is reported in a notice, and the next sheet pays", async () => {
    const own = await openExpressPage()
    own.wallet.click()
    await choose(own)
    own.shop.answer("POST checkout", fault())
    own.wallet.confirm()
    await own.settle()
    if (isUnclear) {
      expect(notice()).toBeNull()
      await own.settle(checksMs)
    }
    expect([notice()?.textContent, own.left]).toEqual([isUnclear ? mayExist : orderFailed, []])
    own.wallet.ready()
    expect(own.wallet.click()).toBe(true)
    await choose(own)
    own.wallet.confirm()
    await own.settle()
    expect(own.left).toHaveLength(1)
  })
})

test("an order that a firewall answers with a question for robots has reached nobody, and the shopper is asked to reload", async () => {
  const own = await openExpressPage()
  own.wallet.click()
  await choose(own)
  own.shop.answer("POST checkout", {
    ...{ kind: "answer", status: 403, isOk: false, url: "", text: "<title>Just a moment...</title>" },
    headers: { "cf-mitigated": "challenge" },
  })
  own.wallet.confirm()
  await own.settle()
  expect(notice()?.textContent).toContain("nothing was sent. Reload the page")
})

test("the wait for a provider that never loads ends after ten minutes, without a message to the shopper, and begins again with the next connection", async () => {
  const own = await openExpressPage({ prepare: (_, wallet) => wallet.remove() })
  expect(own.mount?.style.display).toBe("block")
  await own.settle(599_800)
  expect(own.mount?.style.display).toBe("block")
  await own.settle(400)
  expect([own.mount?.style.display, notice()]).toEqual(["none", null])
  const countReports = () =>
    vi.mocked(console.warn).mock.calls.filter((call) => call.join().includes("Stripe object not found")).length
  expect(countReports()).toBe(1)
  // A later appearance is ignored.
  const late = installWallet(window)
  sendHostEvent({ name: "updated_cart_totals" })
  await own.settle(1000)
  expect([late.calls, own.mount?.style.display, countReports()]).toEqual([[], "none", 1])
  window.dispatchEvent(new Event("online"))
  await own.settle(1000)
  late.ready()
  expect([own.mount?.style.display, countReports()]).toEqual(["block", 1])
  late.remove()
})

test("buttons that the provider couldn't load are mounted once more with the next connection, and others are left alone", async () => {
  const own = await openExpressPage()
  const goOnline = async () => {
    window.dispatchEvent(new Event("online"))
    await own.settle(1000)
    return own.wallet.calls.filter((call) => call === "mount").length
  }
  expect(await goOnline()).toBe(1)
  own.wallet.loadError("No network")
  expect(own.mount?.style.display).toBe("none")
  expect(await goOnline()).toBe(2)
  own.wallet.ready()
  expect(own.mount?.style.display).toBe("block")
})

test("a notice is scrolled to in 600 ms, and has the focus then", async () => {
  const own = await openExpressPage()
  own.shop.order = { status: 400, body: { message: "Sold out" } }
  own.wallet.click()
  await choose(own)
  own.wallet.confirm()
  await own.settle(400)
  expect([notice()?.textContent, document.activeElement === notice()]).toEqual(["Sold out", false])
  await own.settle(300)
  expect(document.activeElement).toBe(notice())
})

test("a basket that another tab empties while a sheet is open can't be paid, and its buttons go", async () => {
  const own = await openExpressPage()
  own.wallet.click()
  own.shop.setQuantity(0)
  expect(await choose(own)).toBe("rejected")
  own.wallet.cancel()
  await own.settle()
  expect([own.mount?.style.display, own.left]).toEqual(["none", []])
})

test("a quantity that another tab changes while a sheet is open is in its next sum", async () => {
  const own = await openExpressPage()
  own.wallet.click()
  own.shop.setQuantity(3)
  expect([await choose(own), own.wallet.calls.at(-1)]).toEqual(["resolved", `update ${String(3 * 1290 + 400)}`])
})

const totalChanged = "The total has changed. Please check it and pay again."
const ordersOf = ({ shop }: ExpressPage) => shop.calls.filter(({ name }) => name.startsWith("POST checkout"))

describe("a total that changes after the sheet's last sum isn't paid", () => {
  test("where another tab changes the quantity, and the next sheet has it", async () => {
    const own = await openExpressPage()
    own.wallet.click()
    await choose(own)
    own.shop.setQuantity(3)
    const failures = own.wallet.confirm()
    await own.settle()
    expect([notice()?.textContent, ordersOf(own), own.left]).toEqual([totalChanged, [], []])
    expect(own.wallet.calls).not.toContain("submit")
    own.wallet.ready()
    expect(own.wallet.click()).toBe(true)
    expect(own.wallet.sheet.shown["lineItems"]).toContainEqual({ name: "Southpaw & Sons (x3)", amount: 3870 })
    expect(await choose(own)).toBe("resolved")
    // The failure of the first payment was reported to the sheet.
    expect(own.wallet.confirm()).toBe(failures + 1)
    await own.settle()
    expect([ordersOf(own).length, own.left.length]).toEqual([1, 1])
  })

  test("where another tab empties the basket, and the buttons go", async () => {
    const own = await openExpressPage()
    own.wallet.click()
    await choose(own)
    own.shop.setQuantity(0)
    own.wallet.confirm()
    await own.settle()
    expect([notice()?.textContent, ordersOf(own), own.mount?.style.display]).toEqual([totalChanged, [], "none"])
  })

  test("where the page's product has another price by now, and the next sheet has that price", async () => {
    const product = { needs_shipping: false, currency: "eur", total: { amount: 990 }, displayItems: [] }
    const own = await openExpressPage({
      settings: { button_context: "product", product },
      html: productForm + expressHtml,
    })
    own.wallet.click()
    await own.settle()
    own.wallet.confirm({ shippingAddress: undefined })
    await own.settle()
    expect([notice()?.textContent, ordersOf(own), own.wallet.calls.at(-1)]).toEqual([totalChanged, [], "update 1290"])
    own.wallet.click()
    await own.settle()
    own.wallet.confirm({ shippingAddress: undefined })
    await own.settle()
    expect([ordersOf(own).length, own.left.length]).toEqual([1, 1])
  })

  test("where the shop changes an order", async () => {
    const createOrder = (total_price: string) =>
      createAnswer(200, { items: [], totals: { total_price, currency_code: "EUR", currency_minor_unit: 2 } })
    const own = await openExpressPage({
      settings: { button_context: "pay_for_order" },
      host: { wcpay_upe_config: { order_id: 189, key: "k", billing_email: "eva@example.com" } },
      prepare(shop) {
        for (const total of ["4890", "5890", "5890"]) shop.answer("GET order/189", createOrder(total))
      },
    })
    own.wallet.click()
    own.wallet.confirm({ shippingAddress: undefined })
    await own.settle()
    expect([notice()?.textContent, ordersOf(own), own.wallet.calls.at(-2)]).toEqual([totalChanged, [], "create"])
    expect(own.wallet.calls).toContain("elements 5890 eur")
  })

  test("where the total can't be read, the order isn't placed", async () => {
    const own = await openExpressPage()
    own.wallet.click()
    await choose(own)
    own.shop.answer("GET cart", { kind: "unreachable", reason: "network" })
    own.wallet.confirm()
    await own.settle()
    expect([notice()?.textContent, ordersOf(own)]).toEqual(["There was a problem processing the order.", []])
    expect(own.wallet.click()).toBe(true)
  })
})

const lostAnswer: HttpResult = { kind: "unreachable", reason: "network" }

describe("an order whose answer is lost", () => {
  /** Confirms the open sheet; the shop's response is held back until the returned function is called. */
  async function confirm(own: ExpressPage, response = lostAnswer): Promise<() => Promise<void>> {
    let answer: (result: HttpResult) => void = () => undefined
    own.shop.answer("POST checkout", new Promise((resolve) => (answer = resolve)))
    own.wallet.confirm()
    await own.settle()
    return async () => {
      answer(response)
      await own.settle()
    }
  }

  async function openProduct(): Promise<ExpressPage> {
    const product = { needs_shipping: true, currency: "eur", total: { amount: 1290 }, displayItems: [] }
    const own = await openExpressPage({
      settings: { button_context: "product", product },
      html: productForm + expressHtml,
    })
    own.wallet.click()
    await choose(own)
    return own
  }

  test("says that it may exist where the shop has emptied the basket, whose buttons go", async () => {
    const own = await openExpressPage()
    own.wallet.click()
    await choose(own)
    const loseAnswer = await confirm(own)
    own.shop.setQuantity(0)
    await loseAnswer()
    expect([notice()?.textContent, own.mount?.style.display, ordersOf(own).length]).toEqual([mayExist, "none", 1])
  })

  test("says so where the shop has emptied a product's cart, whose buttons go", async () => {
    const own = await openProduct()
    const loseAnswer = await confirm(own)
    own.shop.setQuantity(0, "separate-1")
    await loseAnswer()
    expect([notice()?.textContent, own.mount?.style.display, ordersOf(own).length]).toEqual([mayExist, "none", 1])
    // Another choice is no other order: the page is to be loaded again.
    sendHostEvent({ name: "woocommerce_variation_has_changed" })
    await own.settle()
    expect(own.mount?.style.display).toBe("none")
  })

  test("isn't called unlikely while the shop may still be charging: a basket that it empties later is not paid again", async () => {
    const own = await openExpressPage()
    own.wallet.click()
    await choose(own)
    const loseAnswer = await confirm(own)
    await loseAnswer()
    await own.settle(9000)
    expect(notice()).toBeNull()
    own.shop.setQuantity(0)
    await own.settle(2000)
    expect([notice()?.textContent, own.mount?.style.display, ordersOf(own).length]).toEqual([mayExist, "none", 1])
  })

  test("offers another sheet, with the advice to check, when the product's cart still has it after 20 seconds", async () => {
    const own = await openProduct()
    await (
      await confirm(own)
    )()
    await own.settle(checksMs)
    expect(notice()?.textContent).toBe(mayExist)
    own.wallet.click()
    await choose(own)
    // The cart of a lost order is not emptied: it shows whether the order was placed.
    expect(own.shop.server.basketOf("separate-1").lines).toHaveLength(1)
    own.wallet.confirm()
    await own.settle()
    expect([ordersOf(own).length, own.left.length]).toEqual([2, 1])
  })

  test("is not followed by a second one where the shop placed it late", async () => {
    const own = await openProduct()
    await (
      await confirm(own)
    )()
    await own.settle(checksMs)
    own.wallet.click()
    await choose(own)
    own.shop.setQuantity(0, "separate-1")
    own.wallet.confirm()
    await own.settle()
    expect([notice()?.textContent, ordersOf(own).length, own.left]).toEqual([mayExist, 1, []])
  })

  test.each([
    ["breaks and answers JSON", createAnswer(500, { code: "internal_server_error", message: "<p>Oops</p>" })],
    ["names no page", createAnswer(200, { payment_result: { payment_status: "success", redirect_url: "" } })],
    ["waits for the payment", createAnswer(202, { payment_result: { payment_status: "pending", redirect_url: "" } })],
  ])("says that it may exist where a shop that has emptied the cart %s", async (_, response) => {
    const own = await openProduct()
    const answer = await confirm(own, response)
    own.shop.setQuantity(0, "separate-1")
    await answer()
    expect([notice()?.textContent, own.mount?.style.display]).toEqual([mayExist, "none"])
    sendHostEvent({ name: "woocommerce_variation_has_changed" })
    await own.settle()
    expect([own.mount?.style.display, ordersOf(own).length]).toEqual(["none", 1])
  })

  test.each(["No post on Sundays", "<p>There has been a critical error on this website.</p>"])(
    "says nothing of the text of a shop that broke with JSON: %s",
    async (message) => {
      const own = await openProduct()
      const answer = await confirm(own, createAnswer(500, { code: "unknown_server_error", message }))
      await answer()
      await own.settle(checksMs)
      expect([notice()?.textContent, own.mount?.style.display]).toEqual([mayExist, "block"])
      own.wallet.click()
      await choose(own)
      expect(own.shop.server.basketOf("separate-1").lines).toHaveLength(1)
    },
  )

  test("says that it may exist where its cart can't be read either", async () => {
    const own = await openProduct()
    const loseAnswer = await confirm(own)
    for (let look = 0; look < 12; look += 1) own.shop.answer("GET cart", lostAnswer)
    await loseAnswer()
    // A single one that can't be read says nothing: the shop is asked on.
    expect(notice()).toBeNull()
    // A button above the veil, as in a drawer, opens no second sheet meanwhile.
    expect(own.wallet.click()).toBe(false)
    await own.settle(21_000)
    expect([notice()?.textContent, own.mount?.style.display]).toEqual([mayExist, "none"])
  })
})

describe("an order of an older host", () => {
  const sums = { total: { amount: 1290 }, displayItems: [{ label: "Southpaw", amount: 1290 }] }

  async function order(response: HttpResult): Promise<ExpressPage> {
    const own = await openExpressPage({
      settings: { button_context: "cart", nonce: { checkout: "d" } },
      prepare(shop) {
        for (const details of [1, 2, 3, 4].map(() => createAnswer(200, { needs_shipping: false, ...sums })))
          shop.answer("wcpay_ece_get_cart_details", details)
        shop.answer("wcpay_ece_create_order", response)
      },
    })
    own.wallet.click()
    own.wallet.confirm({ shippingAddress: undefined })
    await own.settle()
    return own
  }

  test.each<readonly [string, HttpResult]>([
    ["isn't answered", lostAnswer],
    ["breaks the shop", createAnswer(500, { result: "failure", messages: "Oops" })],
    ["takes a proxy too long", createAnswer(504, "<h1>Gateway Timeout</h1>")],
    ["has an unreadable answer", createAnswer(200, "<p>Notice</p>")],
    ["is placed, but names no page", createAnswer(200, { result: "success", redirect: "" })],
  ])("may exist where it %s: the notice says so, and the buttons go", async (_, response) => {
    const own = await order(response)
    expect([notice()?.textContent, own.mount?.style.display]).toEqual([mayExist, "none"])
  })

  test.each<readonly [string, HttpResult, string]>([
    ["without a network", { kind: "unreachable", reason: "offline" }, orderFailed],
    ["whose nonce is refused", createAnswer(403, "-1"), orderFailed],
    ["that the shop refuses", createAnswer(200, { result: "failure", messages: "<li>No stock</li>" }), "No stock"],
  ])("%s doesn't exist, so that the buttons stay", async (_, response, text) => {
    const own = await order(response)
    expect([notice()?.textContent, own.mount?.style.display]).toEqual([text, "block"])
  })
})
