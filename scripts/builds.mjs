import { existsSync, rmSync } from "node:fs"
import { join } from "node:path"
import { runProcess, runTool } from "./processes.mjs"
import { hashFiles, isStamped, writeStamp } from "./stamp.mjs"
import { cacheFolder, memberFolders, root } from "./workspace.mjs"

/**
 * A build from files of the workspace, repeated only when one of them has changed.
 * @typedef {object} Build
 * @property {string} name
 * @property {() => string[]} inputs files and folders
 * @property {string} output a file that exists once it is built
 * @property {() => Promise<{ code: number, output: string }>} run
 */

const everywhere = ["package.json", "pnpm-lock.yaml", "tsconfig.base.json", "packages/embed/build/browserFloor.mjs"]

/** The script tag: packages/embed/dist. @type {Build} */
export const embedBuild = {
  name: "script tag",
  inputs: () => [
    ...everywhere,
    ...packageSources(),
    "packages/embed/build.mjs",
    "packages/embed/build",
    "site/site.config.json",
  ],
  output: "packages/embed/dist/manifest.json",
  run: () => runProcess(process.execPath, ["packages/embed/build.mjs"]),
}

/**
 * The script tag for development, in seconds: minified by the bundler alone, without sizes in brotli. It is built into the same folder,
 * where each of the two builds removes the other's `output`.
 * @type {Build}
 */
export const quickEmbedBuild = {
  ...embedBuild,
  name: "quick script tag",
  output: "packages/embed/dist/manifest.quick.json",
  run: () => runProcess(process.execPath, ["packages/embed/build.mjs", "--quick"]),
}

/** Selects the script tag's build for development: the exact one where it is up to date, since it does all that the quick one does. */
export function selectEmbedBuild() {
  return isBuilt(embedBuild) ? embedBuild : quickEmbedBuild
}

/** The example shop's server, in one file. @type {Build} */
export const shopBuild = {
  name: "example shop",
  inputs: () => [
    ...everywhere,
    ...packageSources(),
    "examples/shop/package.json",
    "examples/shop/build.mjs",
    "examples/shop/src",
  ],
  output: "examples/shop/dist/server.js",
  run: () => runProcess(process.execPath, ["examples/shop/build.mjs"]),
}

/** The WordPress plugin, as a folder and as the zip that a shop's owner uploads. The script tag must be built. @type {Build} */
export const pluginBuild = {
  name: "WordPress plugin",
  inputs: () => [
    ...embedBuild.inputs(),
    "examples/wordpress/package.json",
    "examples/wordpress/build.mjs",
    "examples/wordpress/build",
    "examples/wordpress/plugin",
  ],
  output: "examples/wordpress/dist/ringside.zip",
  run: () => runProcess(process.execPath, ["examples/wordpress/build.mjs"]),
}

/** Every widget's stories as a static site. @type {Build} */
export const storybookBuild = {
  name: "Storybook",
  inputs: () => [
    ...everywhere,
    ...packageSources(),
    ".storybook",
    "docs/images",
    "packages/testing/fixtures/host/bases",
  ],
  output: "storybook-static/index.json",
  run: () =>
    runTool({ package: "storybook" }, ["build", "--disable-telemetry", "--quiet", "--output-dir", "storybook-static"]),
}

/**
 * Builds, unless the output for exactly these inputs exists.
 * @param {Build} build
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runBuild(build) {
  const hash = hashInputs(build)
  if (isBuilt(build, hash)) return { code: 0, output: "" }
  // A build that is interrupted after it has written its files must not be taken for the last complete one.
  rmSync(stampPathOf(build), { force: true })
  const ended = await build.run()
  if (ended.code === 0) writeStamp(stampPathOf(build), hash)
  return ended
}

/**
 * Whether the output for exactly these inputs exists.
 * @param {Build} build
 */
export function isBuilt(build, hash = hashInputs(build)) {
  return isStamped(stampPathOf(build), hash) && existsSync(join(root, build.output))
}

/** @param {Build} build */
function stampPathOf({ name }) {
  return join(cacheFolder, `${name.replaceAll(" ", "-")}.stamp`)
}

/** Hashes the inputs without tests, which no build contains. @param {Build} build */
function hashInputs({ inputs }) {
  return hashFiles(root, inputs(), (name) => !/\.test\.tsx?$/.test(name))
}

function packageSources() {
  const packages = memberFolders().filter((folder) => folder.startsWith("packages/"))
  return packages.flatMap((folder) => [`${folder}/package.json`, `${folder}/src`])
}
