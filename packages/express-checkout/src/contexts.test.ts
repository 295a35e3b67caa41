import type { HttpResult } from "@ringside/core"
import { sendHostEvent } from "@ringside/testing"
import { describe, expect, test, vi } from "vitest"
import { type ExpressPage, openExpressPage } from "./pageForTests.ts"
import { createAnswer, createPlaced, expressHtml, type WalletShop } from "./shopForTests.ts"

/** A page with buttons, and what differs in its sheet. */
interface Context {
  readonly name: string
  readonly html: string
  readonly settings: Readonly<Record<string, unknown>>
  readonly host?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** The requests of its price and of its order. */
  readonly price: string
  readonly order: string
  readonly isShipped: boolean
  /** Reports that the price may be another one. */
  readonly change: (own: ExpressPage) => void
}

const send = (name: string) => () => sendHostEvent({ name })
const form = '<form class="cart"><button type="button" class="single_add_to_cart_button" value="11">Add</button></form>'

const contexts: readonly Context[] = [
  {
    name: "product",
    html: form + expressHtml,
    settings: { button_context: "product" },
    price: "POST cart/add-item",
    order: "POST checkout",
    isShipped: true,
    change: send("woocommerce_variation_has_changed"),
  },
  {
    name: "cart",
    html: expressHtml,
    settings: { button_context: "cart" },
    price: "GET cart",
    order: "POST checkout",
    isShipped: true,
    change: send("updated_cart_totals"),
  },
  {
    name: "checkout",
    html: `<form class="woocommerce-checkout">${expressHtml}</form>`,
    settings: { button_context: "checkout" },
    price: "GET cart",
    order: "POST checkout",
    isShipped: true,
    change: send("updated_checkout"),
  },
  {
    name: "pay_for_order",
    html: `<form id="order_review">${expressHtml}</form>`,
    settings: { button_context: "pay_for_order" },
    host: { wcpay_upe_config: { order_id: 189, key: "k", billing_email: "eva@example.com" } },
    price: "GET order/189",
    order: "POST checkout/189",
    isShipped: false,
    change: () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })),
  },
]

const lost: HttpResult = { kind: "unreachable", reason: "network" }
const paymentFailed =
  "There was a problem processing the payment. Please check your email inbox and refresh the page to try again."

async function open({ name, html, settings, host }: Context, prepare: (shop: WalletShop) => void = () => undefined) {
  const opened = await openExpressPage({ html, settings, prepare, ...(host && { host }) })
  if (name === "checkout") send("updated_checkout")()
  await opened.settle()
  opened.wallet.ready()
  return opened
}

const notice = () => document.querySelector(".woocommerce-error")?.textContent ?? null
const veil = () => document.querySelector(".ringside-express-page")

/** Presses the button, and moves a sheet that ships to its address. */
async function openSheet({ isShipped }: Context, own: ExpressPage): Promise<void> {
  expect(own.wallet.click()).toBe(true)
  if (isShipped) expect(await choose(own)).toBe("resolved")
  await own.settle()
}

async function choose(own: ExpressPage): Promise<string> {
  const answer = own.wallet.changeAddress({ city: "Madrid", postal_code: "28013", country: "ES", state: "M" })
  await own.settle()
  return answer
}

async function confirm({ isShipped }: Context, own: ExpressPage): Promise<void> {
  own.wallet.confirm(isShipped ? {} : { shippingAddress: undefined })
  await own.settle()
}

/** Buys with the next sheet; returns how many orders the shop was sent on the page. */
async function sell(context: Context, own: ExpressPage): Promise<number> {
  await own.settle()
  own.wallet.ready()
  await openSheet(context, own)
  await confirm(context, own)
  expect(own.left).toHaveLength(1)
  return own.shop.calls.filter(({ name }) => name === context.order).length
}

