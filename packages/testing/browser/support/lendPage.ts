import { engineName } from "./enginePage.ts"
import type { Browser, BrowserContext, BrowserContextOptions, Disposable, Page } from "playwright-core"

/** A page that belongs to one test at a time. */
export interface LentPage {
  readonly page: Page
  readonly context: BrowserContext
  /** Keeps the page for a later test if it may and can, and closes it otherwise. */
  release(mayKeep: boolean): Promise<void>
}

type Shopper = Pick<LentPage, "page" | "context">

/** Playwright's default, which a kept page gets again. */
const defaultViewport = { width: 1280, height: 720 }

/** Each takes about 100 MB. */
const maxKept = 4

/** The events that tests listen to. Not "close" and "crash", which the driver itself listens to. */
const pageEvents = [
  ...["console", "dialog", "domcontentloaded", "download", "filechooser", "framenavigated", "load", "pageerror"],
  ...["popup", "request", "requestfailed", "requestfinished", "response"],
]

/** A page that no test has at present, with the origin of its last test and the options of its context. */
interface KeptPage extends Shopper {
  readonly origin: string | null
  readonly options: string
}

/** Kept pages in the order of their last use. */
const kept: KeptPage[] = []

/**
 * Lends the page of a new shopper: nothing is stored in it, and nothing is in its history. An earlier test may have used it: the browser
 * needs 0.3 s of processor time for a shop's page then, and 1.4 s in a new page (measured; most of the rest is drawing and compiling). A test
 * with a server of its own gets a page of another origin, which spares it the page's process. Only the browser's cache of files stays.
 * `before` runs before the scripts of each document.
 */
export async function lendPage(
  browser: Browser,
  url: string,
  { viewport = defaultViewport, ...options }: BrowserContextOptions,
  before?: (() => void) | string,
): Promise<LentPage> {
  const origin = readOrigin(url)
  const key = { origin, options: JSON.stringify([options, viewport === null]) }
  const { page, context } = await takeShopper(browser, key, { viewport, ...options })
  const script = before === undefined ? null : await page.addInitScript(before)

  // Without scripts, what the page has stored can't be removed; a state that the context started with can't be restored. Only Chromium has
  // commands to empty a page.
  const isEmptied = engineName === "chromium" && options.javaScriptEnabled !== false
  let isSpoiled = !isEmptied || options.storageState !== undefined
  const spoil = () => {
    isSpoiled = true
  }
  const origins = new Set<string>()
  page.on("framenavigated", (frame) => {
    const current = readOrigin(frame.url())
    if (current === null) return
    origins.add(current)
    // The storage of the tab can be emptied at the current origin only.
    if (frame === page.mainFrame() && current !== origin) spoil()
  })
  const stopNoting = noteUses(spoil, page, context)

  return {
    page,
    context,
    async release(mayKeep) {
      stopNoting()
      if (!mayKeep || isSpoiled || !(await isDone(clean({ page, context }, script, origins)))) return context.close()
      kept.push({ ...key, page, context })
      if (kept.length > maxKept) await kept.shift()?.context.close()
    },
  }
}

async function takeShopper(
  browser: Browser,
  key: Pick<KeptPage, "origin" | "options">,
  options: BrowserContextOptions,
): Promise<Shopper> {
  const fitting = kept.filter((each) => each.options === key.options)
  const found = fitting.findLast(({ origin }) => origin === key.origin) ?? fitting.at(-1)
  if (!found) {
    const context = await browser.newContext(options)
    return { context, page: await context.newPage() }
  }
  kept.splice(kept.indexOf(found), 1)
  // What the page sent when it was left may have been answered since, with a cookie.
  await found.context.clearCookies()
  if (options.viewport) await found.page.setViewportSize(options.viewport)
  return found
}

/** Calls `spoil` when a test uses what can't be undone in a page. Returns a function that stops it. */
function noteUses(spoil: () => void, page: Page, context: BrowserContext): () => void {
  const undos = [
    noteCalls(spoil, page, ["addInitScript", "exposeFunction", "exposeBinding", "emulateMedia", "setExtraHTTPHeaders"]),
    noteCalls(spoil, page.clock, ["install", "setFixedTime", "setSystemTime"]),
    noteCalls(spoil, context, ["addInitScript", "exposeFunction", "exposeBinding", "newCDPSession", "on", "route"]),
    noteCalls(spoil, context, ["setGeolocation", "setOffline"]),
  ]
  return () => undos.forEach((undo) => undo())
}

function noteCalls<Owner extends object>(spoil: () => void, owner: Owner, names: readonly (keyof Owner & string)[]) {
  for (const name of names) {
    const method = owner[name] as (...args: unknown[]) => unknown
    const noted = (...args: unknown[]) => {
      spoil()
      return method.apply(owner, args)
    }
    Object.defineProperty(owner, name, { value: noted, configurable: true })
  }
  return () => {
    for (const name of names) Reflect.deleteProperty(owner, name)
  }
}

/** Removes all that a test has left in the page and its browser, but the cache of files. */
async function clean({ page, context }: Shopper, script: Disposable | null, origins: Iterable<string>): Promise<void> {
  for (const event of pageEvents) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: "ignoreErrors" })
  await script?.dispose()
  // Out of the window: the next page may have a link where it stood.
  await page.mouse.move(-1, -1)
  for (const other of context.pages()) if (other !== page) await other.close()
  await Promise.all(page.frames().map((frame) => frame.evaluate(emptyTab).catch(() => undefined)))
  await page.mouse.move(-1, -1)
  await page.goto("about:blank")
  await context.clearCookies()
  await context.clearPermissions()
  const session = await context.newCDPSession(page)
  for (const origin of origins) await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" })
  await session.send("Page.resetNavigationHistory")
  await session.detach()
}

/** Runs in the page. Frames without an origin have no storage, and throw. */
function emptyTab(): void {
  window.name = ""
  sessionStorage.clear()
}

/** Whether `work` ends within 5 s without an error. A page may be stuck. */
async function isDone(work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), 5000)
  })
  const done = work.then(
    () => true,
    () => false,
  )
  return Promise.race([done, late]).finally(() => clearTimeout(timer))
}

/** The origin of an address; null for those without one, such as about:blank. */
function readOrigin(url: string): string | null {
  const { origin } = new URL(url)
  return origin === "null" ? null : origin
}
