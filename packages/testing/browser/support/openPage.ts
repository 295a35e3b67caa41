import { readFileSync } from "node:fs"
import { join } from "node:path"
import { ringsideFolder } from "../../src/host/index.ts"
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  firefox,
  type Page,
} from "playwright-core"
import { expect, inject, onTestFinished } from "vitest"
import { chromiumArgs } from "../../../../scripts/chromiumArgs.mjs"
import { builtFile } from "./builds.ts"
import { engineName } from "./enginePage.ts"
import { lendPage, type LentPage } from "./lendPage.ts"
import { patienceMs } from "./patience.ts"

/** A shopper's page, with its requests and warnings. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Requests of the basket, in order: `POST add_to_cart`, `GET cart`. */
  readonly requests: readonly string[]
  /** Console warnings. */
  readonly warnings: readonly string[]
}

/** The options of a page. */
export interface OpenOptions extends BrowserContextOptions {
  /** The context of another visit, for a second tab of the same shopper. */
  readonly context?: BrowserContext
  /** Runs in the page before all its scripts. */
  readonly before?: (() => void) | string
  /** Console errors that this test causes on purpose. */
  readonly expectedErrors?: RegExp
  /** Runs before the page opens, to install routes. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** Doesn't wait for the library, which is blocked or late. */
  readonly isPlain?: boolean
  /** Opens the page in a browser that keeps pages for coming back to them. */
  readonly keepsPages?: boolean
}

/**
 * The errors that Firefox reports when a page is left while a file with `integrity` or a font is on its way: the hash of nothing, and a
 * download that has failed.
 */
const firefoxNoise = /OLBgp1GsljhM2TJ\+sbHjaiH9|download failed \(font-family/

let connecting: Promise<Browser> | null = null

/** The browser of all tests. */
export function connectBrowser(): Promise<Browser> {
  const engine = engineName === "firefox" ? firefox : chromium
  return (connecting ??= engine.connect(inject("browserEndpoint")))
}

/** A browser for one test. Automation switches off that it keeps pages, unless told otherwise. */
async function launchWholeBrowser(): Promise<Browser> {
  if (engineName === "firefox") return connectBrowser()
  const executablePath = inject("wholeChromium")
  if (!executablePath) throw new Error("There is no Chromium that keeps pages. Install one: apt-get install chromium")
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumArgs],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  })
  onTestFinished(() => browser.close())
  return browser
}

/** Opens `url` as a new shopper. An unexpected console error, uncaught error or policy violation fails the test. */
export async function openPage(url: string, options: OpenOptions = {}): Promise<Visit> {
  const { expectedErrors, prepare, isPlain = false } = options
  const { page, context, release } = await openFor(url, options)
  context.setDefaultTimeout(patienceMs)
  page.setDefaultTimeout(patienceMs)
  const requests: string[] = []
  const warnings: string[] = []
  const errors: string[] = []
  page.on("request", (request) => {
    const endpoint = nameEndpoint(request.url())
    if (endpoint !== null) requests.push(`${request.method()} ${endpoint}`)
  })
  page.on("pageerror", ({ message }) => {
    if (engineName !== "firefox" || !firefoxNoise.test(message)) errors.push(`uncaught: ${message}`)
  })
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text())
    // The driver appends a handle for the element that a warning links to.
    if (message.type() === "warning") warnings.push(message.text().replace(/ JSHandle@\w+$/, ""))
  })
  onTestFinished(async ({ task }) => {
    const hasFailed = task.result?.state === "fail"
    // To diagnose failures that can't be reproduced locally.
    if (hasFailed) console.info({ url: page.url(), requests, warnings, errors, shown: await readState(page) })
    await release(!hasFailed)
    const unexpected = errors.filter((error) => !expectedErrors?.test(error))
    expect(unexpected, "errors in the console").toEqual([])
  })
  await useBuild(page)
  await prepare?.(page)
  await page.goto(url)
  if (!isPlain && options.javaScriptEnabled !== false) await waitForLibrary(page)
  return { page, context, requests, warnings }
}

/** A page for one test: of the shopper of another visit, or of a new shopper. */
async function openFor(url: string, options: OpenOptions): Promise<LentPage> {
  const { context, before, expectedErrors, prepare, isPlain, keepsPages, ...contextOptions } = options
  const settings = { locale: "en-GB", ...contextOptions }
  if (context) return openTab(context, before)
  if (keepsPages) return openTab(await (await launchWholeBrowser()).newContext(settings), before)
  return lendPage(await connectBrowser(), url, settings, before)
}

async function openTab(context: BrowserContext, before: OpenOptions["before"]): Promise<LentPage> {
  const page = await context.newPage()
  if (before !== undefined) await page.addInitScript(before)
  return { page, context, release: () => page.close() }
}

/** Resolves when the library has started. */
export async function waitForLibrary(page: Page): Promise<void> {
  await page.waitForFunction(() => "ringside" in window && !Array.isArray(window.ringside))
}

/** The elements that show the library's state, without their content; an error's text where the page doesn't answer. */
function readState(page: Page): Promise<readonly string[] | string> {
  return page
    .locator("dialog, [data-ringside-state], [aria-busy=true]")
    .evaluateAll((elements) => elements.map((element) => (element.cloneNode() as Element).outerHTML))
    .catch(String)
}

/** The example shop prints the name of one file; the light build is served in its place. */
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
