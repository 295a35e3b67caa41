import type { Page, Route } from "playwright-core"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { readOrder } from "../support/buyInShop.ts"
import { answerBank } from "../support/openCards.ts"
import { openShop, type RunningServer } from "../support/openServer.ts"
import {
  addFigure,
  openSheet,
  openWallet,
  readSheet,
  useSheet,
  waitForRates,
  waitForWallet,
  walletButton,
  walletNotice,
  walletPlace,
} from "../support/openWallets.ts"

// A shop of its own: its orders are counted by their numbers.
let shop: RunningServer
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const received = "**/checkout/order-received/**"
const expectedErrors = /ERR_FAILED|ERR_ABORTED|Failed to fetch|40[023]/
const asked = "4000 0027 6000 3184"
const productPath = "/en/product/lola-vendaval-quirante/"
const basketPath = "/en/carrito/"

interface Step {
  readonly name: string
  /** The request that the step sends. */
  readonly request: RegExp
  readonly path: string
  /** Brings the page to where the step begins. */
  readonly prepare: (page: Page) => Promise<unknown>
  /** Begins the step, and doesn't wait for its end. */
  readonly begin: (page: Page) => Promise<unknown>
}

const press = (page: Page) => walletButton(page).click()
const isOpen = (page: Page) => expect.poll(async () => (await readSheet(page)).open).toBe(true)

const steps: readonly Step[] = [
  { name: "the press", request: /cart\/add-item/, path: productPath, prepare: () => Promise.resolve(), begin: press },
  {
    name: "the address",
    request: /cart\/update-customer/,
    path: basketPath,
    prepare: () => Promise.resolve(),
    begin: press,
  },
  {
    name: "the rate",
    request: /cart\/select-shipping-rate/,
    path: basketPath,
    prepare: openSheet,
    begin: async (page) => useSheet(page, "changeRate", (await readSheet(page)).shippingRates.at(-1)?.id),
  },
  {
    name: "the payment method",
    request: /simulated-provider\/v1\/payment_methods/,
    path: basketPath,
    prepare: openSheet,
    begin: (page) => useSheet(page, "confirm"),
  },
  {
    name: "the order",
    request: /store\/v1\/checkout/,
    path: basketPath,
    prepare: openSheet,
    begin: (page) => useSheet(page, "confirm"),
  },
  {
    name: "the bank's confirmation",
    request: /admin-ajax\.php/,
    path: basketPath,
    async prepare(page) {
      await openSheet(page)
      await useSheet(page, "confirm", { card: asked })
      await page.frameLocator("dialog iframe").getByRole("button", { name: "Complete" }).waitFor()
    },
    begin: (page) => answerBank(page, "Complete"),
  },
]

/** Opens the page of a step, as far as the step. */
async function openStep({ path, prepare }: Step): Promise<Page> {
  const page = await openWallet({ shop: shop.url, path, expectedErrors })
  await prepare(page)
  return page
}

/** Has the next request of a step held back; `begun` resolves when it was sent. */
async function holdRequest(page: Page, { request }: Step) {
  let tell: (route: Route) => void = () => undefined
  const begun = new Promise<Route>((resolve) => (tell = resolve))
  const isStatus = (route: Route) => route.request().postData()?.includes("update_order_status") !== false
  await page.route(request, (route) => {
    if (request.source.includes("admin-ajax") && !isStatus(route)) return route.fallback()
    tell(route)
    return undefined
  })
  return { begun, stop: () => page.unroute(request) }
}

/** Closes the sheet, if one is open. */
async function leaveSheet(page: Page): Promise<void> {
  if ((await readSheet(page)).open) await useSheet(page, "cancel")
  await expect.poll(async () => (await readSheet(page)).open).toBe(false)
  await expect.poll(() => page.locator(".ringside-express-page").count()).toBe(0)
}

/** A fresh shop counts its orders from 1001 on. */
let lastOrder = 1000

