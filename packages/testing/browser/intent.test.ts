import type { Locator, Page } from "playwright-core"
import { expect, test } from "vitest"
import { waitForIdle } from "./support/hooks.ts"
import { openPage, type OpenOptions } from "./support/openPage.ts"
import { openShopPage } from "./support/shop.ts"
import { serveTheme } from "./support/openTheme.ts"

/** The library's late chunks that a page has asked for. */
const readChunks = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /\/ringside\/chunks\/(\w+(?:-[a-z]+)*)-[0-9A-Z]{8}\.js/i.exec(name)?.[1] ?? []),
  )

const untilFetched = (page: Page, name: string) => expect.poll(() => readChunks(page)).toContain(name)

/** Options for a page on which a chunk, by the start of its name, stays on the way until `release`. */
function holdChunk(name: string): OpenOptions & { release(): void } {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  return {
    release: () => release(),
    prepare: (page) =>
      page.route(`**/ringside/chunks/${name}-*`, async (route) => {
        await released
        await route.continue()
      }),
  }
}

const phone = { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true }
const presses: readonly (readonly [string, OpenOptions, (control: Locator) => Promise<void>])[] = [
  ["a mouse", { viewport: { width: 390, height: 700 } }, (control) => control.click()],
  ["a finger", phone, (control) => control.tap()],
  ["a key", { viewport: { width: 390, height: 700 } }, (control) => control.press("Enter")],
]

test("a page fetches no menu, search, login or basket store before an action", async () => {
  const { page } = await openShopPage("/en/envios/")
  await untilFetched(page, "frame")
  await waitForIdle(page, 3)
  const invisible = ["header", "site-scrolling", "site", "cart-store", "mini-cart-quantity"]
  expect((await readChunks(page)).filter((name) => invisible.includes(name))).toEqual([])
})

test("the login popup gets the button that shows its password when the shopper comes to it", async () => {
  const { page } = await openShopPage("/en/tienda/")
  await page.locator("a.ast-account-action-login").first().click()
  await page.locator("#popup-password + .show-password-input").waitFor()
})

test("an archive sorts and counts its products without the site's other notices and the closed login's fields", async () => {
  const { page } = await openShopPage("/en/tienda/")
  await untilFetched(page, "sorting")
  await waitForIdle(page, 3)
  expect((await readChunks(page)).filter((name) => ["header", "site", "host-fields"].includes(name))).toEqual([])
})

test.each(presses)("%s opens the menu once, though its code is loaded by the press", async (_, options, press) => {
  const host = await serveTheme({})
  const { release, ...held } = holdChunk("header")
  const { page } = await openPage(host.url, { ...options, ...held })
  await untilFetched(page, "frame")
  await waitForIdle(page, 3)
  expect(await readChunks(page)).not.toContain("header")
  const toggle = page.locator("#ast-mobile-header .main-header-menu-toggle")
  await press(toggle)
  await expect.poll(() => toggle.getAttribute("aria-busy")).toBe("true")
  release()
  await page.getByRole("dialog", { name: "Menu" }).waitFor()
  await expect.poll(() => toggle.getAttribute("aria-expanded")).toBe("true")
})

test.each(presses)(
  "%s opens the languages once, though their code is loaded by the press",
  async (_, options, press) => {
    const { release, ...held } = holdChunk("languages")
    const { page } = await openShopPage("/en/envios/", { ...options, ...held })
    await untilFetched(page, "frame")
    const control = page.locator(".trp-floating-switcher .trp-language-item__current")
    await press(control)
    await expect.poll(() => control.getAttribute("aria-busy")).toBe("true")
    release()
    await page.locator(".trp-floating-switcher").getByRole("link", { name: "Español" }).waitFor()
    await expect.poll(() => control.getAttribute("aria-expanded")).toBe("true")
  },
)

test("a mouse that rests on the languages opens them", async () => {
  const { page } = await openShopPage("/en/envios/")
  await page.locator(".trp-floating-switcher").hover()
  await page.locator(".trp-floating-switcher").getByRole("link", { name: "Español" }).waitFor()
})
