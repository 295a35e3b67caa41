import { expect, test } from "vitest"
import { selectCases } from "../../../../scripts/test/selectCases.ts"
import { waitForLibrary } from "../support/openPage.ts"
import { expectCount, firstAddButton, openShopPage } from "../support/shop.ts"

test("a second tab shows what the first one adds", async () => {
  const first = await openShopPage("/tienda/")
  await firstAddButton(first.page).click()
  await first.page.getByRole("dialog").locator(".mini_cart_item").waitFor()
  await first.page.keyboard.press("Escape")
  // The home page hides an empty basket, so one line is there before.
  const second = await openShopPage("/en/", { context: first.context })
  const widget = second.page.locator("[data-ringside=mini-cart]")
  await widget.scrollIntoViewIfNeeded()
  await expect.poll(() => widget.getByRole("spinbutton").inputValue()).toBe("1")
  await first.page.bringToFront()
  await firstAddButton(first.page).click()
  await expectCount(first.page, 2)
  await second.page.bringToFront()
  await expect.poll(() => widget.getByRole("spinbutton").inputValue()).toBe("2")
})

const twoLanguages = [
  ["/en/", "/tienda/"],
  ["/", "/en/tienda/"],
] as const

test.each(selectCases(twoLanguages, 2))(
  "the home page %s shows its basket, hidden while empty, when a tab with %s adds the first line",
  async (home, archive) => {
    const second = await openShopPage(home)
    const widget = second.page.locator("[data-ringside=mini-cart]")
    expect(await widget.isVisible()).toBe(false)
    const first = await openShopPage(archive, { context: second.context })
    await firstAddButton(first.page).click()
    await expectCount(first.page, 1)
    await second.page.bringToFront()
    await expect.poll(() => widget.isVisible()).toBe(true)
    await expectCount(second.page, 1)
    await widget.scrollIntoViewIfNeeded()
    await expect.poll(() => widget.getByRole("spinbutton").inputValue()).toBe("1")
  },
)

test("a second tab in the same language follows, header and all", async () => {
  const first = await openShopPage("/tienda/")
  const second = await openShopPage("/tienda/", { context: first.context })
  await firstAddButton(first.page).click()
  await first.page.getByRole("dialog").locator(".mini_cart_item").waitFor()
  await expectCount(second.page, 1)
})

test("coming back to a page that was kept shows the basket of now", async () => {
  const { page } = await openShopPage("/tienda/", { keepsPages: true })
  await page.evaluate(() => (window.received = ["kept"]))
  await page.goto(new URL("/tienda/?orderby=price", page.url()).href)
  await waitForLibrary(page)
  await firstAddButton(page).click()
  await page.getByRole("dialog").locator(".mini_cart_item").waitFor()
  await page.goBack({ waitUntil: "commit" })
  await expectCount(page, 1)
  expect(await page.evaluate(() => window.received)).toEqual(["kept"])
  expect(await page.locator(".loading").count()).toBe(0)
})

test("a reload keeps the basket, and requests nothing that has not changed", async () => {
  const { page, requests } = await openShopPage("/tienda/")
  await firstAddButton(page).click()
  await page.getByRole("dialog").locator(".mini_cart_item").waitFor()
  // The page of before may still ask for the basket that it was reading while the item was added.
  let before = 0
  page.once("framenavigated", () => (before = requests.length))
  await page.reload()
  await expect.poll(() => page.locator(".mini_cart_item").count()).toBeGreaterThan(0)
  await expectCount(page, 1)
  expect(before).toBeGreaterThan(0)
  expect(requests.slice(before)).toEqual([])
})
