import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { builtTag } from "../support/builds.ts"
import { countWhatIsLeft } from "../support/countWhatIsLeft.ts"
import { editProductHtml } from "../support/editProductHtml.ts"
import { waitForLibrary } from "../support/openPage.ts"
import { expectCount, openShopPage } from "../support/shop.ts"
import { openWithLists, variationForm } from "../support/variationForm.ts"

/** It has variations, a gallery and reviews. */
const product = "/product/chema-el-faro-barandica/"

/** Runs before the page's scripts: notes whose code could not be had. */
function noteFailures(): void {
  window.received = []
  document.addEventListener("ringside:error", (event) => {
    if (event instanceof CustomEvent) window.received.push(Reflect.get(event.detail, "widget"))
  })
}

test.each(["gallery", "variations", "tabs-reviews"])(
  "without the file of %s the page still sells, and one event reports it",
  async (name) => {
    const { page } = await openWithLists(product, {
      before: noteFailures,
      // Without that file the choice has no number: the shop has no price for the wallets.
      expectedErrors: name === "variations" ? /ERR_FAILED|400 \(Bad Request\)/ : /ERR_FAILED/,
      prepare: (opening) => opening.route(`**/chunks/${name}-*`, (route) => route.abort()),
    })
    const form = variationForm(page)
    await form.choose({ pintura: "roja", escala: "1-6" })
    await expect.poll(() => page.evaluate(() => window.received)).toEqual([name])
    await form.button.click()
    await expectCount(page, 1)
  },
)

/** Uses everything that a shopper can use in place. */
async function useEverything(page: Page): Promise<void> {
  await page.locator(".woocommerce-product-gallery").hover()
  await page.locator(".flex-control-thumbs img").nth(2).click()
  for (const name of ["Roja", "1:6"]) await page.getByRole("radio", { name }).click()
  await expect.poll(variationForm(page).readPrice).toBe("119,00")
  await page.locator("form.cart .plus").click()
  await page.locator("[role=tab]").last().click()
  await page.locator(".stars .star-4").click()
  await page.locator("a.comment-reply-link").first().click()
  await page.locator(".woocommerce-product-gallery__trigger").click()
  await page.getByRole("dialog").locator(".pswp__counter").waitFor()
  await page.keyboard.press("Escape")
  await page.getByRole("dialog").waitFor({ state: "detached" })
}

test("stop() gives the server's page back, however much of it was used, and start() begins anew", async () => {
  const { page } = await openShopPage(product, {
    isPlain: true,
    // The policy lets nobody insert a script, a test neither.
    bypassCSP: true,
    before: countWhatIsLeft,
    async prepare(opening) {
      await editProductHtml(opening, (html) => html.replace(/<script type="module"[^>]*ringside[^>]*><\/script>/, ""))
      // What a server answers is the page's, and stays; here it answers nothing.
      await opening.route(/get_refreshed_fragments/, () => undefined)
    },
  })
  const readHtml = () => page.evaluate(() => document.documentElement.outerHTML)
  const before = await readHtml()
  await page.addScriptTag({ url: builtTag, type: "module" })
  await waitForLibrary(page)
  await useEverything(page)
  await page.evaluate(() => window.ringside.stop())
  // The provider's script stays, since it can't run twice.
  const scripts = page.locator("script[src*=ringside], script[src*=simulated-provider]")
  await scripts.evaluateAll((tags) => tags.forEach((tag) => tag.remove()))
  expect(await readHtml()).toBe(before)
  await expect.poll(() => page.evaluate(() => window.left.read())).toEqual([])
  await page.evaluate(() => window.ringside.start())
  await useEverything(page)
})
