/*
 * Generates documentation, blocks of README.md and CONTRIBUTING.md, the script tag's types and the WordPress plugin's declarations from the
 * sources, and the table of goals in docs/bench.md from its figures.
 * node scripts/docs.mjs            writes docs/widgets.md, the blocks of the other documents, the script tag's types and the plugin's
 *                                  declarations
 * node scripts/docs.mjs --check    reports outdated files, and writes nothing
 */
import { readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { argv } from "node:process"
import { pathToFileURL } from "node:url"
import { formatGoals } from "./bench/goals.mjs"
import { layOut, writeOrCheck } from "./generatedFiles.mjs"
import { replaceBlock } from "./markedBlock.mjs"
import { createContractBlocks } from "./docs/pageContractDocs.mjs"
import { createHookTables, createPackageMap, createPackageTable } from "./docs/readmeDocs.mjs"
import { createRoomPictures } from "./docs/roomPictures.mjs"
import { createWidgetDocs } from "./docs/widgetDocs.mjs"
import { createDeclarations } from "./docs/pluginDeclarations.mjs"
import { listPublishedPackages } from "./pack/buildPackages.mjs"
import { addressLinks, createSnippets } from "./docs/snippets.mjs"
import { createWindowTypes, windowTypesFile } from "./docs/windowTypes.mjs"
import { root } from "./workspace.mjs"

/** The command that updates the documentation. */
export const docsCommand = "npm run docs"

/**
 * Creates the current documentation.
 * @returns {Promise<import("./generatedFiles.mjs").GeneratedFile[]>}
 */
export async function createDocs() {
  const declarations = Object.entries(await createDeclarations())
  const files = {
    "docs/widgets.md": await createWidgetDocs(),
    ...replaceBlocks("docs/page-contract.md", await createContractBlocks()),
    ...replaceBlocks("docs/bench.md", { goals: formatGoals(readFileSync(join(root, "docs/bench.md"), "utf8")) }),
    ...replaceBlocks("README.md", { hooks: await createHookTables() }),
    ...replaceBlocks("CONTRIBUTING.md", { map: await createPackageMap() }),
    ...replaceBlocks("docs/rooms.md", createRoomPictures()),
    ...showSnippets({ packages: await createPackageTable() }),
    [windowTypesFile]: await createWindowTypes(),
    ...Object.fromEntries(
      declarations.map(([file, data]) => [`examples/wordpress/plugin/${file}`, JSON.stringify(data)]),
    ),
  }
  return Promise.all(Object.entries(files).map(async ([file, text]) => ({ file, contents: await layOut(file, text) })))
}

/**
 * The documents that show code of the apps that use the packed packages. The READMEs are also read in a registry.
 * @param {Record<string, string>} npmBlocks further blocks of docs/npm.md
 */
function showSnippets(npmBlocks) {
  const readmes = listPublishedPackages().map(({ folder }) => `${folder}/README.md`)
  const documents = ["docs/npm.md", ...readmes].map((file) => {
    const snippets = createSnippets(readFileSync(join(root, file), "utf8"))
    const isReadme = readmes.includes(file)
    const [[, text] = ["", ""]] = Object.entries(
      replaceBlocks(file, isReadme ? snippets : { ...npmBlocks, ...snippets }),
    )
    return [file, isReadme ? addressLinks(text) : text]
  })
  return Object.fromEntries(documents)
}

/**
 * Replaces the marked blocks of a document.
 * @param {string} file
 * @param {Record<string, string>} blocks by name
 */
function replaceBlocks(file, blocks) {
  const before = readFileSync(join(root, file), "utf8")
  const text = Object.entries(blocks).reduce((all, [name, block]) => replaceBlock(all, name, block), before)
  return { [file]: text }
}

if (argv[1] && import.meta.url === pathToFileURL(resolve(argv[1])).href) {
  process.exitCode = writeOrCheck(await createDocs(), { isCheck: argv.includes("--check"), command: docsCommand })
}
