import { importSource } from "./importSource.mjs"
import { code, formatTable, listCodes } from "./markdownTable.mjs"
import { listDeclaredFamilies, readDeclaration, readMemberComments } from "./sourceComments.mjs"

const configFile = "packages/core/src/page/config.ts"
const faceFile = "packages/core/src/page/ringside.ts"

/** What `window.ringside` is described by, outermost first. */
const faceTypes = ["RingsideApi", "CartApi", "CartResultLike"]

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
      listDeclaredFamilies().map(({ packageName, handles, settings, doc }) => [
        doc,
        code(packageName),
        listCodes(handles),
        listCodes(settings === null ? [] : [settings]),
      ]),
    ),
    face: ["```ts", faceTypes.map((name) => readDeclaration(faceFile, name)).join("\n\n"), "```"].join("\n"),
  }
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
    document: createDocument({}),
    tag: {
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
      document: createDocument(config),
      tag: null,
      warn: (/** @type {string} */ line) => warnings.push(line),
    })
    const told = warnings.map(
      (line) => /; expected (?<expected>.+), so (?:(?<fallback>.+) is used|it is ignored)\./.exec(line)?.groups,
    )
    const [first] = told
    // Nobody can write what nobody is warned about: that member is made here.
    if (!first) continue
    const attribute = `data-ringside-${path.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    members.set(path, {
      expected: first.expected ?? "",
      fallback: formatFallback(first.fallback),
      attribute: asked.includes(attribute) ? attribute : null,
      doc,
    })
  }
  return members
}

/** @param {unknown} config */
function createDocument(config) {
  return { querySelector: () => ({ textContent: JSON.stringify(config) }), documentElement: { lang: "" } }
}

/** @param {string | undefined} fallback as JSON */
function formatFallback(fallback) {
  return fallback === undefined || fallback === "null" ? "–" : code(fallback)
}
