import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import {
  type CheckoutShop,
  createCheckoutShop,
  fillForm,
  importLateFiles,
  startCheckout,
  type StartedCheckout,
} from "./checkoutForTests.ts"

type Handler = (this: Element, ...args: readonly unknown[]) => unknown
interface Collection {
  on(types: string, handler: Handler): Collection
  on(types: string, delegate: string, handler: Handler): Collection
  off(): Collection
  trigger(type: string): Collection
  is(selector: string): boolean
}
type JQuery = (target: unknown) => Collection

const { default: jQuery } = await vi.importActual<{ readonly default: JQuery }>("jquery")

let shop: CheckoutShop
let started: StartedCheckout | undefined
/** The requests of the host's own script. */
let hostRequests: string[]

beforeAll(importLateFiles)
beforeEach(() => {
  Reflect.set(window, "jQuery", jQuery)
  vi.spyOn(console, "warn").mockImplementation(() => undefined)
  shop = createCheckoutShop()
  hostRequests = []
  document.body.innerHTML = `<main>${shop.formatPage()}</main>`
  fillForm(document)
})
afterEach(() => {
  started?.page.stop()
  started = undefined
  for (const target of [document.body, document]) jQuery(target).off()
  Reflect.deleteProperty(window, "jQuery")
  document.body.replaceChildren()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const form = () => document.querySelector("form.checkout")

/** Runs a stand-in of the platform's script from another file: it binds the same handlers, and records requests instead of sending them. */
function runHostScript(): void {
  const ask = () => void hostRequests.push("update_order_review")
  jQuery(document.body).on("update_checkout", ask)
  jQuery(document.body).on("init_checkout", () => jQuery(document.body).trigger("update_checkout"))
  const $form = jQuery(form())
  $form.on("click", 'input[name="payment_method"]', () => undefined)
  $form.on("submit", () => {
    if (!$form.is(".processing")) hostRequests.push("checkout")
    return false
  })
  $form.on("update", () => jQuery(document.body).trigger("update_checkout"))
  $form.on("change", ".address-field select", () => jQuery(document.body).trigger("update_checkout"))
  jQuery(document.body).trigger("init_checkout")
}

const ownRequests = (endpoint: string) => shop.checkout.requests.filter((request) => request.endpoint === endpoint)
const hostOrders = () => hostRequests.filter((name) => name === "checkout")
const warnings = () => vi.mocked(console.warn).mock.calls.map(([text]) => String(text))

async function start(): Promise<StartedCheckout> {
  started = await startCheckout(shop, document)
  return started
}

async function settleAll(): Promise<void> {
  // The order's own code is loaded in several steps.
  for (let index = 0; index < 20; index += 1) await started?.settle()
}

const pressPlaceOrder = () => document.querySelector<HTMLElement>("#place_order")?.click()

describe("the platform's script in a combined file", () => {
  it("that ran before ours sends the one order and the one review, and ours nothing", async () => {
    runHostScript()
    await start()
    expect(hostRequests).toEqual(["update_order_review"])
    pressPlaceOrder()
    await settleAll()
    expect([hostOrders().length, ownRequests("checkout").length]).toEqual([1, 0])
    expect(ownRequests("update_order_review")).toEqual([])
    expect(warnings()).toEqual([expect.stringContaining('the host\'s own script "wc-checkout" runs')])
  })

  it("that comes after ours sends the one order, and from then on each review", async () => {
    await start()
    const before = ownRequests("update_order_review").length
    runHostScript()
    await settleAll()
    pressPlaceOrder()
    await settleAll()
    expect([hostOrders().length, ownRequests("checkout").length]).toEqual([1, 0])
    const country = document.querySelector("#billing_country")
    country?.dispatchEvent(new Event("change", { bubbles: true }))
    await settleAll()
    expect(hostRequests.filter((name) => name === "update_order_review")).toHaveLength(2)
    expect(ownRequests("update_order_review")).toHaveLength(before)
    expect(warnings()).toHaveLength(1)
  })

  it("that comes between our start and an order by a script's own submit sends that order alone", async () => {
    await start()
    runHostScript()
    jQuery(form()).trigger("submit")
    await settleAll()
    expect([hostOrders().length, ownRequests("checkout").length]).toEqual([1, 0])
  })

  it("that comes while our order is on its way sends no second one, and ours ends as usual", async () => {
    const { page, moves } = await start()
    pressPlaceOrder()
    await vi.waitFor(async () => {
      await started?.settle()
      expect(form()?.matches(".processing")).toBe(true)
    })
    runHostScript()
    page.scan()
    form()?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
    await vi.waitFor(async () => {
      await started?.settle()
      expect(moves).toHaveLength(1)
    })
    expect([hostOrders().length, ownRequests("checkout").length]).toEqual([0, 1])
  })
})

it("handlers of payment plugins and page builders leave the order to ours", async () => {
  jQuery(document.body).on("update_checkout updated_checkout payment_method_selected", () => undefined)
  jQuery(form()).on("click", 'input[name="payment_method"]', () => undefined)
  jQuery(form()).on("checkout_place_order", () => true)
  const { moves } = await start()
  pressPlaceOrder()
  await vi.waitFor(async () => {
    await started?.settle()
    expect(moves).toHaveLength(1)
  })
  expect(ownRequests("checkout")).toHaveLength(1)
  expect(warnings()).toEqual([])
})
