import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import {
  createPublishedExports,
  createSideEffects,
  publishedConfig,
  publishedFiles,
} from "../pack/publishedExports.mjs"
import { createPageMembers } from "../repository.mjs"
import { readManifest, root } from "../workspace.mjs"

/**
 * @typedef {import("./widgetRequest.mjs").WidgetRequest} WidgetRequest
 * @typedef {import("../generatedFiles.mjs").GeneratedFile} GeneratedFile
 */

const templateFolder = join(root, "scripts", "newWidget")

/** The dependencies of each template's packages. */
const needs = {
  widget: {
    dependencies: { "@ringside/core": "workspace:*", "@ringside/ui": "workspace:*" },
    peerDependencies: { react: "^19.0.0", "react-dom": "^19.0.0" },
    styles: ["index.css"],
  },
  behaviour: {
    dependencies: { "@ringside/core": "workspace:*" },
    peerDependencies: undefined,
    styles: [],
  },
}

/**
 * Creates the files of a new package. Templates end in `.txt`, so that no tool treats them as code.
 * @param {WidgetRequest} request
 * @param {{ version: string }} release that all packages share
 * @returns {GeneratedFile[]}
 */
export function createWidgetFiles(request, { version }) {
  const folder = `packages/${request.name}`
  const files = ["shared", request.template].flatMap((template) =>
    readdirSync(join(templateFolder, template), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".txt"))
      .map((path) => ({
        file: `${folder}/${fillIn(path.replaceAll("\\", "/").replace(/\.txt$/, ""), request)}`,
        contents: fillIn(readFileSync(join(templateFolder, template, path), "utf8"), request),
      })),
  )
  return [{ file: `${folder}/package.json`, contents: formatJson(createManifest(request, version)) }, ...files]
}

/**
 * Adds the package to the files that must name it.
 * @param {WidgetRequest} request
 * @param {(file: string) => string} read
 * @returns {GeneratedFile[]}
 * @throws Error when a file's structure has changed, so that there is no place for the package
 */
export function registerWidget({ name, camelName }, read) {
  const embed = "packages/embed"
  /** @type {(file: string, edit: (text: string) => string) => GeneratedFile} */
  const change = (file, edit) => ({ file, contents: edit(read(file)) })
  return [
    change("tsconfig.json", (text) => addReference(text, `packages/${name}`)),
    change(`${embed}/tsconfig.json`, (text) => addReference(text, `../${name}`)),
    change(`${embed}/package.json`, (text) => addDevDependency(text, `@ringside/${name}`)),
    change(`${embed}/src/parts.ts`, (text) => addPart(text, `${camelName}Part`, `@ringside/${name}/part`)),
  ]
}

/**
 * @param {WidgetRequest} request
 * @param {string} version
 */
function createManifest({ name, template, doc }, version) {
  const { styles, dependencies, peerDependencies } = needs[template]
  const exports = {
    ".": createEntry("index"),
    "./domain": createEntry("domain/index"),
    "./part": createEntry("part"),
  }
  const publishedEntries = createPublishedExports(exports, { styles })
  return {
    name: `@ringside/${name}`,
    version,
    description: doc,
    keywords: ["ringside", "woocommerce", "e-commerce", name],
    ...createPageMembers(`packages/${name}`),
    license: "MIT",
    type: "module",
    engines: readManifest(join(root, "package.json")).engines,
    sideEffects: createSideEffects(publishedEntries),
    exports,
    files: publishedFiles,
    dependencies,
    peerDependencies,
    devDependencies: { "@ringside/testing": "workspace:*" },
    publishConfig: { exports: publishedEntries, ...publishedConfig },
  }
}

/** @param {string} name */
function createEntry(name) {
  return { "ringside-source": `./src/${name}.ts`, types: `./types/${name}.d.ts`, default: `./dist/${name}.js` }
}

/**
 * @param {string} text
 * @param {WidgetRequest} request
 */
function fillIn(text, { name, camelName, pascalName, doc }) {
  return text
    .replaceAll("__kebab__", name)
    .replaceAll("__camel__", camelName)
    .replaceAll("__Pascal__", pascalName)
    .replaceAll("__docText__", () => JSON.stringify(doc))
    .replaceAll("__doc__", () => doc)
}

/**
 * @param {string} text of a tsconfig
 * @param {string} path
 */
function addReference(text, path) {
  const [list] = /"references": \[.*\}(?=\s*\])/s.exec(text) ?? []
  if (list === undefined) throw new Error(`There is no place for a reference to ${path} in the tsconfig.`)
  return text.replace(list, `${list},\n    { "path": "${path}" }`)
}

/**
 * @param {string} text of parts.ts
 * @param {string} name of the part
 * @param {string} from
 */
function addPart(text, name, from) {
  if (!/^export \{ \w+ \} from "[^"]+"\n$/m.test(text)) throw new Error(`There is no place for ${name} in parts.ts.`)
  return `${text}export { ${name} } from "${from}"\n`
}

/**
 * @param {string} text of a package.json
 * @param {string} name
 */
function addDevDependency(text, name) {
  const manifest = JSON.parse(text)
  const entries = Object.entries({ ...manifest.devDependencies, [name]: "workspace:*" })
  return formatJson({ ...manifest, devDependencies: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))) })
}

/** @param {unknown} value */
function formatJson(value) {
  return `${JSON.stringify(value, null, 2)}\n`
}
