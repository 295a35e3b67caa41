import { expect, test } from "vitest"
import { audit } from "../support/audit.ts"
import { comeToHeader } from "../support/hooks.ts"
import { openPage } from "../support/openPage.ts"
import { openShop } from "../support/openServer.ts"

const password = "ocho asaltos muy largos"

test("before it opens, the shop says so until it is dismissed, to administrators twice, who log in by the popup", async () => {
  const shop = await openShop({ COMING_SOON: "1", ADMIN_PASSWORD: password })
  try {
    const { page } = await openPage(`${shop.url}/en/tienda/`, { viewport: { width: 390, height: 740 } })
    const notice = page.locator(".woocommerce-store-notice")
    const banner = page.locator("#coming-soon-footer-banner")
    /** The page's styles hide the notice until our code has decided about it. */
    const readDisplay = () => notice.evaluate((element) => element.style.display)
    await notice.waitFor()
    expect(await banner.count()).toBe(0)
    expect(await audit(page)).toEqual([])
    await notice.getByRole("button", { name: "Dismiss" }).press("Space")
    await notice.waitFor({ state: "hidden" })

    // The consent banner is drawn above the menu, and its buttons stay usable there.
    await page.getByRole("region", { name: "Your privacy" }).getByRole("button").first().click()
    await page.locator("#ast-mobile-header .menu-toggle").click()
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Log in", exact: true }).click()
    const login = page.getByRole("dialog", { name: "Log in" })
    await login.getByLabel(/user name/).fill("admin")
    await login.getByLabel(/^Password/).fill(password)
    await login.getByRole("button", { name: "Log in" }).click()

    // Back on the page where they were, which now has the banner, and no notice.
    await banner.waitFor()
    expect(new URL(page.url()).pathname).toBe("/en/tienda/")
    await comeToHeader(page)
    await expect.poll(readDisplay).toBe("none")
    expect(await audit(page)).toEqual([])
    const dismissal = page.waitForResponse("**/wp-json/wp/v2/users/me")
    await banner.locator(".coming-soon-footer-banner-dismiss").press("Enter")
    expect((await dismissal).status()).toBe(200)
    await banner.waitFor({ state: "hidden" })

    // In the other language, too, and sorted by the choice alone.
    await page.goto(`${shop.url}/tienda/`)
    await comeToHeader(page)
    await expect.poll(readDisplay).toBe("none")
    expect(await banner.count()).toBe(0)
    await Promise.all([page.waitForURL("**orderby=price*"), page.locator("select.orderby").selectOption("price")])
    // Before the shop: what the page is about to fetch would fail.
    await page.close()
  } finally {
    await shop.close()
  }
}, 120_000)