describe.each(contexts)("in the context $name a sheet is", (context) => {
  test("offered again after a price that can't be read", async () => {
    const own = await open(context, (shop) => shop.answer(context.price, lost))
    expect([own.mount?.style.display, own.wallet.calls, notice()]).toEqual(["none", [], null])
    context.change(own)
    await own.settle()
    expect(own.mount?.style.display).toBe("block")
    expect(await sell(context, own)).toBe(1)
  })

  test("offered again after a price that took ten seconds", async () => {
    const own = await open(context)
    own.shop.answer(context.price, new Promise(() => undefined))
    context.change(own)
    const readState = () => [own.mount?.style.display, own.mount?.getAttribute("aria-busy")]
    await own.settle(9_990)
    expect(readState()).toEqual(["block", "true"])
    await own.settle(20)
    expect([...readState(), notice()]).toEqual(["none", null, null])
    context.change(own)
    await own.settle()
    expect(readState()).toEqual(["block", null])
    expect(await sell(context, own)).toBe(1)
  })

  test("paid by an order that takes five minutes", async () => {
    const own = await open(context)
    await openSheet(context, own)
    own.shop.answer(context.order, new Promise((resolve) => own.page.clock.after(300_000, () => resolve(null))))
    await confirm(context, own)
    await own.settle(299_000)
    expect([own.left, notice(), veil()]).toEqual([[], null, expect.anything()])
    await own.settle(1000)
    expect([own.left.length, notice()]).toEqual([1, null])
  })

  test("paid", async () => {
    expect(await sell(context, await open(context))).toBe(1)
  })

  test("cancelled, and opened again", async () => {
    const own = await open(context)
    await openSheet(context, own)
    own.wallet.cancel()
    await own.settle(300)
    expect([veil(), own.events.at(-1)]).toEqual([null, "cancel {}"])
    expect(await sell(context, own)).toBe(1)
  })

  test("paid once where it is confirmed twice", async () => {
    const own = await open(context)
    await openSheet(context, own)
    own.wallet.confirm(context.isShipped ? {} : { shippingAddress: undefined })
    await confirm(context, own)
    expect(own.shop.calls.filter(({ name }) => name === context.order)).toHaveLength(1)
    expect(own.left).toHaveLength(1)
  })

  test("refused by the provider, then paid", async () => {
    const own = await open(context)
    await openSheet(context, own)
    own.wallet.answers.paymentMethod = { error: { message: "Your card was declined." } }
    await confirm(context, own)
    expect([notice(), veil()]).toEqual(["Your card was declined.", null])
    own.wallet.answers.paymentMethod = { paymentMethod: { id: "pm_2" } }
    expect(await sell(context, own)).toBe(1)
  })

  test("declined by the shop, then paid", async () => {
    const own = await open(context)
    const { order } = own.shop
    own.shop.order = { status: 400, body: { message: "Your card has insufficient funds." } }
    await openSheet(context, own)
    await confirm(context, own)
    expect([notice(), veil()]).toEqual(["Your card has insufficient funds.", null])
    own.shop.order = order
    expect(await sell(context, own)).toBe(2)
  })

  test("paid after an order that didn't reach the shop", async () => {
    const own = await open(context)
    await openSheet(context, own)
    own.shop.answer(context.order, lost)
    await confirm(context, own)
    // The cart is read until the shop can't be charging any more.
    await own.settle(21_000)
    expect([notice(), veil()]).toEqual([paymentFailed, null])
    // An order stays as it is while its payment is under way, so that nothing shows whether it is.
    if (context.name === "pay_for_order") expect(own.mount?.style.display).toBe("none")
    else expect(await sell(context, own)).toBe(2)
  })

  test("followed by a notice, without another sheet, where the bank's confirmation doesn't reach the shop", async () => {
    const own = await open(context)
    own.shop.order = { status: 200, body: createPlaced("#wcpay-confirm-pi:7:pi_1_secret_2:nn") }
    await openSheet(context, own)
    own.shop.answer("update_order_status", lost)
    own.shop.answer("update_order_status", lost)
    await confirm(context, own)
    expect([notice(), veil(), own.left]).toEqual([paymentFailed, null, []])
    expect([own.mount?.style.display, own.shop.calls.filter(({ name }) => name === context.order).length]).toEqual([
      "none",
      1,
    ])
    // The bank has confirmed: no change of the page offers a second payment.
    context.change(own)
    await own.settle()
    expect(own.mount?.style.display).toBe("none")
    // Nor does a new place for the buttons, as in basket totals that the host prints anew.
    const place = own.mount?.cloneNode() as HTMLElement | undefined
    if (place) own.mount?.replaceWith(place)
    await own.settle()
    expect(place?.style.display).toBe("none")
  })

  test("not offered again where the page refuses to go where the placed order leads", async () => {
    const own = await open(context)
    const go = vi.spyOn(own.page.navigation, "go").mockReturnValue(false)
    await openSheet(context, own)
    await confirm(context, own)
    expect(go).toHaveBeenCalledOnce()
    expect([notice(), veil(), own.mount?.style.display]).toEqual([paymentFailed, null, "none"])
  })

  test("not offered again where the browser hasn't left the page for the placed order after a minute", async () => {
    const own = await open(context)
    await openSheet(context, own)
    await confirm(context, own)
    await own.settle(58_000)
    expect([notice(), document.querySelector("[inert]") === null]).toEqual([null, false])
    await own.settle(3000)
    expect([notice(), veil(), own.mount?.style.display]).toEqual([paymentFailed, null, "none"])
    expect([document.querySelector("[inert]"), own.left.length]).toEqual([null, 1])
  })

  test("closed when the page is shown again from the back/forward cache", async () => {
    const own = await open(context)
    await openSheet(context, own)
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
    await own.settle()
    expect(veil()).toBeNull()
    expect(await sell(context, own)).toBe(1)
  })
})

describe.each(contexts.filter(({ isShipped }) => isShipped))(
  "in the context $name a sheet gets a rejection of",
  (context) => {
    test("an address that the shop can't answer, and accepts the next one", async () => {
      const own = await open(context)
      own.wallet.click()
      own.shop.answer("POST cart/update-customer", createAnswer(500, "Oops"))
      expect(await choose(own)).toBe("rejected")
      expect(await choose(own)).toBe("resolved")
      await confirm(context, own)
      expect([notice(), own.left.length]).toEqual([null, 1])
    })

    test("a rate that the shop can't answer, and accepts the next one", async () => {
      const own = await open(context)
      await openSheet(context, own)
      own.shop.answer("POST cart/select-shipping-rate", lost)
      const answers = []
      for (const id of ["express:2", "express:2"]) {
        const answer = own.wallet.changeRate(id)
        await own.settle()
        answers.push(await answer)
      }
      expect(answers).toEqual(["rejected", "resolved"])
      await confirm(context, own)
      expect([notice(), own.left.length]).toEqual([null, 1])
    })
  },
)
