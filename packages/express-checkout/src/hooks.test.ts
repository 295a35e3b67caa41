import { cartService } from "@ringside/cart"
import { startBehaviour } from "@ringside/core"
import { createTestPage, sendHostEvent } from "@ringside/testing"
import { describe, expect, test, vi } from "vitest"
import { expressHook } from "./behaviour.ts"
import { type ExpressPage, type ExpressPageOptions, openExpressPage } from "./pageForTests.ts"
import { createAnswer, expressHtml } from "./shopForTests.ts"

const hookHtml = '<div data-ringside="express-checkout" style="min-height: 48px"></div>'

const open = (html: string, options: ExpressPageOptions = {}) => openExpressPage({ ...options, html })

const hooks = () => [...document.querySelectorAll<HTMLElement>("[data-ringside]")]
const readDisplays = () => hooks().map(({ style }) => style.display)
const countButtons = () => hooks().map((hook) => hook.querySelectorAll("button").length)
const countWarnings = () =>
  vi.mocked(console.warn).mock.calls.filter((call) => call.join().includes("expected one place for wallet buttons"))
    .length

/** Has the page look at its nodes twice: buttons that are gone are another change of them. */
async function look({ page, settle }: ExpressPage): Promise<void> {
  page.scan()
  page.scan()
  await settle()
}

describe("a hook's own height takes no space", () => {
  test("without a wallet, and is as before once the page stops", async () => {
    const own = await open(hookHtml, { prepare: (_, wallet) => (wallet.available = null) })
    expect(readDisplays()).toEqual(["none"])
    own.page.stop()
    expect(document.querySelector("main")?.innerHTML).toBe(`<div class="woocommerce-notices-wrapper"></div>${hookHtml}`)
  })

  test("while the total is 0", async () => {
    const own = await open(hookHtml, { prepare: (shop) => shop.setQuantity(0) })
    expect(readDisplays()).toEqual(["none"])
    own.shop.setQuantity(1)
    sendHostEvent({ name: "added_to_cart" })
    await own.settle(300)
    expect([readDisplays(), hooks()[0]?.style.minHeight]).toEqual([[""], "48px"])
  })

  test("on a page without the provider's key", async () => {
    await open(hookHtml, { settings: { stripe: { publishableKey: "" } } })
    expect([readDisplays(), countWarnings()]).toEqual([["none"], 0])
  })

  test("where the shop's owner has switched the wallets off, which is logged once", async () => {
    const own = await open(hookHtml, { settings: { enabled_methods: ["amazon_pay"] } })
    await look(own)
    expect([readDisplays(), own.wallet.calls]).toEqual([["none"], []])
    expect(vi.mocked(console.warn).mock.calls.filter((call) => call.join().includes("switched off"))).toHaveLength(1)
  })

  test("beside the host's mount point, which is logged once", async () => {
    const own = await open(hookHtml + expressHtml)
    expect([readDisplays(), countWarnings()]).toEqual([["none"], 1])
    await look(own)
    expect([countWarnings(), countButtons()]).toEqual([1, [0]])
    // The hook takes over.
    document.querySelector(".wcpay-express-checkout-wrapper")?.remove()
    await look(own)
    expect([readDisplays(), countButtons()]).toEqual([[""], [1]])
  })
})

test("that isn't on the page costs no reading of settings at a scan", () => {
  document.body.innerHTML = expressHtml
  const page = createTestPage()
  startBehaviour(expressHook, page)
  const isOurs = vi.spyOn(page.jobs, "isOurs")
  page.scan()
  expect(isOurs).not.toHaveBeenCalled()
  page.stop()
  document.body.replaceChildren()
})

test("of two hooks one has the buttons, and the other takes over when the first is removed", async () => {
  const own = await open(hookHtml + hookHtml)
  expect([countButtons(), readDisplays()]).toEqual([
    [1, 0],
    ["", "none"],
  ])
  expect(own.wallet.calls.filter((call) => call === "mount")).toHaveLength(1)
  hooks()[0]?.remove()
  await look(own)
  own.wallet.ready()
  expect([countButtons(), readDisplays()]).toEqual([[1], [""]])
  expect(own.wallet.calls.filter((call) => call === "mount")).toHaveLength(2)
  // The buttons are those of the second one, and follow the basket.
  own.shop.setQuantity(2)
  sendHostEvent({ name: "added_to_cart" })
  await own.settle(300)
  expect([own.wallet.calls.includes("elements 2580 eur"), countButtons()]).toEqual([true, [1]])
})

describe("an answer to the page's cart", () => {
  const money = { currency_code: "EUR", currency_minor_unit: 2 }
  const item = { key: "k1", id: 1, name: "Glove", quantity: 1, totals: { ...money, line_subtotal: "1290" } }
  const rate = { rate_id: "flat_rate:1", name: "Home", price: "400", selected: true }
  const basket = {
    items: [item],
    needs_shipping: true,
    shipping_rates: [{ package_id: 0, name: "", shipping_rates: [rate] }],
    totals: { ...money, total_price: "1690" },
  }

  test.each([
    ["no change", {}, 0],
    ["another address", { billing_address: { first_name: "Ana" } }, 0],
    ["another quantity", { items: [{ ...item, quantity: 2 }] }, 1],
    ["another total", { totals: { ...money, total_price: "1590" } }, 1],
    ["another rate", { shipping_rates: [{ package_id: 0, shipping_rates: [{ ...rate, name: "Pickup" }] }] }, 1],
  ])("with %s: %j, compared with that of the buttons, causes %d reads", async (_, change, reads) => {
    const own = await open(hookHtml, { prepare: (shop) => shop.answer("GET cart", createAnswer(200, basket)) })
    const before = own.shop.calls.length
    cartService.of(own.page).accept({ ...basket, ...change }, null)
    await own.settle(300)
    expect(own.shop.calls.slice(before).map(({ name }) => name)).toEqual(Array(reads).fill("GET cart"))
  })
})
