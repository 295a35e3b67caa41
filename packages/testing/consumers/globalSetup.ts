import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chromium } from "playwright-core"
import type { TestProject } from "vitest/node"
import { ensureChromium } from "../../../scripts/chromium.mjs"
import { chromiumArgs } from "../../../scripts/chromiumArgs.mjs"
import { buildAll, installConsumers, packPackages, runScript } from "../../../scripts/pack/consumers.mjs"
import type { PackedPackages } from "../../../scripts/pack/packedPackages.ts"

/** Builds and packs the packages, installs apps that use them outside the workspace, builds these, and starts a browser. */
export default function setUp(project: TestProject): Promise<() => Promise<void>> {
  return prepareApps(project, { apps: ["vite", "react", "react-app"], unbuilt: ["node"] })
}

/** Prepares the tests of `apps` and `unbuilt`, which are folders beside this file or in examples. */
export async function prepareApps(
  project: TestProject,
  { apps, unbuilt = [] }: { readonly apps: readonly string[]; readonly unbuilt?: readonly string[] },
): Promise<() => Promise<void>> {
  const built = await buildAll()
  const folder = mkdtempSync(join(tmpdir(), "ringside-consumers-"))
  const packed = join(folder, "packed")
  await packPackages(packed)
  await installConsumers([...apps, ...unbuilt], { folder, packed })
  await Promise.all(apps.map((app) => runScript(join(folder, app), "build")))
  const browser = await chromium.launchServer({ executablePath: await ensureChromium(), args: [...chromiumArgs] })
  project.provide("browserEndpoint", browser.wsEndpoint())
  const packages: PackedPackages = { built, consumers: folder }
  project.provide("built", packages.built)
  project.provide("consumers", packages.consumers)
  return async () => {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
