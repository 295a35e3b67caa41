import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { buildDeclarations, buildPackages, listPublishedPackages } from "./buildPackages.mjs"
import { embedBuild, runBuild } from "../builds.mjs"
import { runPackageManager } from "../packageManager.mjs"
import { root } from "../workspace.mjs"

/** The folder of the apps that use the packages as they are packed. */
export const consumersFolder = join(root, "packages", "testing", "consumers")

/** The folder of the apps that people copy to start from; those with a manifest of npm are installed like the ones above. */
const startersFolder = join(root, "examples", "starters")

/** The folder of the example that is an app of its own. */
const examplesFolder = join(root, "examples")

/**
 * Builds all packages, and the script tag if it isn't built.
 * @returns {ReturnType<typeof buildPackages>}
 * @throws Error with a build's output
 */
export async function buildAll() {
  const built = await buildPackages()
  await buildDeclarations()
  mustPass(await runBuild(embedBuild))
  return built
}

/**
 * Packs the built packages as they would be published. The workspace's own package manager does it: others would leave `workspace:*` and
 * the entries' sources in the manifests.
 * @param {string} destination a folder
 * @throws Error with the package manager's output
 */
export async function packPackages(destination) {
  const filters = listPublishedPackages().flatMap(({ manifest }) => ["--filter", manifest.name])
  mkdirSync(destination, { recursive: true })
  mustPass(await runPackageManager([...filters, "--recursive", "pack", "--pack-destination", destination]))
}

/**
 * Installs copies of apps in a folder outside the workspace, with the packed packages in place of those of the registry.
 * @param {readonly string[]} apps folders of `consumersFolder`, of examples/starters, or of examples
 * @param {{ folder: string, packed: string }} places where to install, and the folder of the packed packages
 * @throws Error with the package manager's output
 */
export async function installConsumers(apps, { folder, packed }) {
  for (const app of apps) {
    rmSync(join(folder, app), { recursive: true, force: true })
    const folders = [consumersFolder, startersFolder, examplesFolder]
    const source = folders.map((each) => join(each, app)).find((each) => existsSync(each))
    if (source === undefined) throw new Error(`There is no app "${app}" in ${folders.join(", ")}.`)
    cpSync(source, join(folder, app), { recursive: true, filter: (file) => !/[\\/](?:node_modules|dist)$/.test(file) })
  }
  const overrides = readdirSync(packed).map((file) => [nameOfTarball(file), `file:${join(packed, file)}`])
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "consumers", private: true }))
  // JSON is YAML, too. As in the workspace, no dependency runs an install script.
  const settings = { packages: apps, overrides: Object.fromEntries(overrides), strictDepBuilds: false }
  writeFileSync(join(folder, "pnpm-workspace.yaml"), JSON.stringify(settings))
  mustPass(await runPackageManager(["--dir", folder, "install", "--no-frozen-lockfile", "--prefer-offline"]))
}

/**
 * Runs a script of an installed app's manifest.
 * @param {string} app its folder
 * @param {string} script
 * @throws Error with its output
 */
export async function runScript(app, script) {
  mustPass(await runPackageManager(["--dir", app, "run", script]))
}

/**
 * The package of a tarball: `ringside-mini-cart-0.0.0.tgz` has `@ringside/mini-cart`.
 * @param {string} file
 */
function nameOfTarball(file) {
  return file.replace(/^ringside-(.*)-\d+\.\d+\.\d+.*\.tgz$/, "@ringside/$1")
}

/** @param {{ code: number, output: string }} ended */
function mustPass({ code, output }) {
  if (code !== 0) throw new Error(output)
}
