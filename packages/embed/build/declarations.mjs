import { readFile } from "node:fs/promises"
import ts from "typescript"
import { basename, dirname } from "node:path"
import { createEditorData } from "./editorData.mjs"
import { textsForPeople } from "./loaderData.mjs"
import { createWarningKeys, evaluate, readDomain } from "./parts.mjs"

/** Texts that are left out of options, config and jobs. There `name` is a job's name in the plugin's settings; in the loader's rows, code reads it. */
const declaredForPeople = new Set([...textsForPeople, "name"])

/**
 * Removes the documentation from the packages' declarations: docs, stories and the schema use it, but shoppers shouldn't download it.
 * @returns {import("esbuild").Plugin}
 */
export function leaveDocsOut() {
  return {
    name: "leave-docs-out",
    setup(build) {
      build.onLoad(
        { filter: /[\\/]packages[\\/][^\\/]+[\\/]src[\\/](config|([^\\/]+[\\/])*(options|jobs))\.ts$/ },
        async ({ path }) => {
          const tables = await evaluate({ entryPoints: [path] })
          return { contents: Object.entries(tables).map(writeTable).join("\n"), loader: "js" }
        },
      )
      // A chunk has a file of its own, which the loader finds by the module's name.
      build.onLoad({ filter: /[\\/]packages[\\/][^\\/]+[\\/]src[\\/]modules\.ts$/ }, async ({ path }) => {
        const text = await readFile(path, "utf8")
        const contents = text.replaceAll(/\bload: \(\) => import\([^)]*\),?/g, (load) => " ".repeat(load.length))
        return { contents, loader: "ts" }
      })
      // The texts of warnings are in the diagnostics chunk.
      build.onLoad({ filter: /[\\/]packages[\\/][^\\/]+[\\/]src[\\/]warnings\.ts$/ }, async ({ path }) => {
        const tables = await evaluate({ entryPoints: [path] })
        const folder = basename(dirname(dirname(path)))
        const keys = Object.entries(tables).map(([name, table]) => [
          name,
          createWarningKeys(folder, /** @type {import("@ringside/core/domain").WarningTable} */ (table)),
        ])
        return {
          contents: keys.map(([name, table]) => `export const ${name} = ${JSON.stringify(table)}`).join("\n"),
          loader: "js",
        }
      })
      // Settings' tables have functions, so these files stay as they are, but for the documentation.
      build.onLoad(
        { filter: /[\\/]packages[\\/][^\\/]+[\\/]src[\\/]([^\\/]+[\\/])*\w+Settings\.ts$/ },
        async ({ path }) => ({
          contents: blankDocs(await readFile(path, "utf8")),
          loader: "ts",
        }),
      )
    },
  }
}

/**
 * Creates the files for page builders' and designers' editors, with documentation, by name: JSON schemas of the attributes of every hook
 * and of the page's config with the names of all texts, the custom properties in the format that editors of style sheets read, and the
 * attributes in those of editors of HTML. The schemas refuse an unknown name.
 * @param {readonly import("./parts.mjs").BuildPart[]} parts
 * @param {string} version of the package
 * @returns {Promise<Record<string, unknown>>}
 */
export async function createSchemas(parts, version) {
  const domain = await readDomain()
  const { createAttributeSchema, createConfigSchema, createTextSchema, createTextSchemas } = domain
  const $schema = "https://json-schema.org/draft/2020-12/schema"
  const hooks = parts.flatMap((part) => Object.entries(part.hooks ?? {}))
  const config = createConfigSchema(Object.assign({}, ...parts.map((part) => part.config)))
  const texts = Object.assign({}, ...parts.map(({ name, messages = [] }) => createTextSchemas(name, messages)))
  const ownPrefixes = parts.map(({ name }) => `${name}\\.`).join("|")
  const messages = {
    ...config.properties["messages"],
    additionalProperties: {
      type: "object",
      properties: texts,
      // A page's own widgets may have texts of other names.
      patternProperties: { [`^(?!${ownPrefixes})`]: { $ref: "#/$defs/text" } },
      additionalProperties: false,
    },
  }
  return {
    "attributes.schema.json": {
      $schema,
      title: "Options of data-ringside hooks, by widget; each is written as the attribute data-ringside-NAME",
      type: "object",
      properties: Object.fromEntries(hooks.map(([name, { attributes }]) => [name, createAttributeSchema(attributes)])),
      additionalProperties: false,
    },
    "config.schema.json": {
      $schema,
      title: "The page's settings, as data-ringside-config has them",
      ...config,
      properties: { ...config.properties, messages },
      additionalProperties: false,
      $defs: { text: createTextSchema() },
    },
    "custom-properties.css-data.json": {
      version: 1.1,
      properties: parts.flatMap(({ docs: { properties = [] } = {} }) => properties.map(createPropertyData)),
    },
    ...createEditorData(parts, domain, version),
  }
}

/** @param {import("@ringside/core/domain").CustomProperty} property */
function createPropertyData({ name, doc, default: value, themes = {} }) {
  return {
    name,
    description: `${doc} Default: ${value}`,
    values: [
      { name: value, description: "The default" },
      ...Object.entries(themes).map(([theme, own]) => ({ name: own, description: `That of the theme ${theme}` })),
    ],
  }
}

/**
 * Replaces each text under `doc` in an object by spaces, so that all other code keeps its place in source maps.
 * @param {string} text of a TypeScript file
 */
function blankDocs(text) {
  const source = ts.createSourceFile("settings.ts", text, ts.ScriptTarget.Latest)
  let result = text
  /** @param {ts.Node} node */
  const visit = (node) => {
    const isDoc = ts.isPropertyAssignment(node) && node.name.getText(source) === "doc"
    if (isDoc && ts.isStringLiteralLike(node.initializer)) {
      const start = node.getStart(source)
      // With its comma; the last member of an object may have none.
      const end = text[node.end] === "," ? node.end + 1 : node.end
      result = result.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, " ") + result.slice(end)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return result
}

/** @param {[string, unknown]} table */
function writeTable([name, table]) {
  if (typeof table === "function")
    throw new Error(`A file of declarations exports a function, ${name}; expected plain data alone.`)
  const forShoppers = JSON.stringify(table, (key, each) =>
    declaredForPeople.has(key) && typeof each === "string" ? undefined : each,
  )
  return `export const ${name} = ${forShoppers}`
}
