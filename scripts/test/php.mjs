import { canUseApt, installWithApt } from "../apt.mjs"
import { runProcess } from "../processes.mjs"
import { timed } from "../terminal.mjs"

/**
 * The needs of a step that runs PHP.
 * @typedef {object} PhpDemand
 * @property {readonly string[]} [programs] beside `php`
 * @property {readonly string[]} [extensions] as `php -m` names them
 * @property {readonly string[]} packages of Debian that have all of it
 */

/**
 * Whether PHP is available with all that is needed, installed first where that requires no prompt.
 * @param {PhpDemand} demand
 */
export async function ensurePhp(demand) {
  if (await hasPhp(demand)) return true
  if (!canUseApt()) return false
  await timed(`php: installing ${demand.packages.join(", ")} with apt-get`, () => installWithApt(demand.packages))
  return hasPhp(demand)
}

/** @param {PhpDemand} demand */
async function hasPhp({ programs = [], extensions = [] }) {
  const [php, ...others] = await Promise.all([
    runProcess("php", ["-m"]),
    ...programs.map((program) => runProcess(program, ["--version"])),
  ])
  const loaded = new Set(php.output.split("\n").map((line) => line.trim()))
  return [php, ...others].every(({ code }) => code === 0) && extensions.every((name) => loaded.has(name))
}
