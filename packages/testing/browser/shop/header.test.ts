import type { Locator, Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { selectCases } from "../../../../scripts/test/selectCases.ts"
import { audit, findOverflow } from "../support/audit.ts"
import { comeToHeader } from "../support/hooks.ts"
import type { OpenOptions } from "../support/openPage.ts"
import { openShopPage } from "../support/shop.ts"

const path = "/en/tienda/"
const toggle = (page: Page) => page.locator("#ast-mobile-header .menu-toggle")
const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" })
const login = (page: Page) => page.getByRole("dialog", { name: "Log in" })
const workshop = (page: Page) => page.getByRole("button", { name: "Submenu: The workshop" })
const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)

/** Opens the archive, with its header's code. */
async function open(options: OpenOptions): Promise<Page> {
  const { page } = await openShopPage(path, options)
  await comeToHeader(page)
  return page
}

/** Presses Tab until `target` has the focus, as somebody does who looks for it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press("Tab")
    if (await hasFocus(target)) return
  }
  throw new Error(`No Tab leads to ${String(target)}.`)
}

/** Whether all of it stands in the window. */
function isInView(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1
  })
}

/** The menu's panel, opened, searched for its sub-menu, and closed again. */
async function useMenuByKeyboard(page: Page): Promise<void> {
  await tabTo(page, toggle(page))
  await page.keyboard.press("Enter")
  await menu(page).waitFor()
  await expect.poll(() => hasFocus(page.locator("#menu-toggle-close"))).toBe(true)
  await tabTo(page, workshop(page))
  await page.keyboard.press("Enter")
  await menu(page).getByRole("link", { name: "Shipping and returns" }).waitFor()
  expect(await workshop(page).getAttribute("aria-expanded")).toBe("true")
  expect(await audit(page)).toEqual([])
  await page.keyboard.press("Escape")
  await menu(page).waitFor({ state: "hidden" })
  expect(await hasFocus(toggle(page))).toBe(true)
}

/** The sub-menu of the wide header, opened and left. */
async function useSubmenuByKeyboard(page: Page): Promise<void> {
  await tabTo(page, workshop(page))
  await page.keyboard.press("Enter")
  const link = page.locator("#ast-desktop-header").getByRole("link", { name: "Shipping and returns" })
  await link.waitFor()
  expect(await isInView(page.locator("#ast-desktop-header .sub-menu"))).toBe(true)
  expect(await workshop(page).getAttribute("aria-expanded")).toBe("true")
  expect(await audit(page)).toEqual([])
  await tabTo(page, link)
  await page.keyboard.press("Escape")
  await link.waitFor({ state: "hidden" })
  expect(await hasFocus(workshop(page))).toBe(true)
}

async function useLoginByKeyboard(page: Page): Promise<void> {
  const link = page.getByRole("link", { name: "Log in", exact: true })
  await link.focus()
  await page.keyboard.press("Enter")
  await login(page).waitFor()
  await expect.poll(() => hasFocus(login(page).getByRole("textbox").first())).toBe(true)
  expect(await audit(page)).toEqual([])
  await page.keyboard.press("Escape")
  await login(page).waitFor({ state: "hidden" })
  expect(await hasFocus(link)).toBe(true)
}

test.each(selectCases([320, 922, 921, 768, 1440], 2))(
  "at %d px the shop's header is used by keyboard alone, and axe finds nothing",
  async (width) => {
    const page = await open({ viewport: { width, height: 800 } })
    const isWide = width > 921
    expect(await page.locator("#ast-desktop-header").isVisible()).toBe(isWide)
    expect(await page.locator("#ast-mobile-header").isVisible()).toBe(!isWide)
    expect(await findOverflow(page)).toEqual([])
    if (!isWide) return useMenuByKeyboard(page)
    await useSubmenuByKeyboard(page)
    await useLoginByKeyboard(page)
  },
)

test("Escape closes the sub-menu that the pointer has opened, until the pointer comes back", async () => {
  const page = await open({ viewport: { width: 1440, height: 800 } })
  const header = page.locator("#ast-desktop-header")
  const item = header.locator(".menu-item-has-children", { has: workshop(page) })
  const link = header.getByRole("link", { name: "Shipping and returns" })
  await item.hover()
  await link.waitFor()
  await page.keyboard.press("Escape")
  expect(await link.isVisible()).toBe(false)
  // Within the item it stays closed.
  await item
    .getByRole("link")
    .first()
    .hover({ position: { x: 4, y: 4 } })
  expect(await link.isVisible()).toBe(false)
  await page.locator("h1").hover()
  await item.hover()
  await link.waitFor()
  // The pointer is on the sub-menu itself, and focus comes into it.
  await link.hover()
  await link.focus()
  await page.keyboard.press("Escape")
  await link.waitFor({ state: "hidden" })
  expect(await hasFocus(workshop(page))).toBe(true)
  await page.keyboard.press("Enter")
  await link.waitFor()
})

