import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { audit } from "../support/audit.ts"
import { twoFrames } from "../support/hooks.ts"
import { readViolations } from "../support/openCards.ts"
import { openPage, type OpenOptions } from "../support/openPage.ts"
import { openShop, type RunningServer } from "../support/openServer.ts"
import { openSheet, readSheet, useSheet, waitForWallet, walletButton, walletNotice } from "../support/openWallets.ts"

// A shop of its own: what is bought here would be missing from the shelves of other tests.
let shop: RunningServer
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const received = "**/checkout/order-received/**"
const drawerHook =
  '<div data-ringside="mini-cart" data-ringside-layout="drawer" data-ringside-express="on"><a href="/en/carrito/">Basket</a></div>'

/** Cancels the open sheet, has the next one declined, which `notice` shows with the focus on it, and pays the third. */
async function useSheets(page: Page, notice = walletNotice(page)): Promise<void> {
  await useSheet(page, "cancel")
  await expect.poll(() => page.locator(".ringside-express-page").count()).toBe(0)
  await openSheet(page)
  await useSheet(page, "confirm", { card: "4000 0000 0000 9995" })
  await expect.poll(() => notice.textContent()).toBe("Your card has insufficient funds.")
  await expect.poll(() => notice.evaluate((element) => element === document.activeElement)).toBe(true)
  await openSheet(page)
  expect(await readViolations(page)).toEqual([])
  await Promise.all([page.waitForURL(received), useSheet(page, "confirm")])
  await page.locator(".woocommerce-thankyou-order-received").waitFor()
}

test("in the block checkout a sheet follows the basket, is cancelled, declined and paid", async () => {
  const { page } = await openPage(`${shop.url}/en/?add-to-cart=101`, { expectedErrors: /40[02]/ })
  await page.goto(`${shop.url}/en/checkout/?checkout=block`)
  await waitForWallet(page)
  expect(await audit(page)).toEqual([])
  const { amount } = await openSheet(page)
  await useSheet(page, "cancel")
  await expect.poll(async () => (await readSheet(page)).open).toBe(false)

  // The form's own rates are the sheet's: pick-up costs nothing.
  await page.getByRole("radio", { name: "Pick-up at the workshop" }).check()
  await expect.poll(() => page.locator(".ringside-radio-group[aria-busy]").count()).toBe(0)
  await waitForWallet(page)
  await expect
    .poll(async () => {
      await page.locator("#wcpay-express-checkout-element:not([aria-busy])").waitFor()
      await walletButton(page).click()
      const sheet = await readSheet(page)
      if (sheet.open && sheet.amount >= amount) await useSheet(page, "cancel")
      return sheet.open && sheet.amount < amount
    })
    .toBe(true)
  await useSheets(page)
})

/** Opens a basket page with a mini-cart, and presses it; the page prints the buttons' settings, and has no mount point of the platform's. */
async function openDrawer(options: OpenOptions = {}): Promise<Page> {
  const { page } = await openPage(`${shop.url}/en/?add-to-cart=103`, {
    ...options,
    prepare: (opening) =>
      opening.route("**/carrito/**", async (route) => {
        const response = await route.fetch({ maxRetries: 1 })
        await route.fulfill({ response, body: (await response.text()).replace("</main>", `${drawerHook}</main>`) })
      }),
  })
  await page.goto(`${shop.url}/en/carrito/?checkout=block`)
  // The first press fetches the mini-cart's code, and opens the drawer.
  await page.locator('[data-ringside="mini-cart"] :is(a, button)').first().click()
  return page
}

/** Notes every height of the place between the totals and the links. */
function noteHeights(): void {
  const heightsPx: number[] = []
  Object.assign(window, { heightsPx })
  const note = () => {
    const place = document.querySelector<HTMLElement>(".ringside-mini-cart-foot [data-ringside]")
    if (place?.closest("dialog[open]") && heightsPx.at(-1) !== place.offsetHeight) heightsPx.push(place.offsetHeight)
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

const readHeights = (page: Page) => page.evaluate(() => Reflect.get(window, "heightsPx") as unknown)

test("in the drawer of a mini-cart a sheet opens above it, is cancelled, declined and paid", async () => {
  const page = await openDrawer({ expectedErrors: /40[02]/, before: noteHeights })
  const drawer = page.locator("dialog[open]")
  await drawer.locator('[data-simulated-wallet="google_pay"]').waitFor()
  // The links below don't move when the buttons come.
  await twoFrames(page)
  expect(await readHeights(page)).toEqual([48])
  await openSheet(page)
  await useSheets(page, drawer.locator(".woocommerce-error"))
})

test("in the drawer of a browser without wallets the buttons' place is given up", async () => {
  const page = await openDrawer({
    before: `window.__provider = { available: { applePay: false, googlePay: false } };(${noteHeights.toString()})()`,
  })
  await expect.poll(() => readHeights(page)).toEqual([48, 0])
})
