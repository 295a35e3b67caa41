import { expect, test } from "vitest"
import { audit } from "../support/audit.ts"
import { answerBank, cardFrame, openCards, readCalls, typeCard } from "../support/openCards.ts"
import { fillAddress, waitForForm } from "../support/openCheckout.ts"

const orderPay = "/en/checkout/order-pay/900/?pay_for_order=true&key=double"
const addCard = "/en/my-account/add-payment-method/"
const isLoggedIn = { isLoggedIn: true }
const alert = ".woocommerce-error"
const token = (id: string) => `#wc-woocommerce_payments-payment-token-${id}`

async function openPaying(path: string, options: Parameters<typeof openCards>[0] = {}) {
  const visit = await openCards({ path, ...options })
  await cardFrame(visit.page).locator("#cc-number").waitFor()
  return visit
}

test("pays an existing order with a new card", async () => {
  const { page, cards } = await openPaying(orderPay)
  await typeCard(page)
  expect(await audit(page, "main")).toEqual([])
  await Promise.all([page.waitForURL("**/order-received/900/**"), page.locator("#place_order").click()])
  await expect.poll(() => cards.actions.map((action) => action.get("action"))).toEqual(["platform_tracks"])
})

test("the provider asks for the country where the page doesn't", async () => {
  const { page } = await openPaying(orderPay)
  const country = cardFrame(page).getByLabel("Country")
  expect(await country.inputValue()).toBe("ES")
  const { page: checkout } = await openPaying("/en/checkout/")
  expect(await cardFrame(checkout).getByLabel("Country").count()).toBe(0)
})

test("a card that the bank asks about comes back by a hash, which is taken out of the address", async () => {
  const { page, cards } = await openPaying(orderPay)
  await typeCard(page, "4000 0027 6000 3184")
  await page.locator("#place_order").click()
  await page.frameLocator("dialog iframe").getByRole("button", { name: "Complete" }).waitFor()
  expect(page.url()).not.toContain("#")
  expect(await page.locator("form#order_review").getAttribute("aria-busy")).toBe("true")
  await Promise.all([page.waitForURL("**/order-received/900/**"), answerBank(page, "Complete")])
  const status = cards.actions.filter((action) => action.get("action") === "update_order_status")
  expect(status.map((action) => action.get("order_id"))).toEqual(["900"])
})

test("an order whose question is refused can be paid again", async () => {
  const { page } = await openPaying(orderPay)
  await typeCard(page, "4000 0027 6000 3184")
  await page.locator("#place_order").click()
  await answerBank(page, "Refuse")
  await expect.poll(() => page.locator(alert).textContent()).toContain("unable to authenticate")
  await expect.poll(() => page.locator("form#order_review").getAttribute("aria-busy")).toBeNull()
  await typeCard(page)
  await Promise.all([page.waitForURL("**/order-received/900/**"), page.locator("#place_order").click()])
})

test("a declined order says so, on a page that can be used", async () => {
  const { page } = await openPaying(orderPay)
  await typeCard(page, "4000 0000 0000 9995")
  await page.locator("#place_order").click()
  await expect.poll(() => page.locator(alert).textContent()).toBe("Your card has insufficient funds.")
  await cardFrame(page).locator("#cc-number").waitFor()
})

test.each([
  ["at once", "4242 4242 4242 4242"],
  ["after the bank's question", "4000 0025 0000 3155"],
])("adds a card to the account, %s", async (_, number) => {
  const { page, cards } = await openPaying(addCard, { cards: isLoggedIn })
  expect(await page.locator("#wc-woocommerce_payments-new-payment-method").isVisible()).toBe(false)
  await typeCard(page, number)
  await page.locator("#place_order").click()
  if (number.includes("3155")) await answerBank(page, "Complete")
  await page.waitForURL("**/payment-methods/")
  expect(cards.savedCards).toMatchObject([{ last4: number.slice(-4) }])
})

test("a card is added, and an order paid, in a shop with protection against card testing", async () => {
  const cards = { ...isLoggedIn, fraudToken: "token-1" }
  const { page, cards: adding } = await openPaying(addCard, { cards })
  await typeCard(page)
  await page.locator("#place_order").click()
  await page.waitForURL("**/payment-methods/")
  expect(adding.savedCards).toMatchObject([{ last4: "4242" }])
  const { page: paying } = await openPaying(orderPay, { cards })
  await typeCard(paying)
  await Promise.all([paying.waitForURL("**/order-received/900/**"), paying.locator("#place_order").click()])
})

