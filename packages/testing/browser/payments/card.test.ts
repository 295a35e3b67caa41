import { expect, test } from "vitest"
import { audit } from "../support/audit.ts"
import { answerBank, cardFrame, openCards, readCalls, typeCard } from "../support/openCards.ts"
import { fillAddress, waitForForm, waitForReview } from "../support/openCheckout.ts"

const received = "**/checkout/order-received/**"
const notice = ".woocommerce-NoticeGroup-checkout .woocommerce-error"

async function openForm(options: Parameters<typeof openCards>[0] = {}) {
  const visit = await openCards(options)
  await waitForForm(visit.page)
  await fillAddress(visit.page)
  await visit.page.locator("#terms").check()
  return visit
}

for (const [path, locale, button] of [
  ["/en/checkout/", "en-GB", "Place order"],
  ["/checkout/", "es-ES", "Realizar el pedido"],
] as const) {
  test(`buys with a new card, in ${locale}`, async () => {
    const { page, host, cards } = await openForm({ path, host: { config: { locale } } })
    await typeCard(page)
    expect(await audit(page, "main")).toEqual([])
    await Promise.all([page.waitForURL(received), page.getByRole("button", { name: button }).click()])
    expect(host.checkout.orders).toMatchObject([{ method: "woocommerce_payments", totalMinor: 4890 }])
    const { fields = {} } = host.checkout.orders[0] ?? {}
    expect(fields["wcpay-payment-method"]).toMatch(/^pm_/)
    expect(fields["wcpay-fraud-prevention-token"]).toBe("")
    await expect.poll(() => cards.actions.map((action) => action.get("action"))).toEqual(["platform_tracks"])
  })
}

test("what was typed survives updates of the order review and the save box", async () => {
  const { page } = await openForm()
  await typeCard(page)
  const reviewed = page.waitForResponse(/update_order_review/)
  await page.locator("#shipping_method_0_local_pickup2").check()
  await reviewed
  await waitForReview(page)
  // A guest has nowhere to save a card: the box comes with the account.
  await page.locator("#createaccount").check()
  await page.locator("#wc-woocommerce_payments-new-payment-method").check()
  await expect.poll(() => cardFrame(page).locator("#cc-number").inputValue()).toBe("4242 4242 4242 4242")
  const calls = await readCalls(page)
  expect(calls.filter((name) => name === "element.mount")).toHaveLength(1)
  expect(calls).toContain("elements.update")
  expect(calls).toContain("element.update")
})

test("a load error stays in the mount point when the order review is updated, and nothing can be saved", async () => {
  const { page, requests } = await openForm()
  await page.locator("#createaccount").check()
  await page.locator("#wc-woocommerce_payments-new-payment-method").waitFor()
  await page.evaluate(() => {
    const control: unknown = Reflect.get(window, "__provider")
    ;(control as { loadError(message: string): void }).loadError("The form is out of order.")
  })
  const checkForm = async () => {
    expect(await page.locator(".wcpay-upe-element > .woocommerce-error").textContent()).toBe(
      "The form is out of order.",
    )
    expect(await page.locator("#wc-woocommerce_payments-new-payment-method").isVisible()).toBe(false)
    expect(await page.locator(".wc_payment_method.theme--stripe").count()).toBe(1)
  }
  await checkForm()
  const reviewed = page.waitForResponse(/update_order_review/)
  await page.locator("#shipping_method_0_local_pickup2").check()
  await reviewed
  await waitForReview(page)
  await checkForm()
  await page.locator("#createaccount").uncheck()
  await page.locator("#place_order").click()
  await expect.poll(() => page.locator(notice).textContent()).toContain("Invalid or missing payment details.")
  expect(requests.filter((request) => request === "POST checkout")).toEqual([])
})

test.each([
  ["4000 0000 0000 0002", "Your card was declined."],
  ["4000 0000 0000 5035", "We are experiencing issues connecting to our payments provider. Please try again."],
])("shows why %s isn't taken, and another card buys", async (number, message) => {
  const { page, host } = await openForm({ open: { expectedErrors: /402/ } })
  await typeCard(page, number)
  await page.locator("#place_order").click()
  await expect.poll(() => page.locator(notice).textContent()).toBe(message)
  expect(host.checkout.orders).toHaveLength(0)
  await typeCard(page)
  await Promise.all([page.waitForURL(received), page.locator("#place_order").click()])
  expect(host.checkout.orders).toHaveLength(1)
})

