/*
 * Copies the script tag's files to the folder packed/hosting, laid out for a server that hosts them:
 *
 *   VERSION/   one version, which never changes: served with "cache-control: public, max-age=31536000, immutable"
 *   MAJOR/     the newest version of that major version, so that pages get fixes without an edit: a short max-age, no integrity.
 *              Before 1.0.0 it is 0.MINOR/, since a minor version may then break a page
 *
 * Each holds sbom.cdx.json, too: the packages that are in its files, with their versions and licences.
 *
 * node scripts/hosting.mjs [BASE]    BASE is the address of the folder, for the tags in tags.html; /ringside/ unless given
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { argv } from "node:process"
import { pathToFileURL } from "node:url"
import { printLine } from "./terminal.mjs"
import { createSbom } from "./hosting/sbom.mjs"
import { addTagToChangelog, createPolicyHash, formatPinnedTag, formatTag } from "./hosting/tagMarkup.mjs"
import { root } from "./workspace.mjs"

const dist = join(root, "packages/embed/dist")

/** The version of the script tag, and the line of versions that a page may follow. */
function readVersion() {
  const version = String(JSON.parse(readFileSync(join(root, "packages/embed/package.json"), "utf8")).version)
  return { version, line: selectLine(version) }
}

/**
 * The versions that no page has to be changed for: those of one major version, and before 1.0.0 those of one minor version.
 * @param {string} version
 */
export function selectLine(version) {
  const [major = "", minor = ""] = version.split(".")
  return major === "0" ? `0.${minor}` : major
}

/**
 * Formats the markup that loads exactly this build.
 * @param {string} base address of the folder with all versions, with a slash at its end
 * @param {string} [built] folder of the built files
 */
export function createPinnedTag(base, built = dist) {
  const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(join(built, file), "utf8"))
  return formatPinnedTag(`${base}${readVersion().version}/`, {
    manifest: readJson("manifest.json"),
    importMap: readJson("importmap.json"),
  })
}

/**
 * Adds the tag of this build to its version in a changelog.
 * @param {string} file the changelog
 * @param {string} base
 * @param {string} [built]
 */
export function writeTagToChangelog(file, base, built = dist) {
  const tag = createPinnedTag(base, built)
  writeFileSync(file, addTagToChangelog(readFileSync(file, "utf8"), readVersion().version, tag))
}

/**
 * Writes the folders and their tags.
 * @param {string} folder
 * @param {string} base
 * @param {string} [built]
 */
export function layOutHosting(folder, base, built = dist) {
  const { version, line } = readVersion()
  rmSync(folder, { recursive: true, force: true })
  const sbom = JSON.stringify(createSbom(version, built), null, 2)
  for (const name of [version, line]) {
    cpSync(built, join(folder, name), { recursive: true })
    writeFileSync(join(folder, name, "sbom.cdx.json"), sbom)
  }
  mkdirSync(folder, { recursive: true })
  const pinned = createPinnedTag(base, built)
  const tags = [
    "<!-- This version for good -->",
    pinned,
    `<!-- Under a content security policy, the import map needs this in script-src: '${createPolicyHash(pinned)}' -->`,
    "",
    `<!-- The newest of version ${line} -->`,
    formatTag(`${base}${line}/`),
    "",
  ]
  writeFileSync(join(folder, "tags.html"), tags.join("\n"))
}

if (argv[1] && import.meta.url === pathToFileURL(resolve(argv[1])).href) {
  const base = argv[2] ?? "/ringside/"
  layOutHosting(join(root, "packed", "hosting"), base)
  const hash = createPolicyHash(createPinnedTag(base))
  printLine("The files lie in packed/hosting/, and the tags in packed/hosting/tags.html.")
  printLine(`Under a content security policy, the import map needs this in script-src: '${hash}'`)
}
