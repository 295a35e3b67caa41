import type { Locator, Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { openShopPage } from "../support/shop.ts"

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const

/** Whether all of it is in the window. */
const isInWindow = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  })

/** The distance of an element from the start of the page. */
const readTop = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top + scrollY)

describe.each(sizes)("at $width px", (viewport) => {
  test("the question about consent is seen on arrival", async () => {
    const { page } = await openShopPage("/en/", { viewport, isAsked: true })
    const banner = page.getByRole("region", { name: "Your privacy" })
    await banner.waitFor()
    expect(await isInWindow(banner)).toBe(true)
    const box = await banner.boundingBox()
    expect(box?.height).toBeLessThan(viewport.height * 0.4)
  })

  test("the list of languages opens inside the window, with the other language alone", async () => {
    const { page } = await openShopPage("/en/", { viewport })
    const control = page.locator(".trp-floating-switcher [role=button]")
    await control.scrollIntoViewIfNeeded()
    await control.click()
    const list = page.locator(".trp-switcher-dropdown-list")
    await expect.poll(() => list.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(40)
    expect(await isInWindow(list)).toBe(true)
    expect(await list.getByRole("link").allTextContents()).toEqual(["Español"])
  })
})

test("on a phone held sideways both answers about consent are in sight", async () => {
  const { page } = await openShopPage("/en/", { viewport: { width: 740, height: 320 }, isAsked: true })
  const banner = page.getByRole("region", { name: "Your privacy" })
  await banner.waitFor()
  for (const name of ["Reject all", "Accept all"]) {
    const isHit = await banner.getByRole("button", { name }).evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return [0.1, 0.9].every((share) => document.elementFromPoint(left + width / 2, top + height * share) === button)
    })
    expect(isHit, name).toBe(true)
  }
})

test("on a phone a product's pictures are one row with a counter, and name and price come soon after it", async () => {
  const viewport = { width: 390, height: 844 }
  const { page } = await openShopPage("/product/lola-vendaval-quirante/", { viewport })
  await page.locator(".flex-viewport").waitFor()
  const counter = page.locator(".woocommerce-product-gallery__image").first()
  expect(await counter.getAttribute("data-er-position")).toBe("1 / 6")
  expect(await page.locator(".flex-control-thumbs").isVisible()).toBe(false)
  expect(await readTop(page, ".product_title")).toBeLessThan(viewport.height)
  expect(await readTop(page, ".summary .price")).toBeLessThan(viewport.height)
})
