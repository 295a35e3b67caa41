import { existsSync } from "node:fs"
import { join } from "node:path"
import { NotInstalledError } from "../test/engines.mjs"
import { runProcess } from "../processes.mjs"
import { hashFiles, isStamped, writeStamp } from "../stamp.mjs"
import { siteFolder, writePages } from "./writePages.mjs"

const stampPath = join(siteFolder, "node_modules", ".ringside-installed")
const buildStampPath = join(siteFolder, ".cache", "built")
const generator = join(siteFolder, "node_modules/vitepress/bin/vitepress.js")

/**
 * Builds the site. The script tag must be built.
 * @returns {Promise<{ code: number, output: string }>}
 * @throws NotInstalledError when the generator can't be installed, as without a network
 */
export async function buildSite() {
  await install()
  await writePages()
  const hash = hashFiles(siteFolder, [".pages", ".vitepress", "package-lock.json"])
  if (existsSync(join(siteFolder, "dist/index.html")) && isStamped(buildStampPath, hash)) return { code: 0, output: "" }
  const built = await runProcess(process.execPath, [generator, "build", siteFolder])
  if (built.code === 0) writeStamp(buildStampPath, hash)
  return built
}

/** Installs the generator from its own lock file, when that has changed. */
async function install() {
  const hash = hashFiles(siteFolder, ["package.json", "package-lock.json"])
  if (existsSync(generator) && isStamped(stampPath, hash)) return
  const args = ["--prefix", siteFolder, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"]
  const { code, output } = await runProcess("npm", args, { hasShell: process.platform === "win32" })
  if (code !== 0)
    throw new NotInstalledError(`npm ci in site/ ended with ${String(code)}: ${output.trim().split("\n").at(-1) ?? ""}`)
  writeStamp(stampPath, hash)
}
