import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { drawnHooks, type DrawnElement, listDifferences, measureWidgets, waitForDrawn } from "./support/drawnWidgets.ts"
import { openHost } from "./support/openHost.ts"
import { takeTurns } from "./support/takeTurns.ts"

/*
 * Each drawn widget inside the base styles of six themes, compared with a page of the same font, size and colour. The styles are ours, with
 * the facts of common themes: fixtures/host/bases. They stand in the content of a page of the shop, which themes style by the classes of both.
 */

/** The widgets that look as on a neutral page: all of them. */
const all = [
  ...["mini-cart", "basket", "checkout", "add-to-cart", "product", "products", "reviews"],
  ...["search", "login", "consent", "language-switcher"],
]
const alike: Readonly<Record<string, readonly string[]>> = {
  "filled-buttons": all,
  "heavy-lists": all,
  "small-root": all,
  "thick-borders": all,
  builder: all,
  "shop-pages": all,
}

const widths = [390, 1365] as const
const body = "body { margin: 0; background: #fff; color: #444; font: 400 16px/1.6 Arial, sans-serif }"

async function open(base: string | null, width: number): Promise<Page> {
  const link = base === null ? "" : `<link rel="stylesheet" href="/host/bases/${base}.css" />`
  const { page } = await openHost(
    "/en/hooks/?add-to-cart=11",
    { head: `${link}<style>${body}</style>`, body: `<div class="woocommerce-page hentry">${drawnHooks}</div>` },
    { viewport: { width, height: 900 } },
  )
  for (const hook of all) await page.locator(`article [data-ringside=${hook}]`).scrollIntoViewIfNeeded()
  await waitForDrawn(page)
  // The pointer of an earlier test may stand at the window's edge: no widget may come under it.
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: "instant" })
  })
  return page
}

describe.each(widths)("at %i px", (width) => {
  takeTurns(width, widths)
  let neutral: Readonly<Record<string, readonly DrawnElement[]>> | undefined

  test.each(Object.entries(alike))(
    "widgets look inside %s as on a neutral page, if they are listed",
    async (base, listed) => {
      neutral ??= await measureWidgets(await open(null, width))
      const themed = await measureWidgets(await open(base, width))
      const rows = Object.entries(neutral).map(
        ([hook, drawn]) => [hook, listDifferences(drawn, themed[hook] ?? [])] as const,
      )
      expect(rows.length).toBe(all.length)
      // The differences of a listed widget are what its author needs to see.
      expect(rows.filter(([hook, lines]) => listed.includes(hook) && lines.length > 0)).toEqual([])
      expect(rows.filter(([, lines]) => lines.length === 0).map(([hook]) => hook)).toEqual(listed)
    },
  )
})