test("a card that isn't taken isn't added", async () => {
  const { page, cards } = await openPaying(addCard, { cards: isLoggedIn, open: { expectedErrors: /402/ } })
  await typeCard(page, "4000 0000 0000 5035")
  await page.locator("#place_order").click()
  await expect.poll(() => page.locator(alert).textContent()).toContain("experiencing issues")
  expect(cards.savedCards).toEqual([])
})

test("a shop that refuses a new card says why, and the form isn't sent", async () => {
  const settings = { createSetupIntentNonce: "stale" }
  const { page, cards } = await openPaying(addCard, { cards: { ...isLoggedIn, settings } })
  const sent: string[] = []
  page.on("request", (request) => request.isNavigationRequest() && sent.push(request.url()))
  await typeCard(page)
  await page.locator("#place_order").click()
  await expect
    .poll(() => page.locator(alert).textContent())
    .toBe("We're not able to add this payment method. Please refresh the page and try again.")
  await expect.poll(() => page.locator("form#add_payment_method").getAttribute("aria-busy")).toBeNull()
  expect(cards.savedCards).toEqual([])
  expect(sent).toEqual([])
})

test("a new card whose question is refused isn't added, and can be tried again", async () => {
  const { page, cards } = await openPaying(addCard, { cards: isLoggedIn })
  await typeCard(page, "4000 0025 0000 3155")
  await page.locator("#place_order").click()
  await answerBank(page, "Refuse")
  await expect.poll(() => page.locator(alert).textContent()).toContain("unable to authenticate")
  expect(cards.savedCards).toEqual([])
  await typeCard(page)
  await page.locator("#place_order").click()
  await page.waitForURL("**/payment-methods/")
  expect(cards.savedCards).toMatchObject([{ last4: "4242" }])
})

test("buys with a saved card, without a card form", async () => {
  const { page, host, cards } = await openCards({ cards: isLoggedIn, saved: ["4242424242424242"] })
  await waitForForm(page)
  await fillAddress(page)
  await page.locator("#terms").check()
  expect(await page.locator(token("1")).isChecked()).toBe(true)
  await page.locator(".wc-payment-form").waitFor({ state: "hidden" })
  await page.locator(".woocommerce-SavedPaymentMethods-saveNew").waitFor({ state: "hidden" })
  await Promise.all([page.waitForURL("**/order-received/**"), page.locator("#place_order").click()])
  expect(host.checkout.orders[0]?.fields).not.toHaveProperty("wcpay-payment-method")
  await expect
    .poll(() => cards.actions.map((action) => action.get("tracksEventName")))
    .toEqual(["checkout_place_order_button_click"])
  expect(cards.savedCards).toHaveLength(1)
})

test("a new card beside a saved one is mounted when it is chosen", async () => {
  const { page, host } = await openCards({
    cards: { ...isLoggedIn, settings: {} },
    saved: ["4242424242424242"],
    host: { config: { locale: "en-GB" } },
  })
  await waitForForm(page)
  await fillAddress(page)
  await page.locator(".wc-payment-form").waitFor({ state: "hidden" })
  await page.locator(token("new")).check()
  await typeCard(page, "5555 5555 5555 4444")
  expect((await readCalls(page)).filter((name) => name === "element.mount")).toHaveLength(1)
  await page.locator("#terms").check()
  await Promise.all([page.waitForURL("**/order-received/**"), page.locator("#place_order").click()])
  expect(host.checkout.orders[0]?.fields["wcpay-payment-method"]).toMatch(/^pm_/)
})

test("asks before a saved card is deleted, by keyboard too", async () => {
  const { page } = await openCards({
    path: "/en/payment-methods/",
    cards: isLoggedIn,
    saved: ["4242424242424242"],
    hasProvider: false,
  })
  const remove = page.getByRole("link", { name: "Delete" })
  await remove.focus()
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog", { name: "Delete this payment method?" })
  await dialog.waitFor()
  expect(await audit(page, "dialog")).toEqual([])
  await page.keyboard.press("Escape")
  await dialog.waitFor({ state: "hidden" })
  await expect.poll(() => remove.evaluate((link) => link === document.activeElement)).toBe(true)
  await remove.click()
  await Promise.all([
    page.waitForURL("**/delete-payment-method/1/**"),
    dialog.getByRole("button", { name: "Delete" }).click(),
  ])
})
