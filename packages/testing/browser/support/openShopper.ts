import { expect, onTestFinished } from "vitest"
import { engineName, type EnginePage } from "./enginePage.ts"
import { openPage } from "./openPage.ts"
import { openWebKitPage } from "./webkit/openWebKitPage.ts"

/** How a shopper comes to a page. */
interface ShopperOptions {
  readonly viewport?: { readonly width: number; readonly height: number }
  /** Leaves the question about consent open, which lies over the lower edge of the shop's pages. */
  readonly isAsked?: boolean
  /** Runs before the page opens, to install routes. */
  readonly prepare?: (page: EnginePage) => Promise<unknown>
  /** Console errors that this test causes on purpose. */
  readonly expectedErrors?: RegExp
  /** Opens the page in a browser that keeps pages for coming back to them, as Firefox and WebKit do anyway. */
  readonly keepsPages?: boolean
}

/**
 * Opens `url` as a new shopper in the engine of this run, and waits for the library. An unexpected error in the console, an uncaught one or a
 * violation of the page's policy fails the test.
 */
export async function openShopper(url: string, options: ShopperOptions = {}): Promise<EnginePage> {
  const { isAsked = false, ...pageOptions } = options
  const before = isAsked ? undefined : refuseConsent
  if (engineName !== "webkit") return (await openPage(url, { ...pageOptions, ...(before && { before }) })).page
  const { viewport, prepare, expectedErrors } = options
  const { page, errors, close } = await openWebKitPage(before && `(${before.toString()})()`)
  onTestFinished(async ({ task }) => {
    if (task.result?.state === "fail") console.info({ url: page.url(), errors })
    await close()
    expect(
      errors.filter((error) => !expectedErrors?.test(error)),
      "errors in the console",
    ).toEqual([])
  })
  if (viewport) await page.setViewportSize(viewport)
  await prepare?.(page)
  await page.goto(url)
  await page.waitForFunction(() => "ringside" in window && !Array.isArray(window.ringside))
  return page
}

/** Runs in the page before all its scripts. */
function refuseConsent(): void {
  for (const category of ["statistics", "marketing"]) document.cookie = `wp_consent_${category}=deny; path=/`
}
