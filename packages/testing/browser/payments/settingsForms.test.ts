import { describe, expect, test } from "vitest"
import { answerBank, cardFrame, openCards, typeCard } from "../support/openCards.ts"
import { fillAddress, waitForForm } from "../support/openCheckout.ts"
import { takeTurns } from "../support/takeTurns.ts"

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

/** Each of two tests in turn has both versions and both states. */
const rows = versions.flatMap(([version, actions], index) =>
  (index % 2 === 0 ? states : states.toReversed()).map((state) => ({ version, actions, state })),
)

describe.each(rows)("settings as version $version prints them in host state $state:", (row) => {
  const { version, actions, state } = row
  takeTurns(row, rows, 2)

  test("a card buys after the bank's question", async () => {
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

  test("an order is paid, and a card is added", async () => {
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

test("a page with the plugin's settings alone takes a confirmation's hash out of the address, and confirms the payment", async () => {
  const wcpayConfig = {
    publishableKey: "pk_test_sim_double",
    accountId: "acct_double",
    ajaxUrl: "/wp-admin/admin-ajax.php",
    locale: "en-GB",
    currency: "EUR",
  }
  const { page, host, cards } = await openCards({ path: "/en/shop/", host: { config: { host: { wcpayConfig } } } })
  const method = await cards.provider.takeCard({ number: asked, expiry: "12/40", cvc: "123" })
  if ("error" in method) throw new Error(method.error.message)
  const order = { amount: 4890, currency: "eur", paymentMethod: method.id, metadata: { orderId: "900" } }
  const intent = await cards.provider.createPaymentIntent(order, "order-900")
  await page.goto(`${host.url}/en/shop/?paying=900#wcpay-confirm-pi:900:${intent.clientSecret}:a1b2c3d4e5`)
  await answerBank(page, "Complete")
  expect(page.url()).toBe(`${host.url}/en/shop/?paying=900`)
  // The shop has no such order, and says so.
  await expect.poll(() => page.locator(".woocommerce-error").textContent()).toContain("Please try again later.")
  expect(cards.actions.map((action) => action.get("intent_id"))).toEqual([intent.id])
})
