import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { selectCases } from "../../../../scripts/test/selectCases.ts"
import { describeWithPostgres } from "../../../../scripts/test/postgresServer.ts"
import { audit, findOverflow } from "../support/audit.ts"
import { openPage } from "../support/openPage.ts"
import { openShop } from "../support/openServer.ts"
import { expectCount, firstAddButton } from "../support/shop.ts"

const pages = [
  { prefix: "", locale: "es-ES", title: "Algo ha fallado", again: "Reintentar" },
  { prefix: "/en", locale: "en-GB", title: "Something went wrong", again: "Try again" },
] as const

/** Reads the styles that the shop's own stylesheet gives to the page, its header and its button. */
function readLook(page: Page): Promise<readonly (readonly string[])[]> {
  return page.locator("body, .er-header .er-brand:visible, main .er-nothing .button").evaluateAll((elements) =>
    elements.map((element) => {
      const { color, backgroundColor, backgroundImage, fontFamily, fontSize, textDecorationLine } =
        getComputedStyle(element)
      return [color, backgroundColor, backgroundImage, fontFamily, fontSize, textDecorationLine]
    }),
  )
}

await describeWithPostgres("a shop whose database has stopped", (postgres) => {
  test.each(selectCases(pages, 2))(
    "shows a page of its own in $locale, from which the shopper goes on",
    async ({ prefix, locale, title, again }) => {
      const shop = await openShop({ DATABASE_URL: postgres.url })
      try {
        const { page } = await openPage(`${shop.url}${prefix}/tienda/`, {
          viewport: { width: 360, height: 740 },
          expectedErrors: /status of (404|500)/,
        })
        await firstAddButton(page).click()
        await page.getByRole("dialog").locator(".mini_cart_item").waitFor()
        // Where the pointer is, a button of the next page may be.
        await page.mouse.move(0, 0)
        await page.goto(`${shop.url}${prefix}/no-hay-nadie/`)
        await expectCount(page, 1)
        const look = await readLook(page)
        expect(look).toHaveLength(3)

        await postgres.stop("fast")
        const archive = `${shop.url}${prefix}/tienda/?orderby=price`
        const failed = await page.goto(archive)
        expect(failed?.status()).toBe(500)
        await page.getByRole("heading", { level: 1, name: title }).waitFor()
        expect(await page.locator("html").getAttribute("lang")).toBe(locale)
        expect(await readLook(page)).toEqual(look)
        expect(await findOverflow(page)).toEqual([])
        expect(await audit(page)).toEqual([])
        // No part of the library may depend on what has failed.
        expect(await page.locator("script").count()).toBe(0)
        expect(await failed?.text()).not.toMatch(
          /postgres|econn|error:|select |stack|node_modules|\.[jt]s\b|127\.0\.0\.1/i,
        )

        await postgres.start()
        await page.getByRole("link", { name: again }).click()
        await firstAddButton(page).waitFor()
        expect(page.url()).toBe(archive)
        await expectCount(page, 1)

        await postgres.stop("immediate")
        expect((await page.reload())?.status()).toBe(500)
        await postgres.start()
        await page.getByRole("banner").getByRole("link").press("Enter")
        await page.waitForURL(`${shop.url}${prefix}/`)
        await expectCount(page, 1)
        // Before the shop: what the page is about to fetch would fail.
        await page.close()
      } finally {
        await shop.close()
      }
    },
    120_000,
  )
})
