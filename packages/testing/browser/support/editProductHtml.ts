import type { Page } from "playwright-core"

/** Has the shop's product pages come with `edit` made to their HTML, as another theme or its developer would write them. */
export async function editProductHtml(page: Page, edit: (html: string) => string): Promise<void> {
  await page.route(
    ({ pathname }) => /\/product\/[^/]+\/$/.test(pathname),
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: edit(await response.text()) })
    },
  )
}
