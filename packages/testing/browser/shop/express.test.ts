import { expect, inject, test } from "vitest"
import { readViolations } from "../support/openCards.ts"
import { openPage } from "../support/openPage.ts"
import {
  openSheet,
  openWallet,
  readSheet,
  useSheet,
  waitForWallet,
  walletButton,
  walletNotice,
  walletPages,
} from "../support/openWallets.ts"

const received = "**/checkout/order-received/**"
const expectedErrors = /40[02]/

/** The requests of a cancelled sheet, without those for the basket's markup. */
const requestsOfCancelling = {
  // The host prints its totals anew: the buttons read the basket, and so does the shop's analytics.
  "the basket": ["GET cart", "GET cart"],
  // The address isn't whole yet, so that the host asks for nothing, and the buttons have what the sheet has changed.
  "the checkout": [],
  // The price of the product, whose cart the shop drops itself, and the sheet's cart to be emptied.
  "a product": ["GET cart", "POST cart/add-item", "POST cart/remove-item"],
} as const

for (const [context, path] of walletPages) {
  test(`on the page of ${context} a sheet is cancelled, declined and paid`, async () => {
    const shop = inject("shopUrl")
    const page = await openWallet({ shop, path, expectedErrors })
    const first = await openSheet(page)
    expect(first.lineItems.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(first.amount)
    await useSheet(page, "cancel")
    await expect.poll(() => page.locator(".ringside-express-page").count()).toBe(0)
    await waitForWallet(page)

    const { shippingRates, amount } = await openSheet(page)
    // Pick-up costs nothing, and says where.
    const pickup = shippingRates.at(-1)
    expect(pickup?.deliveryEstimate).toMatch(/^Calle del Cordelero 14.* - .*10 am to 6 pm/)
    await useSheet(page, "changeRate", pickup?.id)
    await expect.poll(async () => (await readSheet(page)).amount).toBeLessThan(amount)
    const changed = await readSheet(page)
    expect(changed.lineItems.reduce((sum, line) => sum + line.amount, 0)).toBe(changed.amount)
    await useSheet(page, "confirm", { card: "4000 0000 0000 9995" })
    await expect.poll(() => walletNotice(page).textContent()).toBe("Your card has insufficient funds.")
    await expect.poll(() => walletNotice(page).evaluate((element) => element === document.activeElement)).toBe(true)

    await waitForWallet(page)
    await openSheet(page)
    expect(await readViolations(page)).toEqual([])
    await Promise.all([page.waitForURL(received), useSheet(page, "confirm")])
    await page.locator(".woocommerce-thankyou-order-received").waitFor()
  })

  test(`on the page of ${context} a cancelled sheet requests no more than the price`, async () => {
    const shop = inject("shopUrl")
    const requests: string[] = []
    const page = await openWallet({ shop, path, expectedErrors })
    await openSheet(page)
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url())
      const endpoint = searchParams.get("wc-ajax") ?? /\/wc\/store\/v1\/(.*)$/.exec(pathname)?.[1]
      if (endpoint !== undefined) requests.push(`${request.method()} ${endpoint}`)
    })
    await useSheet(page, "cancel")
    const readAsked = () => requests.filter((request) => !request.includes("fragments")).toSorted()
    await expect.poll(readAsked).toEqual(requestsOfCancelling[context])
    // Nothing follows.
    await waitForWallet(page)
    await page.waitForLoadState("networkidle")
    expect(readAsked()).toEqual(requestsOfCancelling[context])
  })
}

test("something that isn't sent asks for no address, and is paid", async () => {
  const shop = inject("shopUrl")
  const { page } = await openPage(`${shop}/en/product/clase-de-pintura-en-linea/`, { expectedErrors })
  await waitForWallet(page)
  await walletButton(page).click()
  await expect.poll(async () => (await readSheet(page)).open).toBe(true)
  const { shippingRates, lineItems, amount } = await readSheet(page)
  expect(shippingRates).toEqual([])
  expect(lineItems.reduce((sum, line) => sum + line.amount, 0)).toBe(amount)
  await Promise.all([page.waitForURL(received), useSheet(page, "confirm")])
  await page.locator(".woocommerce-thankyou-order-received").waitFor()
})
