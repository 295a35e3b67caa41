/*
 * Writes dist/ringside/, the plugin's folder in WordPress, and dist/ringside.zip, which a shop's owner uploads.
 * node examples/wordpress/build.mjs       after the script tag is built
 */
import { unzipSync, zipSync } from "fflate"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join, relative, resolve } from "node:path"
import { argv } from "node:process"
import { fileURLToPath, pathToFileURL } from "node:url"
import { formatChangelog } from "./build/readme.mjs"
import { formatScriptTranslation, formatTranslation } from "./build/translation.mjs"

const folder = dirname(fileURLToPath(import.meta.url))
const sources = join(folder, "plugin")
const embedFolder = join(folder, "../../packages/embed/dist")
const dist = join(folder, "dist")

/** The files of the script tag that a shop serves: without source maps, the light build and the schemas for page builders. */
const isServed = (/** @type {string} */ file) => /^(ringside\.js|chunks\/(?!ui-light-).+\.(js|css|txt))$/.test(file)

/**
 * The plugin's files, by path in its folder.
 * @returns {Map<string, Uint8Array>}
 * @throws Error when the script tag isn't built
 */
export function createPlugin() {
  if (!existsSync(embedFolder))
    throw new Error("The script tag isn't built; expected packages/embed/dist. Run npm run build.")
  /** @type {Map<string, Uint8Array>} */
  const files = new Map(listFiles(sources).map((file) => [file, readFileSync(join(sources, file))]))
  const blocks = readFileSync(join(sources, "blocks.js"), "utf8")
  for (const [file, contents] of files) {
    if (!file.endsWith(".po")) continue
    files.set(file.replace(/\.po$/, ".l10n.php"), encode(formatTranslation(contents)))
    files.set(file.replace(/\.po$/, "-ringside-blocks.json"), encode(formatScriptTranslation(contents, blocks)))
  }
  // The plugin's version is that of the script tag in it, and so is its changelog.
  const version = readVersion()
  const changelog = formatChangelog(readChangelog(), version).trimEnd()
  const repository = readRepository()
  const fill = (/** @type {string} */ file) => {
    const text = Buffer.from(files.get(file) ?? []).toString()
    const filled = text.replaceAll("0.0.0", version).replaceAll("{repository}", repository)
    files.set(file, encode(filled.replace("{changelog}", () => changelog)))
  }
  fill("ringside.php")
  fill("readme.txt")
  for (const file of listFiles(embedFolder).filter(isServed)) {
    files.set(`assets/${file}`, readFileSync(join(embedFolder, file)))
  }
  return files.set("integrity.json", encode(`${JSON.stringify(readIntegrity(), null, 2)}\n`))
}

/** The version of the script tag. @returns {string} */
function readVersion() {
  return JSON.parse(readFileSync(join(embedFolder, "../package.json"), "utf8")).version
}

/** The address of the page with the sources. @returns {string} */
function readRepository() {
  /** @type {{ repository: { url: string } }} */
  const { repository } = JSON.parse(readFileSync(join(folder, "../../package.json"), "utf8"))
  return repository.url.replace(/^git\+/, "").replace(/\.git$/, "")
}

/** The changelog of the script tag; empty before its first release. @returns {string} */
function readChangelog() {
  const file = join(embedFolder, "../CHANGELOG.md")
  return existsSync(file) ? readFileSync(file, "utf8") : ""
}

/**
 * The integrity of each late script at both of its addresses. The loader has none: an update replaces it under cached pages.
 * @returns {Record<string, string>} by file, relative to the folder of the script tag
 */
function readIntegrity() {
  /** @type {[string, string][]} */
  const chunks = Object.entries(JSON.parse(readFileSync(join(embedFolder, "importmap.json"), "utf8")).integrity)
  const served = chunks.map(([path, integrity]) => /** @type {const} */ ([path.replace(/^\.\//, ""), integrity]))
  return Object.fromEntries(served.filter(([file]) => isServed(file.replace(/\?.*$/, ""))))
}

function main() {
  rmSync(dist, { recursive: true, force: true })
  // A fixed date, so that the same files make the same zip.
  const entries = [...createPlugin()].map(([file, contents]) => [
    `ringside/${file}`,
    [contents, { mtime: "1980-01-01T00:00:00" }],
  ])
  const zip = zipSync(Object.fromEntries(entries))
  // Tests run on the files that a shop unpacks.
  for (const [file, contents] of Object.entries(unzipSync(zip))) {
    const path = join(dist, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, contents)
  }
  writeFileSync(join(dist, "ringside.zip"), zip)
}

/** @param {string} root @returns {string[]} */
function listFiles(root) {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(root, file)).isFile())
    .map((file) => relative(root, join(root, file)).replaceAll("\\", "/"))
    .sort()
}

/** @param {string} text */
function encode(text) {
  return new TextEncoder().encode(text)
}

if (argv[1] && import.meta.url === pathToFileURL(resolve(argv[1])).href) main()
