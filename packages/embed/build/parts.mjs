import { existsSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { bundle, embedFolder, rootFolder, toPosix } from "./bundle.mjs"

/**
 * @typedef {import("@ringside/core/domain").Part} Part
 * @typedef {import("@ringside/core/domain").LoadFile} LoadFile
 * @typedef {import("@ringside/core/domain").PartDocs} PartDocs
 * A part with its `docs.ts`, whose texts and warnings it has as its own, and the file that each of its functions imports, relative to `src`.
 * @typedef {Part & {
 *   readonly messages?: PartDocs["messages"],
 *   readonly warnings?: PartDocs["warnings"],
 *   readonly docs?: PartDocs,
 *   readonly files?: ReadonlyMap<LoadFile, string>,
 * }} BuildPart
 */

/**
 * A chunk that a part declares, and the source of its entry.
 * @typedef {object} DeclaredChunk
 * @property {string} name
 * @property {"own" | "asked" | "widget"} kind its place, as `listModules` has it, or that it holds a widget
 * @property {string} doc the chunk's purpose, for the receipts
 * @property {string} source
 */

/**
 * Reads the parts of the script tag in the order of their list, each with its documentation and the files of its modules, and
 * checks them.
 * @returns {Promise<readonly BuildPart[]>}
 * @throws Error when a part names a missing file or an unknown part
 */
export async function readParts() {
  const path = join(embedFolder, "src", "parts.ts")
  const parts = /** @type {Record<string, Part>} */ (await evaluate({ entryPoints: [path] }))
  // A module has its exports sorted by name.
  const names = [...readFileSync(path, "utf8").matchAll(/^export \{ (\w+) \} from "/gm)].map(([, name = ""]) => name)
  const unlisted = Object.keys(parts).filter((name) => !names.includes(name))
  if (unlisted.length > 0) throw new Error(`parts.ts exports ${unlisted.join(", ")}; expected a line for each part.`)
  const list = await joinFiles(await joinDocs(names.flatMap((name) => parts[name] ?? [])))
  for (const part of list) checkPart(part, list)
  return list
}

/**
 * Adds its documentation to each part.
 * @param {readonly Part[]} parts
 * @returns {Promise<readonly BuildPart[]>}
 */
async function joinDocs(parts) {
  const documented = parts.filter((part) => existsSync(resolveFile(part, "docs.ts")))
  const lines = documented.map(
    (part, index) => `export { docs as docs${index} } from ${JSON.stringify(toPosix(resolveFile(part, "docs.ts")))}`,
  )
  const found = await evaluate({ stdin: { contents: lines.join("\n"), resolveDir: embedFolder } })
  return parts.map((part) => {
    const docs = /** @type {BuildPart["docs"]} */ (found[`docs${documented.indexOf(part)}`])
    return docs ? { ...part, messages: docs.messages, warnings: docs.warnings, docs } : part
  })
}

/**
 * Adds to each part which file each of its functions imports: in the build, those resolve with its name.
 * @param {readonly BuildPart[]} parts
 */
function joinFiles(parts) {
  return Promise.all(
    parts.map(async (part) => {
      const rows = listModules(part)
      const widgets = listHookWidgets(part).map(({ widget }) => widget.fetch)
      const loads = [...rows.flatMap(({ load, readers }) => [load, ...readers]), ...widgets]
      const named = loads.map(async (load) => {
        const { file } = /** @type {{ file: string }} */ (await load())
        return /** @type {const} */ ([load, file.replace(/^\.\//, "")])
      })
      return { ...part, files: new Map(await Promise.all(named)) }
    }),
  )
}

/**
 * Names the file that a function of a part imports, relative to `src`.
 * @param {BuildPart} part
 * @param {LoadFile} load
 * @throws Error for a function that imports no file
 */
export function fileOf({ name, files }, load) {
  const file = files?.get(load)
  if (file === undefined)
    throw new Error(`The part ${name} has ${String(load)}; expected an import of one of its files.`)
  return file
}

/**
 * Loads the pure functions of core, which the build creates schemas and names with.
 * @returns {Promise<typeof import("@ringside/core/domain")>}
 */
export async function readDomain() {
  const stdin = { contents: 'export * from "@ringside/core/domain"', resolveDir: embedFolder }
  return /** @type {typeof import("@ringside/core/domain")} */ (await evaluate({ stdin }))
}

/**
 * Runs a module of the workspace in this process and returns its exports. Our imports have no side effects and need no page.
 * @param {import("esbuild").BuildOptions} options
 * @returns {Promise<Record<string, unknown>>}
 */
export async function evaluate(options) {
  const { files } = await bundle({ ...options, sourcemap: false, minify: false })
  const [code] = [...files].filter(([path]) => path.endsWith(".js")).map(([, contents]) => contents)
  return import(`data:text/javascript;base64,${Buffer.from(code ?? "").toString("base64")}`)
}

/**
 * Lists the chunks that parts declare, with the sources of their entries.
 * @param {readonly BuildPart[]} parts
 * @returns {DeclaredChunk[]}
 */
export function listChunks(parts) {
  return parts.flatMap((part) => {
    // Relative, so that a source map doesn't contain the machine's path, which would change the file name's hash.
    const path = (/** @type {string} */ file) => JSON.stringify(toPosix(relative(embedFolder, resolveFile(part, file))))
    const importStyles = (/** @type {string | undefined} */ styles) => (styles ? `import ${path(styles)}\n` : "")
    const list = (/** @type {"own" | "asked"} */ place) =>
      listModules(part)
        .filter((row) => row.place === place)
        .map(({ key, chunk, load, styles }) => ({
          name: chunk,
          kind: place,
          doc: part.docs?.modules?.[key] ?? "",
          source: `${importStyles(styles)}export ${place === "own" ? "{ createBehaviours }" : "*"} from ${path(fileOf(part, load))}`,
        }))
    const widgets = listHookWidgets(part).map(({ hook, chunk, widget }) => ({
      name: chunk,
      kind: /** @type {const} */ ("widget"),
      doc: chunk === hook ? `the widget \`${hook}\`` : `the widget \`${hook}\` on a hook of nothing but data`,
      source: `export { ${widget.export} as widget } from ${path(fileOf(part, widget.fetch))}`,
    }))
    return [...list("own"), ...list("asked"), ...widgets]
  })
}

/** Core's own functions: pages from npm start the same modules in the same order. */
export const { listDebugJobs, listHookWidgets, listModules, selectEarly, sortParts } = await readDomain()

/**
 * Checks one of the parts `all`.
 * @param {BuildPart} part
 * @param {readonly Part[]} all
 * @throws Error that names the mistake
 */
export function checkPart(part, all) {
  const fail = (/** @type {string} */ problem) => {
    throw new Error(`The part ${part.name} ${problem}.`)
  }
  if (all.filter(({ name }) => name === part.name).length > 1) fail("is listed twice")
  for (const name of part.startsAfter ?? []) {
    if (!all.some((other) => other.name === name)) fail(`starts after ${name}; expected a part of parts.ts`)
  }
  for (const { name } of part.jobs ?? []) {
    const sharers = all.filter(({ jobs = [] }) => jobs.some((job) => job.name === name))
    if (sharers.length > 1) fail(`has a job ${name}, as another part has; expected a name of its own`)
  }
  if (!part.warnings && existsSync(resolveFile(part, "warnings.ts")))
    fail("names no warnings in its docs.ts; expected the table of its warnings.ts")
  for (const file of listPartFiles(part)) {
    if (!existsSync(join(rootFolder, "packages", part.name, file))) fail(`names ${file}; expected such a file`)
  }
  for (const { key, chunk, place, present, near, events, services, readers } of listModules(part)) {
    const name = part.modules?.[key]?.name ?? chunk
    if (name !== chunk) fail(`asks for ${name}; expected the name ${chunk}`)
    if (place === "own" && !present && !events && services.length + readers.length + near.length === 0)
      fail(`never fetches ${key}; expected a moment beside a press`)
  }
}

/**
 * Creates the keys by which chunks name a part's warnings, by the names in its table. They are short, and depend on no other part.
 * @param {string} partName
 * @param {import("@ringside/core/domain").WarningTable} warnings
 * @returns {Record<string, string>}
 */
export function createWarningKeys(partName, warnings) {
  return Object.fromEntries(Object.keys(warnings).map((name, index) => [name, `${partName}${index}`]))
}

/**
 * Finds the key of a part's warning by its text.
 * @param {BuildPart} part
 * @param {string} text
 * @throws Error for a text that isn't in the part's table
 */
export function findWarningKey({ name, warnings = {} }, text) {
  const found = Object.keys(warnings).find((each) => warnings[each] === text)
  const key = createWarningKeys(name, warnings)[found ?? ""]
  if (key === undefined) throw new Error(`The part ${name} has the warning "${text}"; expected one of its warnings.ts.`)
  return key
}

/**
 * Lists the files that a part names, relative to its package.
 * @param {BuildPart} part
 * @returns {string[]}
 */
export function listPartFiles({ files = new Map(), modules = {} }) {
  const styles = Object.values(modules).flatMap((module) => module.styles ?? [])
  return [...files.values(), ...styles].map((file) => `src/${file}`)
}

/**
 * Resolves the path of a file that a part names.
 * @param {Pick<Part, "name">} part
 * @param {string} file
 */
export function resolveFile({ name }, file) {
  return join(rootFolder, "packages", name, "src", file)
}