test("an incomplete card is reported, keeps the other fields and gets focus", async () => {
  const { page, requests } = await openForm()
  await typeCard(page, "4242 4242")
  await page.locator("#place_order").click()
  await expect.poll(() => page.locator(notice).textContent()).toBe("Your card number is incomplete.")
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe("iframe")
  expect(requests.filter((request) => request === "POST checkout")).toEqual([])
})

test("a payment that the bank asks about is confirmed once, and buys", async () => {
  const { page, host, cards } = await openForm()
  await typeCard(page, "4000 0027 6000 3184")
  await page.locator("#place_order").click()
  await Promise.all([page.waitForURL(received), answerBank(page, "Complete")])
  expect(host.checkout.orders).toHaveLength(1)
  const status = cards.actions.filter((action) => action.get("action") === "update_order_status")
  expect(status).toHaveLength(1)
  expect([...(status[0]?.keys() ?? [])].join()).toBe(
    "action,order_id,_ajax_nonce,intent_id,should_save_payment_method,is_changing_payment",
  )
  expect(page.url()).not.toContain("secret")
})

test.each([
  ["a card that isn't saved", {}, "false,false"],
  ["a new card that is saved", { savesCard: true }, "true,false"],
  ["a card that is saved already", { saved: ["4000002760003184"] }, "false,false"],
  ["a card that replaces another one of a subscription", { settings: { isChangingPayment: true } }, "false,true"],
])(
  "the order contains whether the card is to be saved, and whether the payment changes: %s",
  async (_, use, expected) => {
    const {
      savesCard = false,
      saved = [],
      settings = {},
    } = use as {
      readonly savesCard?: boolean
      readonly saved?: readonly string[]
      readonly settings?: Readonly<Record<string, unknown>>
    }
    const { page, cards } = await openForm({ cards: { isLoggedIn: saved.length > 0, settings }, saved })
    if (saved.length === 0) await typeCard(page, "4000 0027 6000 3184")
    if (savesCard) {
      // A guest has nowhere to save a card: the box comes with the account.
      await page.locator("#createaccount").check()
      await page.locator("#account_password").fill("tres asaltos a las ocho")
      await page.locator("#wc-woocommerce_payments-new-payment-method").check()
    }
    await page.locator("#place_order").click()
    await Promise.all([page.waitForURL(received), answerBank(page, "Complete")])
    const status = cards.actions.find((action) => action.get("action") === "update_order_status")
    const names = ["should_save_payment_method", "is_changing_payment"]
    expect(names.map((name) => status?.get(name)).join()).toBe(expected)
  },
)

test("the page's token against fraud and the config's fingerprint go with an order", async () => {
  const { page, host } = await openForm({
    host: { config: { payments: { script: "/simulated-provider/v3.js", fingerprint: "print-1" } } },
    open: { before: 'window.wcpayFraudPreventionToken = "token-1"' },
  })
  await typeCard(page)
  await Promise.all([page.waitForURL(received), page.locator("#place_order").click()])
  expect(host.checkout.orders[0]?.fields).toMatchObject({
    "wcpay-fraud-prevention-token": "token-1",
    "wcpay-fingerprint": "print-1",
  })
})

test("the bank refuses in the language of the page", async () => {
  const { page } = await openForm({
    path: "/checkout/",
    host: { config: { locale: "es-ES" } },
    cards: { settings: { locale: "es-ES" } },
  })
  await typeCard(page, "4000 0027 6000 3184")
  await page.locator("#place_order").click()
  await answerBank(page, "Rechazar")
  await expect.poll(() => page.locator(notice).textContent()).toContain("No podemos autenticar tu método de pago.")
})

for (const answer of ["Refuse", "Cancel"]) {
  test(`a payment whose question is answered with ${answer} can be tried again`, async () => {
    const { page, host } = await openForm()
    await typeCard(page, "4000 0027 6000 3184")
    await page.locator("#place_order").click()
    await answerBank(page, answer)
    await expect.poll(() => page.locator(notice).textContent()).toContain("unable to authenticate")
    expect(host.checkout.orders).toHaveLength(0)
    await typeCard(page)
    await Promise.all([page.waitForURL(received), page.locator("#place_order").click()])
    expect(host.checkout.orders).toHaveLength(1)
  })
}
