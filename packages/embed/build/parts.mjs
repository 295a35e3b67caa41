import { existsSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { bundle, embedFolder, rootFolder, toPosix } from "./bundle.mjs"

/**
 * @typedef {import("@ringside/core/domain").Part} Part
 * @typedef {Part & { readonly docs?: import("@ringside/core/domain").PartDocs }} DocumentedPart a part with its `docs.ts`
 */

/**
 * A chunk that a part declares, and the source of its entry.
 * @typedef {object} DeclaredChunk
 * @property {string} name
 * @property {"late" | "extra" | "widget"} kind
 * @property {boolean | undefined} [isShared] whether other chunks read its modules from it
 * @property {string} doc the chunk's purpose, for the receipts
 * @property {string} source
 */

/**
 * Reads the parts of the script tag in the order of their list, each with its documentation, and checks them.
 * @returns {Promise<readonly DocumentedPart[]>}
 * @throws Error when a part names a missing file or an unknown part
 */
export async function readParts() {
  const path = join(embedFolder, "src", "parts.ts")
  const parts = /** @type {Record<string, Part>} */ (await evaluate({ entryPoints: [path] }))
  // A module has its exports sorted by name.
  const names = [...readFileSync(path, "utf8").matchAll(/^export \{ (\w+) \} from "/gm)].map(([, name = ""]) => name)
  const unlisted = Object.keys(parts).filter((name) => !names.includes(name))
  if (unlisted.length > 0) throw new Error(`parts.ts exports ${unlisted.join(", ")}; expected a line for each part.`)
  const list = names.flatMap((name) => parts[name] ?? [])
  for (const part of list) checkPart(part, list)
  return joinDocs(list)
}

/**
 * Adds its documentation to each part.
 * @param {readonly Part[]} parts
 * @returns {Promise<readonly DocumentedPart[]>}
 */
async function joinDocs(parts) {
  const documented = parts.filter((part) => existsSync(resolveFile(part, "docs.ts")))
  const lines = documented.map(
    (part, index) => `export { docs as docs${index} } from ${JSON.stringify(toPosix(resolveFile(part, "docs.ts")))}`,
  )
  const found = await evaluate({ stdin: { contents: lines.join("\n"), resolveDir: embedFolder } })
  return parts.map((part) => {
    const docs = /** @type {DocumentedPart["docs"]} */ (found[`docs${documented.indexOf(part)}`])
    return docs ? { ...part, docs } : part
  })
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
 * @param {readonly DocumentedPart[]} parts
 * @returns {DeclaredChunk[]}
 */
export function listChunks(parts) {
  return parts.flatMap((part) => {
    const docOf = (/** @type {string} */ name) => part.docs?.modules?.[name] ?? ""
    // Relative, so that a source map doesn't contain the machine's path, which would change the file name's hash.
    const path = (/** @type {string} */ file) => JSON.stringify(toPosix(relative(embedFolder, resolveFile(part, file))))
    const importStyles = (/** @type {string | undefined} */ styles) => (styles ? `import ${path(styles)}\n` : "")
    /** @type {DeclaredChunk[]} */
    const late = (part.late ?? []).flatMap(({ chunk, file, styles }) =>
      chunk
        ? [
            {
              name: chunk,
              kind: "late",
              doc: docOf(chunk),
              source: `${importStyles(styles)}export { createBehaviours } from ${path(file)}`,
            },
          ]
        : [],
    )
    /** @type {DeclaredChunk[]} */
    const extras = Object.entries(part.extras ?? {}).map(([name, { file, styles, isShared }]) => ({
      name: `${part.name}-${name}`,
      kind: "extra",
      isShared,
      doc: docOf(name),
      source: `${importStyles(styles)}export * from ${path(file)}`,
    }))
    /** @type {DeclaredChunk[]} */
    const widgets = listWidgets([part]).map(({ hook, widget }) => ({
      name: hook,
      kind: "widget",
      doc: `the widget \`${hook}\``,
      source: `export { ${widget.export} as widget } from ${path(widget.file)}`,
    }))
    return [...late, ...extras, ...widgets]
  })
}

/**
 * Lists the widgets that parts declare, with the names of their hooks.
 * @param {readonly Part[]} parts
 * @returns {{ hook: string, widget: import("@ringside/core/domain").WidgetDeclaration }[]}
 */
export function listWidgets(parts) {
  return parts.flatMap(({ hooks = {} }) =>
    Object.entries(hooks).flatMap(([hook, { widget }]) => (widget ? [{ hook, widget }] : [])),
  )
}

/** Sorts parts by their start order; core's own function, since pages from npm start parts in the same order. */
export const { sortParts } = await readDomain()

/**
 * Checks one of the parts `all`.
 * @param {Part} part
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
    fail("names no warnings; expected the table of its warnings.ts")
  for (const file of listPartFiles(part)) {
    if (!existsSync(join(rootFolder, "packages", part.name, file))) fail(`names ${file}; expected such a file`)
  }
  for (const { chunk, file, load } of part.late ?? []) {
    if (chunk && !load.present && !load.setting && !load.events && !load.services)
      fail(`never fetches ${file}; expected load.present, load.setting, load.events or load.services`)
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
 * Lists the files that a part names, relative to its package.
 * @param {Part} part
 * @returns {string[]}
 */
export function listPartFiles(part) {
  const { beforeLoad, isDue, late = [], extras = {} } = part
  const files = [
    ...[beforeLoad, isDue],
    ...late.flatMap(({ file, styles }) => [file, styles]),
    ...Object.values(extras).flatMap(({ file, styles }) => [file, styles]),
    ...listWidgets([part]).map(({ widget }) => widget.file),
  ]
  return files.flatMap((file) => (file === undefined ? [] : `src/${file}`))
}

/**
 * Resolves the path of a file that a part names.
 * @param {Pick<Part, "name">} part
 * @param {string} file
 */
export function resolveFile({ name }, file) {
  return join(rootFolder, "packages", name, "src", file)
}
