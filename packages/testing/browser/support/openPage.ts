import { readFileSync } from "node:fs"
import { join } from "node:path"
import { ringsideFolder } from "../../src/host/index.ts"
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core"
import { expect, inject, onTestFailed, onTestFinished } from "vitest"
import { builtFile } from "./builds.ts"

/** A shopper's view of a page, with what went on behind it. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Requests of the basket, in order: `POST add_to_cart`, `GET cart`. */
  readonly requests: readonly string[]
  /** What the console said beside errors. */
  readonly warnings: readonly string[]
}

/** How a page is opened. */
export interface OpenOptions extends BrowserContextOptions {
  /** The shopper of another visit: a second tab. */
  readonly context?: BrowserContext
  /** Runs in the page before any script of it. */
  readonly before?: (() => void) | string
  /** Errors in the console that this test causes on purpose. */
  readonly expectedErrors?: RegExp
  /** Called before the page opens, to answer requests. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** Opened without waiting for the library, which is blocked or late. */
  readonly isPlain?: boolean
}

const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64")

let connecting: Promise<Browser> | null = null

/** Opens `url` as a new shopper. A console error, an uncaught error or a policy's violation nobody expected fails the test. */
export async function openPage(url: string, options: OpenOptions = {}): Promise<Visit> {
  const { context: shared, before, expectedErrors, prepare, isPlain = false, ...contextOptions } = options
  connecting ??= chromium.connect(inject("browserEndpoint"))
  const browser = await connecting
  const context = shared ?? (await browser.newContext({ locale: "en-GB", ...contextOptions }))
  // Everything here answers within moments; a test that waits for more has failed.
  context.setDefaultTimeout(10_000)
  const page = await context.newPage()
  const requests: string[] = []
  const warnings: string[] = []
  const errors: string[] = []
  page.on("request", (request) => {
    const endpoint = nameEndpoint(request.url())
    if (endpoint !== null) requests.push(`${request.method()} ${endpoint}`)
  })
  page.on("pageerror", (error) => errors.push(`uncaught: ${error.message}`))
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text())
    // The driver adds a word for the element that a warning leads to.
    if (message.type() === "warning") warnings.push(message.text().replace(/ JSHandle@\w+$/, ""))
  })
  // A failure far away from here is told by what the page did until then.
  onTestFailed(async () => {
    const shown = await page
      .locator("dialog, [data-ringside-state], [aria-busy=true]")
      .evaluateAll(describe)
      .catch(String)
    console.info({ url: page.url(), requests, warnings, errors, shown })
  })
  onTestFinished(async () => {
    await (shared ? page.close() : context.close())
    const unexpected = errors.filter((error) => !expectedErrors?.test(error))
    expect(unexpected, "errors in the console").toEqual([])
  })
  if (before !== undefined) await page.addInitScript(before)
  // Drawing figures takes the shop longer than everything that is tested here.
  await page.route("**/figures/**", (route) => route.fulfill({ body: pixel, contentType: "image/gif" }))
  await useBuild(page)
  await prepare?.(page)
  await page.goto(url)
  if (!isPlain && contextOptions.javaScriptEnabled !== false) await waitForLibrary(page)
  return { page, context, requests, warnings }
}

/** Resolves when the library is at work. */
export async function waitForLibrary(page: Page): Promise<void> {
  await page.waitForFunction(() => "ringside" in window && !Array.isArray(window.ringside))
}

/** Runs in the page: the elements that tell what the library is doing, without what is in them. */
function describe(elements: readonly Element[]): readonly string[] {
  return elements.map((element) => (element.cloneNode() as Element).outerHTML)
}

/** The example shop names one file; the light build stands in for it. */
async function useBuild(page: Page): Promise<void> {
  if (builtFile === "ringside.js") return
  await page.route(/\/ringside\/ringside\.js/, (route) =>
    route.fulfill({ body: readFileSync(join(ringsideFolder, builtFile)), contentType: "text/javascript" }),
  )
}

function nameEndpoint(url: string): string | null {
  const { pathname, searchParams } = new URL(url)
  return searchParams.get("wc-ajax") ?? /\/wc\/store\/(?:v1\/)?(.*?)\/?$/.exec(pathname)?.[1] ?? null
}
