import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll } from "vitest"
import { openSite } from "../../scripts/site/openSite.mjs"
import { openBrowser } from "./openBrowser.ts"

/** A browser and the built site for the tests of a file. */
export function createPaths() {
  let browser: Browser
  let site: Awaited<ReturnType<typeof openSite>>
  beforeAll(async () => {
    ;[browser, site] = await Promise.all([openBrowser(), openSite(0)])
  })
  afterAll(async () => {
    await browser.close()
    site.close()
  })
  const openTab = async () => {
    const page = await browser.newPage({ locale: "en-GB" })
    page.setDefaultTimeout(20_000)
    return page
  }

  return {
    /** Opens an address, or a page of the site by its path. */
    open: async (address: string): Promise<Page> => {
      const page = await openTab()
      await page.goto(new URL(address, site.url).href)
      return page
    },
    /** Opens a page of a site that has the script tag's files as `/ringside/`. */
    openOwn: async (head: string, body: string, query = ""): Promise<Page> => {
      const page = await openTab()
      await page.route(`${site.url}/own**`, (route) =>
        route.fulfill({
          contentType: "text/html",
          body: `<!doctype html><html lang="en-GB"><head><title>Own</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`,
        }),
      )
      await page.goto(`${site.url}/own${query}`)
      return page
    },
  }
}
