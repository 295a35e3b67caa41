import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chromium } from "playwright-core"
import type { TestProject } from "vitest/node"
import { ensureChromium } from "../../../scripts/chromium.mjs"
import { chromiumArgs } from "../../../scripts/chromiumArgs.mjs"
import { buildAll, installConsumers, packPackages, runScript } from "../../../scripts/consumers.mjs"

declare module "vitest" {
  interface ProvidedContext {
    readonly built: Awaited<ReturnType<typeof buildAll>>
    /** The folder with the installed apps, and `packed`. */
    readonly consumers: string
  }
}

/** Builds and packs the packages, installs apps that use them outside the workspace, builds these, and starts a browser. */
export default function setUp(project: TestProject): Promise<() => Promise<void>> {
  return prepareApps(project, { built: ["vite", "react"], unbuilt: ["node"] })
}

/** Prepares the tests of `built` and `unbuilt`, which are folders beside this file. */
export async function prepareApps(
  project: TestProject,
  { built, unbuilt = [] }: { readonly built: readonly string[]; readonly unbuilt?: readonly string[] },
): Promise<() => Promise<void>> {
  project.provide("built", await buildAll())
  const folder = mkdtempSync(join(tmpdir(), "ringside-consumers-"))
  const packed = join(folder, "packed")
  await packPackages(packed)
  await installConsumers([...built, ...unbuilt], { folder, packed })
  await Promise.all(built.map((app) => runScript(join(folder, app), "build")))
  const browser = await chromium.launchServer({ executablePath: await ensureChromium(), args: [...chromiumArgs] })
  project.provide("browserEndpoint", browser.wsEndpoint())
  project.provide("consumers", folder)
  return async () => {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
