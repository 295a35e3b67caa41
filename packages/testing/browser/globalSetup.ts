import { chromium } from "playwright-core"
import type { TestProject } from "vitest/node"
import { embedBuild, runBuild, selectEmbedBuild, shopBuild } from "../../../scripts/builds.mjs"
import { ensureChromium } from "../../../scripts/chromium.mjs"
import { checkFeatures, chromiumArgs } from "../../../scripts/chromiumArgs.mjs"
import { openShop } from "./support/openServer.ts"
import { layPlainPictures } from "./support/plainPictures.ts"

declare module "vitest" {
  interface ProvidedContext {
    readonly browserEndpoint: string
    /** Path of a browser that keeps pages; empty where there is none. */
    readonly wholeChromium: string
    readonly shopUrl: string
  }
}

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
  const [browser, shop] = await Promise.all([
    chromium.launchServer({
      executablePath: await ensureChromium(),
      // A shop with and without www, for cookies of both.
      args: [...chromiumArgs, "--host-resolver-rules=MAP shop.test 127.0.0.1, MAP www.shop.test 127.0.0.1"],
    }),
    openShop(),
  ])
  checkFeatures(browser.process().spawnargs)
  project.provide("browserEndpoint", browser.wsEndpoint())
  project.provide("shopUrl", shop.url)
  project.provide("wholeChromium", await ensureChromium({ isWhole: true }).catch(() => ""))
  return async () => {
    await Promise.all([browser.close(), shop.close()])
  }
}
