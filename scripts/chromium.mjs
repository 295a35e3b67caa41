import { spawnSync } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"
import { homedir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { canUseApt, installWithApt } from "./apt.mjs"
import { runProcess } from "./processes.mjs"
import { timed } from "./terminal.mjs"
import { root } from "./workspace.mjs"

// The packaged browser is fetched only when there is no other: 75 MB that a lockfile shouldn't install for everyone.
const packagedChromium = "@sparticuz/chromium@153.0.0"
const packagedFolder = join(root, "node_modules", ".cache", "ringside-chromium")

/** Chromium without its windows' frames. A page takes a third less processor time in it, but none is kept when it is left. */
const shell = "chromium-headless-shell"

/**
 * @typedef {object} Demand
 * @property {boolean} [isWhole] whether the browser must keep pages for coming back to them, which `shell` doesn't
 */

/**
 * The path of a Chromium that runs on this machine, or null: the one in CHROMIUM, one in a usual place, or one that was fetched before.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {Demand} [demand]
 * @throws Error when CHROMIUM names no file, since running another browser than the requested one would be unexpected.
 */
export function findChromium(env = process.env, { isWhole = false } = {}) {
  if (env.CHROMIUM) {
    if (!existsSync(env.CHROMIUM)) throw new Error(`CHROMIUM is "${env.CHROMIUM}"; expected the path of a browser.`)
    return env.CHROMIUM
  }
  const places = isWhole
    ? chromiumPlaces(process.platform, env).filter((path) => !path.endsWith(shell))
    : [...chromiumPlaces(process.platform, env), join(packagedFolder, "chromium")]
  return places.find((path) => existsSync(path) && canRun(path)) ?? null
}

/**
 * The path of a Chromium, installed first if there is none: with apt-get as root on Debian or Ubuntu, otherwise from npm.
 * @param {Demand} [demand]
 * @throws Error with instructions for naming a browser, when none could be installed.
 */
export async function ensureChromium(demand = {}) {
  const find = () => findChromium(process.env, demand)
  const found = find()
  if (found !== null) return found
  // Ubuntu has no package of the first.
  const packages = demand.isWhole ? ["chromium"] : [shell, "chromium"]
  for (const name of canUseApt() ? packages : []) {
    if (find() !== null) break
    await timed(`browser: installing ${name} with apt-get`, () => installWithApt([name, "fonts-liberation"]))
  }
  if (find() === null && !demand.isWhole && process.platform === "linux" && process.arch === "x64") {
    await timed(`browser: fetching ${packagedChromium}`, fetchPackaged)
  }
  const installed = find()
  if (installed !== null) return installed
  throw new Error(
    "No Chromium or Chrome was found, and none could be installed. Install one, or name it: CHROMIUM=/path/to/chrome npm test",
  )
}

/**
 * The usual places of a Chromium, best first. Playwright's own downloads come last, since they may be old.
 * @param {NodeJS.Platform} platform
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export function chromiumPlaces(platform, env) {
  switch (platform) {
    case "darwin": {
      const apps = ["Google Chrome", "Chromium"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
      const app = "chrome-mac/Chromium.app/Contents/MacOS/Chromium"
      return [
        ...apps,
        ...playwrightPlaces(env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), "Library/Caches/ms-playwright"), [app]),
      ]
    }
    case "win32": {
      const folders = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA].filter(
        (folder) => folder !== undefined,
      )
      const apps = folders.map((folder) => join(folder, "Google/Chrome/Application/chrome.exe"))
      const cache = env.PLAYWRIGHT_BROWSERS_PATH ?? join(env.LOCALAPPDATA ?? homedir(), "ms-playwright")
      return [...apps, ...playwrightPlaces(cache, ["chrome-win/chrome.exe", "chrome-win64/chrome.exe"])]
    }
    default: {
      const names = [shell, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
      const cache = env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), ".cache/ms-playwright")
      return [
        ...names.map((name) => `/usr/bin/${name}`),
        ...playwrightPlaces(cache, ["chrome-linux/chrome", "chrome-linux64/chrome"]),
      ]
    }
  }
}

/**
 * @param {string} cache
 * @param {readonly string[]} programs
 */
function playwrightPlaces(cache, programs) {
  if (!existsSync(cache)) return []
  const downloads = readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name))
  return downloads.flatMap((name) => programs.map((program) => join(cache, name, program)))
}

/**
 * Checks that a file runs as a browser: Ubuntu's chromium-browser is a script that requires snap, and libraries may be missing.
 * @param {string} path
 */
function canRun(path) {
  // Chrome on Windows opens a window for `--version`.
  if (process.platform === "win32") return true
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0
}

/** Fetches the packaged browser without running its scripts or those of its dependencies. */
export const packagedInstallArgs = [
  ...["install", "--ignore-scripts", "--no-save", "--no-package-lock"],
  ...["--prefix", packagedFolder, packagedChromium],
]

/** The package unpacks its browser into the temporary folder, so set that folder to ours. */
async function fetchPackaged() {
  const fetched = await runProcess("npm", packagedInstallArgs)
  const entry = pathToFileURL(join(packagedFolder, "node_modules/@sparticuz/chromium/build/index.js")).href
  const unpack = `await (await import(${JSON.stringify(entry)})).default.executablePath()`
  const unpacked = await runProcess(process.execPath, ["--input-type=module", "--eval", unpack], {
    env: { TMPDIR: packagedFolder },
  })
  if (fetched.code !== 0 || unpacked.code !== 0) process.stderr.write(fetched.output + unpacked.output)
}