test("the search leads to the product that the arrow keys choose", async () => {
  const page = await open({ viewport: { width: 1440, height: 800 } })
  await tabTo(page, page.locator("#woocommerce-product-search-field-desktop"))
  const field = page.getByRole("combobox", { name: "Search figures" })
  await field.waitFor()
  // As one input: a slow keyboard would search for the first letters, and their answer would end the choice below.
  await page.keyboard.insertText("castroviejo")
  await page.getByRole("option", { name: /Castroviejo/ }).waitFor()
  expect(await audit(page, "#masthead")).toEqual([])
  await page.keyboard.press("ArrowDown")
  await Promise.all([page.waitForURL("**/en/product/nuria-relente-castroviejo/"), page.keyboard.press("Enter")])
})

test("a finger opens the menu, its sub-menu and the login, and closes them beside", async () => {
  const page = await open({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true })
  await toggle(page).tap()
  await menu(page).waitFor()
  await workshop(page).tap()
  await menu(page).getByRole("link", { name: "Shipping and returns" }).waitFor()
  await page.touchscreen.tap(8, 400)
  await menu(page).waitFor({ state: "hidden" })
  await toggle(page).tap()
  await menu(page).getByRole("link", { name: "Log in", exact: true }).tap()
  await login(page).waitFor()
  await page.locator("#ast-hb-login-close").tap()
  await login(page).waitFor({ state: "hidden" })
})

describe("from right to left", () => {
  const openRtl = (width: number) =>
    open({
      viewport: { width, height: 800 },
      prepare: (page) =>
        page.route(`**${path}`, async (route) => {
          const response = await route.fetch({ maxRetries: 1 })
          await route.fulfill({ response, body: (await response.text()).replace('dir="ltr"', 'dir="rtl"') })
        }),
    })

  test("the menu comes from the side where lines end, and nothing sticks out", async () => {
    const page = await openRtl(390)
    await toggle(page).click()
    await menu(page).waitFor()
    expect(await audit(page)).toEqual([])
    const panel = page.locator(".ast-mobile-popup-inner")
    await expect.poll(() => panel.evaluate((element) => Math.round(element.getBoundingClientRect().left))).toBe(0)
    expect(await findOverflow(page)).toEqual([])
  })

  test("the wide header begins at the right, and its sub-menu stays in the window", async () => {
    const page = await openRtl(922)
    const brand = await page.locator("#ast-desktop-header .er-brand").boundingBox()
    expect(brand?.x).toBeGreaterThan(461)
    await workshop(page).press("Enter")
    const submenu = page.locator("#ast-desktop-header .sub-menu")
    await submenu.waitFor()
    expect(await isInView(submenu)).toBe(true)
    expect(await findOverflow(page)).toEqual([])
    expect(await audit(page)).toEqual([])
  })
})

test("at 400 % zoom the whole menu and the whole login are reached", async () => {
  const page = await open({ viewport: { width: 320, height: 256 } })
  await toggle(page).press("Enter")
  await menu(page).waitFor()
  for (const link of await menu(page).getByRole("link").all()) {
    await link.focus()
    await expect.poll(() => isInView(link)).toBe(true)
  }
  await menu(page).getByRole("link", { name: "Log in", exact: true }).press("Enter")
  await login(page).waitFor()
  const send = login(page).getByRole("button", { name: "Log in" })
  await send.focus()
  await expect.poll(() => isInView(send)).toBe(true)
  expect(await findOverflow(page)).toEqual([])
})

describe("without script", () => {
  const withoutScript = (width: number) =>
    openShopPage(path, { viewport: { width, height: 800 }, javaScriptEnabled: false, reducedMotion: "reduce" })

  test("the browser opens the menu with all its links, and closes it", async () => {
    const { page } = await withoutScript(390)
    const panel = page.locator("#ast-mobile-popup")
    expect(await panel.isVisible()).toBe(false)
    await toggle(page).click()
    await panel.getByRole("link", { name: "Shipping and returns" }).waitFor()
    expect(await panel.locator(".ast-menu-toggle").isVisible()).toBe(false)
    await page.locator("#menu-toggle-close").press("Enter")
    await panel.waitFor({ state: "hidden" })
    await toggle(page).click()
    await Promise.all([page.waitForURL("**/en/my-account/"), panel.getByRole("link", { name: "Log in" }).click()])
  })

  test("the search is a form, and the focus opens the sub-menu", async () => {
    const { page } = await withoutScript(1440)
    await page.locator("#ast-desktop-header").getByRole("link", { name: "The workshop" }).focus()
    await page.locator("#ast-desktop-header").getByRole("link", { name: "Shipping and returns" }).waitFor()
    const field = page.locator("#woocommerce-product-search-field-desktop")
    await field.fill("castroviejo")
    await Promise.all([page.waitForURL("**s=castroviejo**"), field.press("Enter")])
    await page
      .getByRole("link", { name: /Castroviejo/ })
      .first()
      .waitFor()
  })
})
