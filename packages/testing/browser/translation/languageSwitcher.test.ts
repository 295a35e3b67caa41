import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createEmail, typed } from "../support/buyInShop.ts"
import { openPage } from "../support/openPage.ts"
import { openShop, type RunningServer } from "../support/openServer.ts"
import { firstAddButton } from "../support/shop.ts"

// A shop of its own: what is bought here would be missing from the shelves of other tests.
let shop: RunningServer
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Pages of every kind. */
const pages = [
  "/",
  "/tienda/",
  "/categoria-producto/mujeres/",
  "/?s=nuria&post_type=product",
  "/product/nuria-relente-castroviejo/",
  "/carrito/",
  "/checkout/",
  "/checkout/?checkout=block",
  "/mi-cuenta/",
  "/rincon/",
  "/envios/",
  "/no-hay-nadie/",
]

/** Buys the first figure of the archive for cash, and answers the path of the order's page. */
async function buy(page: Page): Promise<string> {
  await page.goto(`${shop.url}/tienda/`)
  await firstAddButton(page).click()
  await page.getByRole("dialog").locator(".mini_cart_item").waitFor()
  await page.goto(`${shop.url}/checkout/`)
  for (const [key, value] of Object.entries({ ...typed, email: createEmail() })) {
    if (key === "state") await page.locator("#billing_state").selectOption({ label: value })
    else await page.locator(`#billing_${key}`).fill(value)
  }
  await page.locator("label[for=payment_method_cod]").click()
  await page.locator("#terms").check()
  await Promise.all([page.waitForURL("**/order-received/**"), page.locator("#place_order").click()])
  return page.url().slice(shop.url.length)
}

/** What the page's body says of its kind; whether scripts run is said when they do. */
function readKind(page: Page): Promise<readonly string[]> {
  return page
    .locator("body")
    .evaluate(({ classList }) => [...classList].filter((name) => !/^woocommerce-(no-)?js$/.test(name)))
}

/** Goes to the page's twin in English by the floating switcher, with the keyboard alone. */
async function switchByKeyboard(page: Page): Promise<void> {
  const control = page.getByRole("button", { name: "Español: cambiar de idioma" })
  await control.focus()
  await page.keyboard.press("Enter")
  await page.locator("#trp-switcher-dropdown-list").getByRole("link", { name: "English" }).waitFor()
  await expect.poll(() => control.getAttribute("aria-expanded")).toBe("true")
  // The list opens with the focus on its first link.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("hreflang"))).toBe("es-ES")
  await page.keyboard.press("Tab")
  await Promise.all([page.waitForURL("**/en/**"), page.keyboard.press("Enter")])
}

/** Switches the language on a page, and looks whether it is the same page with the same basket. */
async function expectSwitch(page: Page, path: string): Promise<void> {
  await page.goto(shop.url + path)
  const kind = await readKind(page)
  await switchByKeyboard(page)
  expect(await page.locator("html").getAttribute("lang")).toBe("en-GB")
  expect(await readKind(page)).toEqual(kind)
  expect(new URL(page.url()).searchParams.get("s")).toBe(new URL(path, shop.url).searchParams.get("s"))
  await expect.poll(() => page.locator(".ast-count-text:visible").first().textContent()).toBe("1")
  const remove = page.locator("#astra-mobile-cart-drawer .mini_cart_item .remove")
  await expect.poll(() => remove.getAttribute("aria-label")).toMatch(/^Remove /)
}

test.each(pages)("on %s the language is switched by keyboard, and the basket is kept", async (path) => {
  const { page } = await openPage(`${shop.url}/?add-to-cart=103`, { expectedErrors: /404/ })
  await expectSwitch(page, path)
  await page.goto(`${shop.url}/en/carrito/`)
  expect(await page.locator(".woocommerce-cart-form .cart_item").count()).toBe(1)
})

test("on an order's page the language is switched, and the order is still shown", async () => {
  const { page } = await openPage(`${shop.url}/tienda/`)
  const order = await buy(page)
  const number = await page.locator(".woocommerce-order-overview__order strong").textContent()
  await page.goto(`${shop.url}/?add-to-cart=103`)
  await expectSwitch(page, order)
  expect(await page.locator(".woocommerce-order-overview__order strong").textContent()).toBe(number)
})
