import type { Page, Route } from "playwright-core"
import { expect } from "vitest"
import { answerBank } from "./openCards.ts"
import { readSheet, useSheet, walletPlace } from "./openWallets.ts"

/** A step of a wallet's sheet that a test interrupts. */
export interface Step {
  readonly name: string
  /** The request that the step sends. */
  readonly request: RegExp
  /** Brings the page, with its buttons, to where the step begins. */
  readonly prepare: (page: Page) => Promise<unknown>
  /** Begins the step, and doesn't wait for its end. */
  readonly begin: (page: Page) => Promise<unknown>
}

/** A card whose bank asks the shopper. */
const asked = "4000 0027 6000 3184"

/** The steps that pay a sheet, which `open` opens. */
export function createPaymentSteps(open: (page: Page) => Promise<unknown>): readonly Step[] {
  const confirm = (page: Page) => useSheet(page, "confirm")
  return [
    {
      name: "the payment method",
      request: /simulated-provider\/v1\/payment_methods/,
      prepare: open,
      begin: confirm,
    },
    { name: "the order", request: /store\/v1\/checkout/, prepare: open, begin: confirm },
    {
      name: "the bank's confirmation",
      request: /admin-ajax\.php/,
      async prepare(page) {
        await open(page)
        await useSheet(page, "confirm", { card: asked })
        await page.frameLocator("dialog iframe").getByRole("button", { name: "Complete" }).waitFor()
      },
      begin: (page) => answerBank(page, "Complete"),
    },
  ]
}

/** Makes every request of a step fail, and waits until the sheet shows a problem, or the page says what has happened. */
export async function loseRequests(page: Page, { request, begin }: Step): Promise<void> {
  await page.route(request, (route) => route.abort())
  await begin(page)
  const errors = page.locator(".woocommerce-error")
  await expect
    .poll(async () => ((await readSheet(page)).problem ?? null) !== null || (await errors.count()) > 0)
    .toBe(true)
  await page.unroute(request)
}

/** Begins a step, and removes the provider's buttons while its request is on its way, as a host may. */
export async function removeButtons(page: Page, step: Step): Promise<void> {
  const { begun, stop } = await holdRequest(page, step)
  await step.begin(page)
  const route = await begun
  await page.locator(walletPlace).evaluate((place) => place.replaceChildren())
  // In this order: with the last route a page's requests are let go.
  await route.continue()
  await stop()
}

/** Begins a step, and reloads the page while its request is on its way: the shop gets the request, and the page never its answer. */
export async function reloadDuring(page: Page, step: Step): Promise<void> {
  const { begun, stop } = await holdRequest(page, step)
  await step.begin(page)
  const route = await begun
  const response = await route.fetch({ maxRetries: 1 })
  await page.reload()
  await stop()
  expect(response.status()).toBeLessThan(500)
  expect(await page.locator(".ringside-express-page").count()).toBe(0)
}

/** Closes the sheet, if one is open. */
export async function leaveSheet(page: Page): Promise<void> {
  if ((await readSheet(page)).open) await useSheet(page, "cancel")
  await expect.poll(async () => (await readSheet(page)).open).toBe(false)
  await expect.poll(() => page.locator(".ringside-express-page").count()).toBe(0)
}

/** Has the next request of a step held back; `begun` resolves when it was sent. */
async function holdRequest(page: Page, { request }: Step) {
  let report: (route: Route) => void = () => undefined
  const begun = new Promise<Route>((resolve) => (report = resolve))
  const isStatus = (route: Route) => route.request().postData()?.includes("update_order_status") !== false
  await page.route(request, (route) => {
    if (request.source.includes("admin-ajax") && !isStatus(route)) return route.fallback()
    report(route)
    return undefined
  })
  return { begun, stop: () => page.unroute(request) }
}
