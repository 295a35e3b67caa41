import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { selectCases } from "../../../../scripts/test/selectCases.ts"
import { createEmail, typed } from "../support/buyInShop.ts"
import { openHost } from "../support/openHost.ts"
import { openPage } from "../support/openPage.ts"
import { openShop, type RunningServer } from "../support/openServer.ts"
import { openUnpaidOrder } from "../support/openUnpaidOrder.ts"
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

/** Lists the body's classes, but for those that show whether scripts run. */
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
  // The list of the other languages opens with the focus on its first link.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("hreflang"))).toBe("en-GB")
  await Promise.all([page.waitForURL("**/en/**"), page.keyboard.press("Enter")])
}

/** Switches the language on a page, and looks whether it is the same page with the same basket, of `count` pieces. */
async function expectSwitch(page: Page, path: string, count = "1"): Promise<void> {
  await page.goto(shop.url + path)
  const kind = await readKind(page)
  await switchByKeyboard(page)
  expect(await page.locator("html").getAttribute("lang")).toBe("en-GB")
  expect(await readKind(page)).toEqual(kind)
  expect(new URL(page.url()).searchParams.get("s")).toBe(new URL(path, shop.url).searchParams.get("s"))
  await expect.poll(() => page.locator(".ast-count-text:visible").first().textContent()).toBe(count)
  const remove = page.locator("#astra-mobile-cart-drawer .mini_cart_item .remove")
  await expect.poll(() => remove.getAttribute("aria-label")).toMatch(/^Remove /)
}

test.each(selectCases(pages, 3))("on %s the language is switched by keyboard, and the basket is kept", async (path) => {
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

/** The basket's count: orders that weren't paid leave their figures in it. */
async function readCount(page: Page): Promise<string> {
  const count = (await page.locator(".ast-count-text:visible").first().textContent()) ?? ""
  expect(Number(count)).toBeGreaterThan(0)
  return count
}

test.each([
  [
    "pages of the account",
    () => ["/mi-cuenta/", "/mi-cuenta/orders/", "/mi-cuenta/edit-address/billing/", "/payment-methods/"],
  ],
  ["the page of an order", (id: number) => [`/mi-cuenta/view-order/${id}/`]],
] as const)("on %s a customer switches the language, and the basket is kept", async (_, list) => {
  const { page, id } = await openUnpaidOrder(shop.url, /40[023]/)
  const count = await readCount(page)
  for (const path of selectCases<string>(list(id), 3)) await expectSwitch(page, path, count)
})

test("on the page that pays an order the language is switched, and it is the same order", async () => {
  const { page, id, url } = await openUnpaidOrder(shop.url, /40[023]/)
  await expectSwitch(page, url.slice(shop.url.length).replace(/^\/en\//, "/"), await readCount(page))
  expect(new URL(page.url()).pathname).toContain(`/order-pay/${id}/`)
  expect(new URL(page.url()).searchParams.get("key")).toBe(new URL(url).searchParams.get("key"))
  await page.locator("#order_review #place_order").waitFor()
})

/** The platform's switcher as themes style it: as wide as its name, or of one width. */
const formatSwitcher = (width: string) => `<style>
  .trp-language-switcher { --switcher-width: ${width}; display: inline-block; width: var(--switcher-width); box-sizing: border-box; padding: 0 7.3px }
</style>
<nav class="trp-language-switcher trp-floating-switcher trp-ls-dropdown" aria-label="Website language selector">
  <div class="trp-language-switcher-inner">
    <div class="trp-language-item trp-language-item__current" role="button" tabindex="0" aria-expanded="false" aria-label="Change language">
      <span class="trp-language-item-name">English</span></div>
    <div class="trp-switcher-dropdown-list" id="trp-switcher-dropdown-list" role="group" aria-label="Available languages" hidden inert>
      <a class="trp-language-item" href="/" hreflang="de-DE">Deutsch (Bundesrepublik Deutschland)</a></div></div></nav>`

/** The switcher's width, that of the same markup without us, and the property, all in CSS pixels. */
function readWidths(page: Page) {
  return page.locator(".trp-language-switcher").evaluate((nav: HTMLElement) => {
    const copy = nav.cloneNode(true) as HTMLElement
    copy.style.removeProperty("--switcher-width")
    copy.querySelector(".trp-switcher-dropdown-list")?.setAttribute("hidden", "")
    nav.after(copy)
    const ownPx = copy.getBoundingClientRect().width
    copy.remove()
    const property = nav.style.getPropertyValue("--switcher-width")
    return { widthPx: nav.getBoundingClientRect().width, ownPx, property }
  })
}

test.each(["auto", "180px"])("a switcher of the width %s doesn't change it when it opens", async (width) => {
  const { page } = await openHost("/en/hooks/", {
    state: 3,
    config: { takeOver: true, preset: "woocommerce" },
    body: formatSwitcher(width),
  })
  const control = page.getByRole("button", { name: "Change language" })
  // The control is named after the list when it is connected.
  await page.locator(".trp-language-item__current[aria-controls]").waitFor()
  const { ownPx, ...closed } = await readWidths(page)
  const expectedPx = width === "auto" ? Math.ceil(ownPx) + 10 : 180
  expect(closed).toEqual({ widthPx: expectedPx, property: width === "auto" ? `${expectedPx}px` : "" })
  await control.press("Enter")
  await page.getByRole("link", { name: /^Deutsch/ }).waitFor()
  expect(await readWidths(page)).toMatchObject(closed)
})
