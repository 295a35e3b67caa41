import type { HttpResult } from "@ringside/core"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { type ExpressPage, openExpressPage } from "./pageForTests.ts"
import { createAnswer, expressHtml } from "./shopForTests.ts"

type OpenOptions = Parameters<typeof openExpressPage>[1]

let opened: ExpressPage | undefined

async function open(options: OpenOptions = {}): Promise<ExpressPage> {
  document.body.innerHTML = `<main><div class="woocommerce-notices-wrapper"></div>${expressHtml}</main>`
  opened = await openExpressPage(window, options)
  return opened
}

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, "warn").mockImplementation(() => undefined)
})
afterEach(() => {
  opened?.page.stop()
  expect(opened?.wallet.violations ?? []).toEqual([])
  opened?.wallet.remove()
  opened = undefined
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const notice = () => document.querySelector<HTMLElement>(".woocommerce-error")
const address = { city: "Madrid", postal_code: "28013", country: "ES", state: "M" }

async function choose({ wallet, settle }: ExpressPage): Promise<string> {
  const answer = wallet.changeAddress(address)
  await settle()
  return answer
}

describe.each<readonly [string, () => HttpResult]>([
  ["breaks", () => createAnswer(500, "Oops")],
  ["answers no JSON", () => createAnswer(200, "<p>Maintenance</p>")],
  ["answers JSON of something else", () => createAnswer(200, ["nothing"])],
  ["refuses", () => createAnswer(400, { code: "no", message: "" })],
  ["can't be reached", () => ({ kind: "unreachable", reason: "network" })],
])("a shop that %s", (_, fault) => {
  test("when the price is asked for gets no buttons and no notice", async () => {
    const own = await open({ prepare: (shop) => shop.answer("GET cart", fault()) })
    expect([own.mount?.style.display, own.wallet.calls, notice()]).toEqual(["none", [], null])
  })

  test("at a rate has the sheet say so, and the next rate is taken", async () => {
    const own = await open()
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

  test("at the order is told in a notice, and the next sheet pays", async () => {
    const own = await open()
    own.wallet.click()
    await choose(own)
    own.shop.answer("POST checkout", fault())
    own.wallet.confirm()
    await own.settle()
    expect([notice()?.textContent, own.left]).toEqual(["There was a problem processing the order.", []])
    own.wallet.ready()
    expect(own.wallet.click()).toBe(true)
    await choose(own)
    own.wallet.confirm()
    await own.settle()
    expect(own.left).toHaveLength(1)
  })
})

test("a provider that never comes is given up after ten minutes, without a word to the shopper", async () => {
  const own = await open({ prepare: (_, wallet) => wallet.remove() })
  expect(own.mount?.style.display).toBe("block")
  await own.settle(599_800)
  expect(own.mount?.style.display).toBe("block")
  await own.settle(400)
  expect([own.mount?.style.display, notice()]).toEqual(["none", null])
  expect(vi.mocked(console.warn).mock.calls.flat().join()).toContain("Stripe object not found")
})

test("a notice is scrolled to in 600 ms, and has the focus then", async () => {
  const own = await open()
  own.shop.order = { status: 400, body: { message: "Sold out" } }
  own.wallet.click()
  own.wallet.confirm()
  await own.settle(400)
  expect([notice()?.textContent, document.activeElement === notice()]).toEqual(["Sold out", false])
  await own.settle(300)
  expect(document.activeElement).toBe(notice())
})

test("a basket that another tab empties while a sheet is open can't be paid, and its buttons go", async () => {
  const own = await open()
  own.wallet.click()
  own.shop.own.items.splice(0)
  expect(await choose(own)).toBe("rejected")
  own.wallet.cancel()
  await own.settle()
  expect([own.mount?.style.display, own.left]).toEqual(["none", []])
})

test("a quantity that another tab changes while a sheet is open is in its next sum", async () => {
  const own = await open()
  own.wallet.click()
  own.shop.own.items[0] = { key: "k1", quantity: 3 }
  expect([await choose(own), own.wallet.calls.at(-1)]).toEqual(["resolved", `update ${String(3 * 1290 + 400)}`])
})
