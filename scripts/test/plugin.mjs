import { readFileSync, readdirSync, rmSync, statSync } from "node:fs"
import { join } from "node:path"
import { countJunitLog } from "./closingLine.mjs"
import { ensurePhp } from "./php.mjs"
import { runProcess } from "../processes.mjs"
import { cacheFolder, root } from "../workspace.mjs"

const pluginFolder = join(root, "examples/wordpress/dist/ringside")
/** PHP as the plugin's tests need it. */
const demand = { programs: ["phpunit"], packages: ["php-cli", "php-mbstring", "php-xml", "phpunit"] }
const logPath = join(cacheFolder, "plugin.xml")

/**
 * Parses every file of the built plugin with PHP, and runs its tests against a stand-in for the platform. Without PHP it prints a note and
 * counts nothing.
 * @returns {Promise<import("./checks.mjs").Outcome>}
 */
export async function checkPlugin() {
  if (!(await ensurePhp(demand))) {
    const output = "Skipped: there is no PHP with PHPUnit on this machine, and it could not be installed.\n"
    process.stdout.write(output)
    return { passed: 0, failed: 0, output, wasShown: true }
  }
  const broken = await listBroken()
  if (broken.length > 0) return { passed: 0, failed: broken.length, output: broken.join("\n") }
  rmSync(logPath, { force: true })
  const tests = join(root, "examples/wordpress/tests")
  const args = ["--configuration", join(tests, "phpunit.xml"), "--log-junit", logPath]
  const { code, output } = await runProcess("phpunit", args, { env: { RINGSIDE_PLUGIN: pluginFolder } })
  return { ...countJunitLog(readLog(), code), output }
}

/** PHP's errors for each file of the plugin that it can't parse. */
async function listBroken() {
  const files = readdirSync(pluginFolder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".php") && statSync(join(pluginFolder, file)).isFile(),
  )
  const read = await Promise.all(files.map((file) => runProcess("php", ["-l", join(pluginFolder, file)])))
  return read.filter(({ code }) => code !== 0).map(({ output }) => output)
}

function readLog() {
  try {
    return readFileSync(logPath, "utf8")
  } catch {
    return undefined
  }
}
