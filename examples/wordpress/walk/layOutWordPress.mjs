/*
 * Lays out a WordPress that is installed already, from the parts of the package that scripts/test/walk.mjs fetches.
 * node layOutWordPress.mjs PACKAGE FOLDER    FOLDER appears once it is complete
 */
import { unzipSync } from "fflate"
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { argv } from "node:process"

const [, , source = "", folder = ""] = argv
const building = `${folder}.building`
const pluginFolder = join(building, "wp-content/plugins/sqlite-database-integration")

rmSync(building, { recursive: true, force: true })
unzip(join(source, "src/wordpress/wp-6.5.zip"), building)
// Styles and scripts are only here. PHP files are in both, and those of the archive are complete.
cpSync(join(source, "public/wp-6.5"), building, { recursive: true, force: false })
const database = "src/sqlite-database-integration/sqlite-database-integration.zip"
unzip(join(source, database), pluginFolder, /^[^/]+\//)
const dropIn = readFileSync(join(pluginFolder, "db.copy"), "utf8")
writeFileSync(
  join(building, "wp-content/db.php"),
  // The other placeholder is an absolute path, and a missing one is looked up: the folder is copied.
  dropIn.replaceAll("{SQLITE_PLUGIN}", "sqlite-database-integration/load.php"),
)
renameSync(building, folder)

/**
 * @param {string} archive
 * @param {string} target
 * @param {RegExp} [prefix] left out of the paths
 */
function unzip(archive, target, prefix = /^/) {
  for (const [name, contents] of Object.entries(unzipSync(readFileSync(archive)))) {
    const path = join(target, name.replace(prefix, ""))
    mkdirSync(name.endsWith("/") ? path : dirname(path), { recursive: true })
    if (!name.endsWith("/")) writeFileSync(path, contents)
  }
}
