import type { Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { readOrder } from "../support/buyInShop.ts"
import {
  createPaymentSteps,
  leaveSheet,
  loseRequests,
  reloadDuring,
  removeButtons,
  type Step,
} from "../support/interruptWallet.ts"
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

// A shop for each page: its orders are counted by their numbers, and it would run out of figures.
let shop: RunningServer
/** A fresh shop counts its orders from 1001 on. */
let lastOrder = 1000

function useOwnShop(): void {
  beforeAll(async () => {
    shop = await openShop()
    lastOrder = 1000
  })
  afterAll(() => shop.close())
}

const received = "**/checkout/order-received/**"
const expectedErrors = /ERR_FAILED|ERR_ABORTED|Failed to fetch|40[023]/
const productPath = "/en/product/lola-vendaval-quirante/"
const basketPath = "/en/carrito/"
const checkoutPath = "/en/checkout/"

const press = (page: Page) => walletButton(page).click()
const noPreparation = () => Promise.resolve()
const isOpen = (page: Page) => expect.poll(async () => (await readSheet(page)).open).toBe(true)

const addressSteps: readonly Step[] = [
  { name: "the address", request: /cart\/update-customer/, prepare: noPreparation, begin: press },
  {
    name: "the rate",
    request: /cart\/select-shipping-rate/,
    prepare: openSheet,
    begin: async (page) => useSheet(page, "changeRate", (await readSheet(page)).shippingRates.at(-1)?.id),
  },
]
const pressStep: Step = { name: "the press", request: /cart\/add-item/, prepare: noPreparation, begin: press }
const ownSteps = [...addressSteps, ...createPaymentSteps(openSheet)]

/** The steps of each page. A product has one more: the press, which fills a basket for the sheet. */
const places = [
  { path: productPath, steps: [pressStep, ...ownSteps] },
  { path: basketPath, steps: ownSteps },
  { path: checkoutPath, steps: ownSteps },
]

/** Opens the page of a step, as far as the step. */
async function openStep(path: string, { prepare }: Step): Promise<Page> {
  const page = await openWallet({ shop: shop.url, path, expectedErrors })
  await prepare(page)
  return page
}

/** Buys one figure on a page that has been interrupted, and returns how many orders there are since the last one. */
async function buyAgain(page: Page, path: string): Promise<number> {
  // An empty basket page reloads at the event that something came into the basket.
  await page.goto("about:blank")
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

/** A way to interrupt a step. The page sells afterwards. */
interface Interruption {
  readonly by: string
  check(path: string, step: Step): Promise<void>
}

const interruptions: readonly Interruption[] = [
  {
    // The page says so, or lets the sheet go on.
    by: "a lost request",
    async check(path, step) {
      const page = await openStep(path, step)
      await loseRequests(page, step)
      await leaveSheet(page)
      // Once the bank has said yes, the provider reports it to the shop by itself.
      expect(await buyAgain(page, path)).toBe(step.name === "the bank's confirmation" ? 2 : 1)
    },
  },
  {
    // By the host. The sheet is answered.
    by: "buttons that are taken out",
    async check(path, step) {
      const page = await openStep(path, step)
      await removeButtons(page, step)
      // A payment that was confirmed goes on: the shopper has paid.
      const isPaid = ["the payment method", "the order", "the bank's confirmation"].includes(step.name)
      if (isPaid) {
        await page.waitForURL(received)
        lastOrder = (await readOrder(page)).id
      } else {
        await waitForRates(page)
        await leaveSheet(page)
      }
      expect(await buyAgain(page, path)).toBe(1)
    },
  },
  {
    // There is at most one order.
    by: "a reload",
    async check(path, step) {
      const page = await openStep(path, step)
      await reloadDuring(page, step)
      const wasPaid = step.name === "the order" || step.name === "the bank's confirmation"
      expect(await buyAgain(page, path)).toBe(wasPaid ? 2 : 1)
    },
  },
]

/**
 * The steps of the basket, and a product's press, are interrupted in each way. The same steps on the other pages are interrupted in one way,
 * and the next step in the next; the product's press comes before them, so that the product's ways aren't the checkout's.
 */
function listCases({ path, steps }: (typeof places)[number]) {
  return steps.flatMap((step, index) => {
    const isWhole = path === basketPath || step === pressStep
    const own = interruptions.filter((_, way) => isWhole || way === index % interruptions.length)
    return own.map((interruption) => ({ ...interruption, step, at: step.name }))
  })
}

describe.each(places)("the sheet of $path", (place) => {
  useOwnShop()

  test.each(listCases(place))("interrupted at $at by $by, and the page sells afterwards", ({ check, step }) =>
    check(place.path, step),
  )
})

const checkout = /store\/v1\/checkout/

describe.each([
  { name: "the basket", path: basketPath },
  { name: "a product", path: productPath },
])("on the page of $name", ({ path }) => {
  useOwnShop()

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

describe("in two tabs", () => {
  useOwnShop()

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
})
