import { existsSync, readdirSync } from "node:fs"
import { delimiter, join } from "node:path"
import { canUseApt, installWithApt } from "../apt.mjs"
import { timed } from "../terminal.mjs"

const debianFolder = "/usr/lib/postgresql"

/**
 * Finds the folder with PostgreSQL's server programs (`initdb`, `pg_ctl`), in the PATH or in Debian's folder; null without one.
 * @param {NodeJS.ProcessEnv} [env]
 */
function findPostgres(env = process.env) {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).toSorted().toReversed() : []
  const folders = [
    ...versions.map((version) => join(debianFolder, version, "bin")),
    ...(env.PATH ?? "").split(delimiter).filter((folder) => folder !== ""),
  ]
  return folders.find((folder) => ["initdb", "pg_ctl"].every((name) => existsSync(join(folder, name)))) ?? null
}

/**
 * Finds the same folder, after an installation if there is none and apt-get can be used.
 * @returns {Promise<string | null>} null where PostgreSQL isn't installed and can't be
 */
export async function ensurePostgres() {
  const found = findPostgres()
  if (found !== null || !canUseApt()) return found
  await timed("database: installing PostgreSQL with apt-get", () => installWithApt(["postgresql"]))
  return findPostgres()
}
