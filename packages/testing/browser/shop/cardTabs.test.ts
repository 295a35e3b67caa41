import type { Page } from "playwright-core"
import { expect, inject, test } from "vitest"
import { readOrder } from "../support/buyInShop.ts"
import { answerBank, cardFrame, typeCard } from "../support/openCards.ts"
import { fillAddress, waitForForm } from "../support/openCheckout.ts"
import { openPage } from "../support/openPage.ts"

const received = "**/checkout/order-received/**"
const asked = "4000 0027 6000 3184"

async function fillCheckout(page: Page, number: string): Promise<void> {
  await waitForForm(page)
  await fillAddress(page)
  await page.locator("#payment_method_woocommerce_payments").check()
  await cardFrame(page).locator("#cc-number").waitFor()
  await page.locator("#terms").check()
  await typeCard(page, number)
}

interface CheckoutAnswer {
  readonly order_id: number
  readonly redirect: string
}

/** Opens the checkout with one figure in the basket, and presses Place order with a card that the bank asks about. */
async function beginPaying(product: number) {
  const shop = inject("shopUrl")
  const { page, context } = await openPage(`${shop}/en/?add-to-cart=${product}`)
  await page.goto(`${shop}/en/checkout/`)
  await fillCheckout(page, asked)
  // The page reads its answer as a stream, which the browser doesn't always keep: it is read on its way there.
  const answers: CheckoutAnswer[] = []
  await page.route(/wc-ajax=checkout/, async (route) => {
    const response = await route.fetch({ maxRetries: 1 })
    answers.push((await response.json()) as CheckoutAnswer)
    await route.fulfill({ response })
  })
  await page.locator("#place_order").click()
  await page.frameLocator("dialog iframe").getByRole("button", { name: "Complete" }).waitFor()
  const [answer] = answers
  if (answer === undefined) throw new Error("The shop didn't answer the order.")
  return { shop, page, context, order: answer.order_id, hash: answer.redirect }
}

test("in a second tab another card is refused because the order is being paid, and there is one order", async () => {
  const { shop, page, context, order } = await beginPaying(101)
  const { page: second } = await openPage(`${shop}/en/checkout/`, { context })
  await fillCheckout(second, "5555 5555 5555 4444")
  await second.locator("#place_order").click()
  const notice = second.locator(".woocommerce-NoticeGroup-checkout .woocommerce-error")
  await expect.poll(() => notice.textContent()).toContain("This order is already being paid.")
  await Promise.all([page.waitForURL(received), answerBank(page, "Complete")])
  expect(await readOrder(page)).toEqual({ id: order, isReceived: true })
  // The basket was bought: there is nothing left to pay here, and the notice leads to the order.
  await second.locator("#place_order").press("Enter")
  await expect.poll(() => notice.textContent()).toContain(`has already become order no. ${order}`)
  await second.getByRole("link", { name: "View your order" }).click()
  await second.waitForURL(received)
  expect(await readOrder(second)).toEqual({ id: order, isReceived: true })
})

test("a page that is loaded anew during the bank's question can be paid again, and makes one order", async () => {
  const { page, order } = await beginPaying(102)
  await page.reload()
  expect(page.url()).not.toContain("#")
  await fillCheckout(page, asked)
  expect(await page.locator("dialog[open]").count()).toBe(0)
  await page.locator("#place_order").click()
  await Promise.all([page.waitForURL(received), answerBank(page, "Complete")])
  expect(await readOrder(page)).toEqual({ id: order, isReceived: true })
})

test("a payment whose tab was closed during the bank's question pays its order by the provider's message, once", async () => {
  const { shop, page, context, order, hash } = await beginPaying(103)
  const { page: second } = await openPage(`${shop}/en/`, { context })
  await page.close()
  const [, , secret = ""] = hash.split(":")
  const answer = await context.request.post(
    `${shop}/simulated-provider/v1/payment_intents/${secret.split("_secret_")[0] ?? ""}/confirm`,
    // A connection that was kept open may be closed by the shop just now.
    { form: { client_secret: secret, challenge: "complete" }, maxRetries: 1 },
  )
  expect(await answer.json()).toMatchObject({ status: "succeeded" })
  // The basket is empty once the message has come: there is nothing left to check out.
  await expect
    .poll(async () => new URL((await context.request.get(`${shop}/en/checkout/`)).url()).pathname)
    .not.toContain("/checkout/")
  // The hash of then asks nobody any more, and leads to the one order, whatever is in the basket now.
  await second.goto(`${shop}/en/?add-to-cart=101`)
  await Promise.all([second.waitForURL(received), second.goto(`${shop}/en/checkout/${hash}`).catch(() => undefined)])
  expect(await readOrder(second)).toEqual({ id: order, isReceived: true })
})
