import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { describe, expect, it } from "vitest"
import { listContractNames } from "../domains/contractNames.ts"
import { packageNames } from "../domains/domains.ts"
import { root } from "../workspace.mjs"

/** Functions of the contracts without a use in the product; each says why in its doc comment. The list only gets shorter. */
const withoutUse = [
  "createLifecycle",
  "createSeparateSession",
  "createStoreApiRequest",
  "createStoreRequest",
  "decideOpen",
  "formatCurrencyOption",
  "formatSavedCard",
  "listOrderTotals",
  "listShippingRates",
  "matchesClickTarget",
  "parseStoreCart",
  "readLanguageFromUrl",
  "reduceCartSession",
  "removeAttributionPrefix",
  "selectAnchorTop",
  "selectConfirmOutcome",
  "selectNoticeScrollTop",
  "selectStarForKey",
  "selectVeto",
]

/** Names of the contracts for the job of another function, which they call and which the product calls. */
const otherNames: Readonly<Record<string, string>> = {
  createStatusBody: "createOrderStatusFields",
  createTrackBody: "createTracksFields",
  createWcAjaxUrl: "formatAjaxUrl",
  formatNoticeText: "formatPlainText",
  isStoreNoticeHidden: "isNoticeHidden",
  parseConfirmFragment: "parseConfirmHash",
}

const packagesFolder = join(root, "packages")

/** Packages that no page runs. */
const tools = ["simulated-provider", "testing"]

/** Sources of the product, without tests and entries: an entry only passes names on. */
const sources = readdirSync(packagesFolder)
  .filter((name) => !tools.includes(name))
  .flatMap((name) => listFiles(`${name}/src`))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.stories\.|\.d\.ts$|ForTests\.|\/index\.ts$/.test(path))
  .map(readSource)

function listFiles(folder: string): string[] {
  const files = readdirSync(join(packagesFolder, folder), { recursive: true, encoding: "utf8" })
  return files.map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
}

function readSource(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(join(packagesFolder, path), "utf8"), ts.ScriptTarget.ESNext, true)
}

/** Calls `visit` for a node and everything in it. */
function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

/** Names that a file imports, or uses beside their declaration. */
function listUsedNames(source: ts.SourceFile): string[] {
  const names: string[] = []
  walk(source, (node) => {
    if (ts.isIdentifier(node) && !(ts.isFunctionDeclaration(node.parent) && node.parent.name === node))
      names.push(node.text)
  })
  return names
}

const usedNames = new Set(sources.flatMap(listUsedNames))

const listedNames = packageNames.flatMap(listContractNames)

describe("a function of a contract", () => {
  it("runs in the product, except for those that have no use there", () => {
    expect(listedNames.length).toBeGreaterThan(300)
    const unused = new Set(listedNames.filter((name) => !usedNames.has(name) && !Object.hasOwn(otherNames, name)))
    expect([...unused].sort()).toEqual(withoutUse)
  })

  it.each(withoutUse)("says that nothing calls it: %s", (name) => {
    const declarations = sources.flatMap((source) =>
      source.statements.filter((node) => ts.isFunctionDeclaration(node) && node.name?.text === name),
    )
    const comments = declarations.map((node) => node.getFullText().replace(/\s*\n \* /g, " "))
    expect(comments).toEqual([expect.stringContaining("Nothing in the product calls it:")])
  })

  it.each(Object.entries(otherNames))("that is the other name %s of %s isn't called itself", (name, called) => {
    expect([listedNames.includes(name), usedNames.has(name), usedNames.has(called)]).toEqual([true, false, true])
  })
})
