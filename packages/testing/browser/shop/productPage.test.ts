import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { audit, findOverflow } from "../support/audit.ts"
import { editProductHtml } from "../support/editProductHtml.ts"
import { expectCount, openShopPage, shopLanguages, viewports } from "../support/shop.ts"
import { takeTurns } from "../support/takeTurns.ts"

/** It has variations, a gallery and reviews. */
const product = "/product/chema-el-faro-barandica/"
/** A product whose reviews take more than one page. */
const discussed = "/product/nuria-relente-castroviejo/"

const fromRightToLeft = (html: string) => html.replace('dir="ltr"', 'dir="rtl"')

/** Hovers over the gallery, which fetches the late files, and waits until all behaviours of the page have started. */
async function startBehaviours(page: Page): Promise<void> {
  await page.locator(".woocommerce-product-gallery").first().hover()
  // A phone has a row of pictures to swipe, and shows no thumbnails.
  await page.locator(".flex-control-thumbs").first().waitFor({ state: "attached" })
  await page.getByRole("radiogroup").first().waitFor()
  await page.locator(".stars").waitFor({ state: "attached" })
}

const readOpen = (page: Page) =>
  page.locator(".wc-tab").evaluateAll((panels) => panels.filter((panel) => panel.checkVisibility()).map(({ id }) => id))

const looks = [
  { look: "in light", colorScheme: "light", edit: (html: string) => html },
  { look: "in dark", colorScheme: "dark", edit: (html: string) => html },
  { look: "from right to left", colorScheme: "dark", edit: fromRightToLeft },
] as const

describe.each(shopLanguages)("in $name", (language) => {
  const { prefix } = language
  takeTurns(language, shopLanguages)
  test.each(looks)("axe finds nothing on the page and in its viewer, $look", async ({ colorScheme, edit }) => {
    const { page } = await openShopPage(prefix + product, {
      colorScheme,
      prepare: (opening) => editProductHtml(opening, edit),
    })
    await startBehaviours(page)
    await page.locator("[role=tab]").last().click()
    expect(await audit(page)).toEqual([])
    await page.locator(".woocommerce-product-gallery__trigger").click()
    await page.getByRole("dialog").locator(".pswp__counter").waitFor()
    expect(await audit(page)).toEqual([])
  })
})

test.each(viewports)(
  "from right to left nothing is lost to the side at $width px, and everything works",
  async (viewport) => {
    const { page } = await openShopPage(product, {
      viewport,
      prepare: (opening) => editProductHtml(opening, fromRightToLeft),
    })
    await startBehaviours(page)
    expect(await findOverflow(page)).toEqual([])
    const thumbnail = page.locator(".flex-control-thumbs img").nth(2)
    if (await thumbnail.isVisible()) await thumbnail.click()
    else await page.locator(".flex-viewport > :nth-child(3)").scrollIntoViewIfNeeded()
    await page.locator(".flex-viewport > :nth-child(3).flex-active-slide").waitFor()
    await page.locator("[role=tab]").first().focus()
    await page.keyboard.press("ArrowLeft")
    expect(await readOpen(page)).toEqual(["tab-additional_information"])
    for (const name of ["Roja", "1:6"]) await page.getByRole("radio", { name }).click()
    await page.locator("form.cart .single_add_to_cart_button").click()
    await page.getByRole("dialog").locator(".mini_cart_item").waitFor()
  },
)

test.each(viewports)("from the load to the open viewer nothing moves at $width px", async (viewport) => {
  const { page } = await openShopPage(product, {
    viewport,
    // The shop's own letters come late and move its menu by some pixels; here they don't come.
    prepare: (opening) => opening.route("**/*.woff2*", (route) => route.abort()),
    expectedErrors: /ERR_FAILED/,
    before: () => {
      window.received = []
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) {
          if (Reflect.get(shift, "hadRecentInput") === false) window.received.push(Reflect.get(shift, "value"))
        }
      }).observe({ type: "layout-shift", buffered: true })
    },
  })
  await startBehaviours(page)
  await page.locator(".woocommerce-product-gallery__trigger").click()
  await page.getByRole("dialog").locator(".pswp__counter").waitFor()
  expect(await page.evaluate(() => window.received)).toEqual([])
})

test.each(["#reviews", "?cpage=2", "comment-page-2/", "comment-page-2/#comments"])(
  "an address with %s opens the reviews, before the code has come and after",
  async (end) => {
    const { page } = await openShopPage(discussed + end)
    expect(await readOpen(page)).toEqual(["tab-reviews"])
    await page.locator(".woocommerce-product-gallery").hover()
    await page.locator(".stars").waitFor({ state: "attached" })
    expect(await readOpen(page)).toEqual(["tab-reviews"])
  },
)

test("a page whose code has started prints all its panels, and shows one afterwards", async () => {
  const { page } = await openShopPage(product)
  await startBehaviours(page)
  await page.emulateMedia({ media: "print" })
  await expect.poll(() => readOpen(page)).toHaveLength(3)
  await page.emulateMedia({ media: "screen" })
  await expect.poll(() => readOpen(page)).toEqual(["tab-description"])
})

test("a form whose button is named submit is sent all the same", async () => {
  const { page } = await openShopPage(product, {
    prepare: (opening) =>
      editProductHtml(opening, (html) =>
        html.replace(
          '<button type="submit" class="single_add',
          '<button type="submit" name="submit" class="single_add',
        ),
      ),
  })
  for (const name of ["Roja", "1:12"]) await page.getByRole("radio", { name }).click()
  await page.locator("form.cart button[name=submit]").click()
  await page.getByRole("dialog").locator(".mini_cart_item").waitFor()
  await expectCount(page, 1)
})

test("two galleries with one id work independently", async () => {
  const { page } = await openShopPage(product, {
    prepare: (opening) =>
      editProductHtml(opening, (html) =>
        html.replace(
          /(<div\s+class="woocommerce-product-gallery [\s\S]*?)(?=<div class="summary)/,
          '<div id="twice">$1</div><div id="twice">$1</div>',
        ),
      ),
  })
  await startBehaviours(page)
  const galleries = page.locator("#twice")
  await galleries.nth(1).scrollIntoViewIfNeeded()
  await galleries.nth(1).locator(".flex-control-thumbs img").nth(3).click()
  await galleries.nth(1).locator(".flex-viewport > :nth-child(4).flex-active-slide").waitFor()
  expect(await galleries.nth(0).locator(".flex-viewport > :nth-child(1).flex-active-slide").count()).toBe(1)
})