/** Buys one figure on a page that has been interrupted, and tells how many orders there are since the last one. */
async function buyAgain(page: Page, path: string): Promise<number> {
  await addFigure(page.context(), shop.url, 105)
  await page.goto(shop.url + path)
  await waitForWallet(page)
  await walletButton(page).click()
  await isOpen(page)
  await waitForRates(page)
  await Promise.all([page.waitForURL(received), useSheet(page, "confirm")])
  const { id, isReceived } = await readOrder(page)
  expect(isReceived).toBe(true)
  const count = id - lastOrder
  lastOrder = id
  return count
}

describe.each(steps)("interrupted at $name", (step) => {
  test("by a lost request, the page says so or lets the sheet go on, and sells afterwards", async () => {
    const page = await openStep(step)
    await page.route(step.request, (route) => route.abort())
    await step.begin(page)
    // Either the sheet shows a problem, or the page tells what has happened.
    const errors = page.locator(".woocommerce-error")
    await expect
      .poll(async () => ((await readSheet(page)).problem ?? null) !== null || (await errors.count()) > 0)
      .toBe(true)
    await page.unroute(step.request)
    await leaveSheet(page)
    // Once the bank has said yes, the provider tells the shop by itself.
    expect(await buyAgain(page, step.path)).toBe(step.name === "the bank's confirmation" ? 2 : 1)
  })

  test("by a host that takes the provider's buttons out, the sheet is answered, and the page sells afterwards", async () => {
    const page = await openStep(step)
    const { begun, stop } = await holdRequest(page, step)
    await step.begin(page)
    const route = await begun
    await page.locator(walletPlace).evaluate((place) => place.replaceChildren())
    await stop()
    await route.continue()
    // A payment that was confirmed goes on: the shopper has paid.
    const isPaid = ["the payment method", "the order", "the bank's confirmation"].includes(step.name)
    if (isPaid) {
      await page.waitForURL(received)
      lastOrder = (await readOrder(page)).id
    } else {
      await waitForRates(page)
      await leaveSheet(page)
    }
    expect(await buyAgain(page, step.path)).toBe(1)
  })

  test("by a page that is loaded anew, there is at most one order, and the page sells afterwards", async () => {
    const page = await openStep(step)
    const { begun, stop } = await holdRequest(page, step)
    await step.begin(page)
    const route = await begun
    // The shop gets the request, and the page never its answer.
    const response = await route.fetch({ maxRetries: 1 })
    await page.reload()
    await stop()
    expect(response.status()).toBeLessThan(500)
    expect(await page.locator(".ringside-express-page").count()).toBe(0)
    const wasPaid = step.name === "the order" || step.name === "the bank's confirmation"
    expect(await buyAgain(page, step.path)).toBe(wasPaid ? 2 : 1)
  })
})

const checkout = /store\/v1\/checkout/

describe.each([
  { name: "the basket", path: basketPath },
  { name: "a product", path: productPath },
])("on the page of $name", ({ path }) => {
  test("an order whose answer is lost is the only one: the page says that it may exist, and offers no other", async () => {
    const page = await openWallet({ shop: shop.url, path, expectedErrors })
    await openSheet(page)
    // The shop gets the request, and the page never its answer.
    await page.route(checkout, async (route) => {
      await route.fetch({ maxRetries: 1 })
      await route.abort()
    })
    await useSheet(page, "confirm")
    await expect.poll(() => walletNotice(page).textContent()).toMatch(/^There was a problem processing the payment\./)
    await page.locator(walletPlace).waitFor({ state: "hidden" })
    await page.unroute(checkout)
    expect(await buyAgain(page, path)).toBe(2)
  })
})

test("a basket that another tab changes while a sheet is open isn't paid at another sum", async () => {
  const page = await openWallet({ shop: shop.url, path: basketPath, expectedErrors })
  const { amount } = await openSheet(page)
  await addFigure(page.context(), shop.url, 105)
  await useSheet(page, "confirm")
  await expect
    .poll(() => walletNotice(page).textContent())
    .toBe("The total has changed. Please check it and pay again.")
  await waitForWallet(page)
  expect((await openSheet(page)).amount).toBeGreaterThan(amount)
  await Promise.all([page.waitForURL(received), useSheet(page, "confirm")])
  const { id } = await readOrder(page)
  expect(id - lastOrder).toBe(1)
  lastOrder = id
})
