import { describe, expect, test } from "vitest"
import { answerBank, cardFrame, openCards, typeCard } from "../support/openCards.ts"
import { fillAddress, waitForForm } from "../support/openCheckout.ts"

const orderPay = "/en/checkout/order-pay/900/?pay_for_order=true&key=double"
const addCard = "/en/my-account/add-payment-method/"
const asked = "4000 0027 6000 3184"

/** Without host scripts the settings are globals of the page, or members of its config. */
const states = [2, 3] as const

/** The background actions of a purchase, in any order. Since version 10.9.0 the shop doesn't store the form's look. */
const versions = [
  ["10.9.0", ["platform_tracks", "update_order_status"]],
  ["older", ["platform_tracks", "save_upe_appearance", "update_order_status"]],
] as const

describe.each(versions)("settings as version %s prints them", (version, actions) => {
  test.each(states)("in host state %d: a card buys after the bank's question", async (state) => {
    const { page, host, cards } = await openCards({ cards: { version }, host: { state } })
    await waitForForm(page)
    await fillAddress(page)
    await page.locator("#terms").check()
    await typeCard(page, asked)
    await page.locator("#place_order").click()
    await Promise.all([page.waitForURL("**/checkout/order-received/**"), answerBank(page, "Complete")])
    expect(host.checkout.orders).toMatchObject([{ method: "woocommerce_payments", totalMinor: 4890 }])
    const readActions = () => cards.actions.map((action) => action.get("action")).toSorted()
    await expect.poll(readActions).toEqual(actions)
  })

  test.each(states)("in host state %d: an order is paid, and a card is added", async (state) => {
    const { page, host, cards } = await openCards({
      path: orderPay,
      cards: { version, isLoggedIn: true },
      host: { state },
    })
    await cardFrame(page).locator("#cc-number").waitFor()
    await typeCard(page, asked)
    await page.locator("#place_order").click()
    await Promise.all([page.waitForURL("**/order-received/900/**"), answerBank(page, "Complete")])
    await page.goto(host.url + addCard)
    await typeCard(page)
    await page.locator("#place_order").click()
    await page.waitForURL("**/payment-methods/")
    expect(cards.savedCards).toMatchObject([{ last4: "4242" }])
  })
})
