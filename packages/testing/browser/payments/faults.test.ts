import { expect, onTestFinished, test } from "vitest"
import { answerBank, cardFrame, openCards, readCalls, typeCard } from "../support/openCards.ts"
import { fillAddress, waitForAnswer, waitForForm } from "../support/openCheckout.ts"

const received = "**/checkout/order-received/**"
const orderPay = "/en/checkout/order-pay/900/?pay_for_order=true&key=double"
const box = ".payment_method_woocommerce_payments .woocommerce-error"

test("where the host's script does the job, we mount nothing and request no provider", async () => {
  const { page, requests } = await openCards({ host: { state: 1 }, hasProvider: false })
  await page.locator(".host-card").waitFor()
  await page.locator(".woocommerce-checkout-review-order-table").waitFor()
  expect(await page.locator(".wcpay-upe-element iframe").count()).toBe(0)
  expect(await page.locator('script[src*="simulated-provider"]').count()).toBe(0)
  expect(requests).not.toContain("POST checkout")
})

test("the payment script alone is out: the host sends the order, with our card", async () => {
  const { page, host, cards } = await openCards({ host: { state: 1 }, cards: { isScriptOut: true } })
  // The host's script replaces the payment methods, and with them the card's frame.
  await waitForAnswer(page)
  await cardFrame(page).locator("#cc-number").waitFor()
  await fillAddress(page)
  await page.locator("#terms").check()
  await typeCard(page, "4000 0027 6000 3184")
  await page.locator("#place_order").click()
  // The host goes to the hash of its answer, which the page confirms.
  await Promise.all([page.waitForURL(received), answerBank(page, "Complete")])
  expect(host.checkout.orders).toMatchObject([{ method: "woocommerce_payments" }])
  expect(host.checkout.orders[0]?.fields["wcpay-payment-method"]).toMatch(/^pm_/)
  expect(cards.actions.filter((action) => action.get("action") === "update_order_status")).toHaveLength(1)
})

test("scripts and settings out: the page's config is enough to buy", async () => {
  const { page, host } = await openCards({ host: { state: 3 } })
  await waitForForm(page)
  await fillAddress(page)
  await typeCard(page)
  await page.locator("#terms").check()
  await Promise.all([page.waitForURL(received), page.locator("#place_order").click()])
  expect(host.checkout.orders).toMatchObject([{ method: "woocommerce_payments" }])
})

test("another method pays while the provider's script is still on its way", async () => {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  onTestFinished(letGo)
  const { page, host } = await openCards({
    hasProvider: false,
    open: {
      prepare: (each) => each.route("**/simulated-provider/v3.js", () => held),
    },
  })
  await waitForForm(page)
  await fillAddress(page)
  await page.locator("#payment_method_cod").check()
  await page.locator("#terms").check()
  await Promise.all([page.waitForURL(received), page.locator("#place_order").click()])
  expect(host.checkout.orders).toMatchObject([{ method: "cod" }])
})

test("a blocked provider is reported in its box, and other methods work on", async () => {
  const { page, host } = await openCards({
    hasProvider: false,
    open: {
      expectedErrors: /ERR_FAILED/,
      prepare: (each) => each.route("**/simulated-provider/v3.js", (route) => route.abort()),
    },
  })
  await waitForForm(page)
  await page.locator(box).waitFor({ timeout: 15_000 })
  expect(await page.locator(box).textContent()).toContain("preparing the payment form")
  await fillAddress(page)
  await page.locator("#payment_method_cod").check()
  await page.locator("#terms").check()
  await Promise.all([page.waitForURL(received), page.locator("#place_order").click()])
  expect(host.checkout.orders).toMatchObject([{ method: "cod" }])
})

test("a frame that the host takes out comes back once", async () => {
  const { page } = await openCards({ path: orderPay })
  await cardFrame(page).locator("#cc-number").waitFor()
  await page.locator(".wcpay-upe-element iframe").evaluate((frame) => frame.remove())
  await cardFrame(page).locator("#cc-number").waitFor()
})

test("a frame that the host removes again, or leaves no width, is reported", async () => {
  const { page } = await openCards({ path: orderPay })
  const removeFrame = () => page.locator(".wcpay-upe-element iframe").evaluate((frame) => frame.remove())
  await cardFrame(page).locator("#cc-number").waitFor()
  await removeFrame()
  await cardFrame(page).locator("#cc-number").waitFor()
  await removeFrame()
  await expect.poll(() => page.locator(box).textContent()).toContain("preparing the payment form")

  const { page: narrow } = await openCards({ path: orderPay })
  await cardFrame(narrow).locator("#cc-number").waitFor()
  await narrow.evaluate(() => {
    const style = new CSSStyleSheet()
    style.replaceSync(".wcpay-upe-element iframe { max-width: 0 }")
    document.adoptedStyleSheets.push(style)
  })
  await expect.poll(() => narrow.locator(box).textContent()).toContain("preparing the payment form")
  expect((await readCalls(narrow)).filter((name) => name === "element.mount")).toHaveLength(2)
  expect(await narrow.locator(".wcpay-upe-element iframe").count()).toBe(0)
})

test("a malformed hash is taken out of the address, and the shop receives no request", async () => {
  const { page, cards } = await openCards({ path: `${orderPay}#wcpay-confirm-pi:900:secret` })
  await cardFrame(page).locator("#cc-number").waitFor()
  expect(page.url()).not.toContain("#")
  expect(cards.actions).toEqual([])
})

test("a replayed hash of a payment that succeeded ends where the payment did, without another one", async () => {
  const { page, cards, host } = await openCards({ path: orderPay })
  await typeCard(page, "4000 0027 6000 3184")
  const hashed = page.waitForRequest(/order-pay\/900/)
  await page.locator("#place_order").click()
  await hashed
  await Promise.all([page.waitForURL("**/order-received/900/**"), answerBank(page, "Complete")])
  const [first] = cards.actions.filter((action) => action.get("action") === "update_order_status")
  const intent = await cards.provider.retrieveIntent(first?.get("intent_id") ?? "")
  await page.goto(`${host.url}${orderPay}#wcpay-confirm-pi:900:${intent?.clientSecret ?? ""}:a1b2c3d4e5`)
  // The order waits for nothing any more: the double has no return address for it.
  await page.locator(".woocommerce-error").waitFor()
  expect(await page.locator("dialog[open]").count()).toBe(0)
  expect(page.url()).not.toContain("secret")
})
