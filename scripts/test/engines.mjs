import { existsSync, readdirSync } from "node:fs"
import { delimiter, join } from "node:path"
import { canUseApt, installWithApt } from "../apt.mjs"
import { timed } from "../terminal.mjs"

/**
 * The programs of WebKit on GTK: its W3C WebDriver, the browser that this drives, and a display without a screen.
 * @typedef {{ readonly driver: string, readonly browser: string, readonly display: string }} WebKitPrograms
 */

/** An engine is neither on this machine, nor can it be installed. */
export class NotInstalledError extends Error {}

/** The engines besides Chromium that the core flows run in, by the name in RINGSIDE_ENGINE. */
export const otherEngines = /** @type {const} */ ([
  { name: "firefox", title: "Firefox", ensure: ensureFirefox },
  { name: "webkit", title: "WebKit", ensure: ensureWebKit },
])

/**
 * Finds Firefox: the one in FIREFOX, or one in the PATH. The driver speaks WebDriver BiDi to it, so that any recent one will do.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | null}
 * @throws Error when FIREFOX names no file
 */
export function findFirefox(env = process.env) {
  if (!env.FIREFOX) return findProgram(["firefox-esr", "firefox"], env)
  if (!existsSync(env.FIREFOX)) throw new Error(`FIREFOX is "${env.FIREFOX}"; expected the path of a browser.`)
  return env.FIREFOX
}

/**
 * Finds WebKit's programs; null where one of them is missing.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {WebKitPrograms | null}
 */
export function findWebKit(env = process.env) {
  const driver = findProgram(["WebKitWebDriver"], env)
  const display = findProgram(["Xvfb"], env)
  const browser = listFolders("/usr/lib")
    .map((folder) => join(folder, "webkit2gtk-4.1/MiniBrowser"))
    .find((path) => existsSync(path))
  return driver !== null && display !== null && browser !== undefined ? { driver, browser, display } : null
}

/**
 * Finds Firefox, after an installation if there is none.
 * @returns {Promise<string>}
 * @throws NotInstalledError with the reason when there is none; Error when FIREFOX names no file
 */
export async function ensureFirefox() {
  return ensure(findFirefox, ["firefox-esr"])
}

/**
 * Finds WebKit's programs, after an installation if there are none.
 * @returns {Promise<WebKitPrograms>}
 * @throws NotInstalledError with the reason when there are none
 */
export async function ensureWebKit() {
  return ensure(findWebKit, ["webkit2gtk-driver", "xvfb"])
}

/**
 * @template T
 * @param {() => T | null} find
 * @param {readonly string[]} packages of Debian
 * @returns {Promise<T>}
 * @throws NotInstalledError
 */
async function ensure(find, packages) {
  const found = find()
  if (found !== null) return found
  const names = packages.join(" ")
  if (!canUseApt()) throw new NotInstalledError(`not installed; install these packages: ${names}`)
  await timed(`browser: installing ${names} with apt-get`, () => installWithApt([...packages, "fonts-liberation"]))
  const installed = find()
  if (installed === null) throw new NotInstalledError(`apt-get could not install ${names}`)
  return installed
}

/**
 * @param {readonly string[]} names
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null}
 */
function findProgram(names, env) {
  const folders = (env.PATH ?? "").split(delimiter).filter((folder) => folder !== "")
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return paths.find((path) => existsSync(path)) ?? null
}

/** @param {string} folder */
function listFolders(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? [join(folder, each.name)] : [],
  )
}
