import type { Page } from "playwright-core"

/** Applies `edit` to the HTML of the shop's product pages, for markup of another theme or developer. */
export async function editProductHtml(page: Page, edit: (html: string) => string): Promise<void> {
  await page.route(
    ({ pathname }) => /\/product\/[^/]+\/$/.test(pathname),
    async (route) => {
      const response = await route.fetch({ maxRetries: 1 })
      await route.fulfill({ response, body: edit(await response.text()) })
    },
  )
}
