import { chromium, firefox } from "playwright-core"
import type { TestProject } from "vitest/node"
import { embedBuild, runBuild, selectEmbedBuild, shopBuild } from "../../../scripts/builds.mjs"
import { ensureChromium } from "../../../scripts/chromium.mjs"
import { checkFeatures, chromiumArgs } from "../../../scripts/chromiumArgs.mjs"
import { ensureFirefox, ensureWebKit, type WebKitPrograms } from "../../../scripts/test/engines.mjs"
import { engineName } from "./support/enginePage.ts"
import { openShop } from "./support/openServer.ts"
import { layPlainPictures } from "./support/plainPictures.ts"
import { startDisplay } from "./support/webkit/display.ts"

declare module "vitest" {
  interface ProvidedContext {
    readonly browserEndpoint: string
    /** Path of a browser that keeps pages; empty where there is none. */
    readonly wholeChromium: string
    readonly shopUrl: string
    /** WebKit's programs, and the name of their display; null in runs of another engine. */
    readonly webKit: { readonly programs: WebKitPrograms; readonly display: string } | null
  }
}

/** A mouse that can hover: without a screen, Firefox says that there is none. */
const firefoxUserPrefs = { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 }

/**
 * One build, one browser and one shop for all browser tests; each test has its own shopper in them. Tests of coming back to a page that the
 * browser kept have a browser of their own.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  // npm test names the build; tests that are run by hand needn't wait for the exact one.
  const isByHand = process.env["RINGSIDE_BUILD"] === undefined
  for (const build of [isByHand ? selectEmbedBuild() : embedBuild, shopBuild]) {
    const { code, output } = await runBuild(build)
    if (code !== 0) throw new Error(`The ${build.name} could not be built.\n${output}`)
  }
  await layPlainPictures()
  const [browser, shop] = await Promise.all([openEngine(project), openShop()])
  project.provide("shopUrl", shop.url)
  return async () => {
    await Promise.all([browser.close(), shop.close()])
  }
}

/** Opens the browser of this run, and provides what tests need to use it. */
async function openEngine(project: TestProject): Promise<{ close(): Promise<void> | void }> {
  project.provide("browserEndpoint", "")
  project.provide("wholeChromium", "")
  project.provide("webKit", null)
  switch (engineName) {
    case "chromium":
      return openChromium(project)
    case "firefox": {
      const executablePath = await ensureFirefox()
      // The driver's own build of Firefox has another protocol: this one is the browser that shoppers have.
      const browser = await firefox.launchServer({
        channel: "moz-firefox",
        executablePath,
        firefoxUserPrefs,
        timeout: 60_000,
      })
      project.provide("browserEndpoint", browser.wsEndpoint())
      return browser
    }
    case "webkit": {
      const programs = await ensureWebKit()
      const display = await startDisplay(programs.display)
      project.provide("webKit", { programs, display: display.name })
      return display
    }
  }
}

async function openChromium(project: TestProject) {
  const browser = await chromium.launchServer({
    executablePath: await ensureChromium(),
    args: [
      ...chromiumArgs,
      // Threads that compile a page's scripts on the side cost more than they save where tests keep every core busy: 6 % of the time.
      "--js-flags=--single-threaded",
      // A shop with and without www, for cookies of both.
      "--host-resolver-rules=MAP shop.test 127.0.0.1, MAP www.shop.test 127.0.0.1",
    ],
  })
  checkFeatures(browser.process().spawnargs)
  project.provide("browserEndpoint", browser.wsEndpoint())
  project.provide("wholeChromium", await ensureChromium({ isWhole: true }).catch(() => ""))
  return browser
}
