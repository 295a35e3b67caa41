import { importSource } from "./importSource.mjs"
import { code, formatTable, listCodes } from "./markdownTable.mjs"
import { listConstantsOf, readDeclaration, readMemberComments } from "./sourceComments.mjs"

const configFile = "packages/core/src/page/config.ts"
const faceFile = "packages/core/src/page/ringside.ts"
const widgetFile = "packages/core/src/page/widget.ts"

/** What `window.ringside` is described by, outermost first. */
const faceTypes = ["RingsideApi", "CartApi", "CartResultLike"]

/** What a widget of the page's own is described by. */
const widgetTypes = ["WidgetEntry", "LoadRule", "LoadMode", "Widget", "Mounted"]

/** No member of the config takes this, so each answers it with what it would have taken. */
const unusable = 1.5

/**
 * A member of the config, as the page's author would be told of it.
 * @typedef {{ readonly expected: string, readonly fallback: string, readonly attribute: string | null, readonly doc: string }} ConfigMember
 */

/**
 * The generated blocks of docs/page-contract.md, by name.
 * @returns {Promise<Record<string, string>>}
 */
export async function createContractBlocks() {
  const members = await readConfigMembers()
  return {
    config: formatTable(
      ["Member", "Takes", "Default", "On the script tag", "What it says"],
      [...members].map(([name, { expected, fallback, attribute, doc }]) => [
        code(name),
        expected,
        fallback,
        listCodes(attribute === null ? [] : [attribute]),
        doc,
      ]),
    ),
    families: formatTable(
      ["Job", "Package", "The host's script", "Settings that it needs"],
      (await readFamilies()).map(({ packageName, handles, settings, doc }) => [
        doc,
        code(packageName),
        listCodes(handles),
        listCodes(settings === undefined ? [] : [settings]),
      ]),
    ),
    face: formatTypes(faceFile, faceTypes),
    widget: formatTypes(widgetFile, widgetTypes),
  }
}

/**
 * @param {string} file
 * @param {readonly string[]} names
 */
function formatTypes(file, names) {
  return ["```ts", names.map((name) => readDeclaration(file, name)).join("\n\n"), "```"].join("\n")
}

/**
 * Every member of the config by its path. What it takes and what stands in for it comes from its own warning, and
 * which attribute of the tag may say it from what is asked of a tag: so neither can differ from what the reader does.
 * @returns {Promise<Map<string, ConfigMember>>}
 */
export async function readConfigMembers() {
  const { readPageConfig } = await importSource(`export { readPageConfig } from "./${configFile}"`)
  const comments = readMemberComments(configFile, "PageConfig")
  /** @type {string[]} */
  const asked = []
  readPageConfig({
    ...createSource({}),
    tag: {
      getAttributeNames: () => [],
      getAttribute(/** @type {string} */ name) {
        asked.push(name)
        return null
      },
    },
    warn: () => undefined,
  })
  /** @type {Map<string, ConfigMember>} */
  const members = new Map()
  for (const [path, doc] of comments) {
    /** @type {string[]} */
    const warnings = []
    const config = path.split(".").reduceRight((value, name) => ({ [name]: value }), /** @type {unknown} */ (unusable))
    readPageConfig({
      ...createSource(config),
      tag: null,
      warn: (/** @type {string} */ line) => warnings.push(line),
    })
    const [warning = ""] = warnings
    const told = /; expected (?<expected>.+), so (?:(?<fallback>.+) is used|it is ignored)\./.exec(warning)?.groups
    // Nobody can write what nobody is warned about: that member is made here.
    if (!told) continue
    const attribute = `data-ringside-${path.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    members.set(path, {
      expected: told.expected ?? "",
      fallback: formatFallback(told.fallback),
      attribute: asked.includes(attribute) ? attribute : null,
      doc,
    })
  }
  if (members.size === 0) throw new Error(`No member of the config is warned about; expected ${configFile} to read it.`)
  return members
}

/**
 * What a page without a language prints.
 * @param {unknown} config
 */
function createSource(config) {
  return { document: { documentElement: { lang: "" } }, printed: { kind: "ok", config, dropped: [] } }
}

/**
 * The jobs that scripts of the host do, too, each with its sentence.
 * @returns {Promise<{ packageName: string, handles: readonly string[], settings?: string, doc: string }[]>}
 */
async function readFamilies() {
  const declared = listConstantsOf("Family")
  const exports = declared.map(({ file, name }, index) => `export { ${name} as family${index} } from "./${file}"`)
  const modules = await importSource(exports.join("\n"))
  const families = declared.map(({ doc }, index) => ({ ...modules[`family${index}`], doc }))
  return families.sort((a, b) => (a.packageName < b.packageName ? -1 : Number(a.packageName > b.packageName)))
}

/** @param {string | undefined} fallback as JSON */
function formatFallback(fallback) {
  return fallback === undefined || fallback === "null" ? "–" : code(fallback)
}
