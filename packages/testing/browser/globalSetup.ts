import { chromium } from "playwright-core"
import type { TestProject } from "vitest/node"
import { embedBuild, runBuild, shopBuild } from "../../../scripts/builds.mjs"
import { ensureChromium } from "../../../scripts/chromium.mjs"
import { checkFeatures, chromiumArgs } from "../../../scripts/chromiumArgs.mjs"
import { openShop } from "./support/openServer.ts"

declare module "vitest" {
  interface ProvidedContext {
    readonly browserEndpoint: string
    readonly shopUrl: string
  }
}

/** One build, one browser and one shop for all browser tests; each test has its own shopper in them. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  for (const build of [embedBuild, shopBuild]) {
    const { code, output } = await runBuild(build)
    if (code !== 0) throw new Error(`The ${build.name} could not be built.\n${output}`)
  }
  const [browser, shop] = await Promise.all([
    // Coming back to a page that was kept whole is a part of a shopper's way; automation switches that off otherwise.
    chromium.launchServer({
      executablePath: await ensureChromium(),
      // A shop with and without www, for cookies of both.
      args: [...chromiumArgs, "--host-resolver-rules=MAP shop.test 127.0.0.1, MAP www.shop.test 127.0.0.1"],
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    }),
    openShop(),
  ])
  checkFeatures(browser.process().spawnargs)
  project.provide("browserEndpoint", browser.wsEndpoint())
  project.provide("shopUrl", shop.url)
  return async () => {
    await Promise.all([browser.close(), shop.close()])
  }
}
