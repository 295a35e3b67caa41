import { existsSync, readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it, test } from "vitest"
import { readParts } from "../../packages/embed/build/parts.mjs"
import { listFiles } from "../listFiles.mjs"
import { maximumLineLength } from "./readmeDocs.mjs"
import { readFilesAddress } from "../repository.mjs"
import { memberFolders, root } from "../workspace.mjs"

const read = (file: string) => readFileSync(join(root, file), "utf8")
const readme = read("README.md")
const filesAddress = readFilesAddress()
const packageFolders = memberFolders().filter((folder) => folder.startsWith("packages/"))

/** The names in the first column of all tables in a document's marked block, without the tables' headings. */
function listFirstCells(document: string, block: string): readonly string[] {
  const [, text = ""] = new RegExp(`<!-- ${block}:start -->([^]*)<!-- ${block}:end -->`).exec(document) ?? []
  return [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, cell = ""]) => cell)
}

describe("README.md", () => {
  it("lists every hook once, and no other", async () => {
    const hooks = (await readParts()).flatMap((part) => Object.keys(part.hooks ?? {}))
    expect(listFirstCells(readme, "hooks").toSorted()).toEqual(hooks.toSorted())
  })

  it("links to files that exist", () => {
    const files = [...readme.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, file = ""]) => file)
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })
})

it("lists every published package once in docs/npm.md, and no other", () => {
  const names = packageFolders.map(readManifest).flatMap(({ name, private: isPrivate }) => (isPrivate ? [] : [name]))
  expect(listFirstCells(read("docs/npm.md"), "packages").toSorted()).toEqual(names)
})

// Each package and hook adds a row to a generated table, which nobody has to read from its start.
it.each([
  ["README.md", 140],
  ["CONTRIBUTING.md", 180],
  ["docs/roadmap.md", 200],
])("keeps %s within %i lines, without its generated blocks", (file, limit) => {
  const written = read(file).replaceAll(/<!-- ([\w-]+):start -->[^]*?<!-- \1:end -->/g, "")
  expect(written.split("\n").length).toBeLessThanOrEqual(limit)
})

it("keeps CONTRIBUTING.md within 200 lines as a whole: it is read from its start", () => {
  expect(read("CONTRIBUTING.md").trimEnd().split("\n").length).toBeLessThanOrEqual(200)
})

it("keeps the lines of CONTRIBUTING.md within 120 characters", () => {
  const lines = read("CONTRIBUTING.md").split("\n")
  expect(lines.filter((line) => line.length > maximumLineLength)).toEqual([])
})

it("names every package and example in the map of CONTRIBUTING.md", () => {
  const [, map = ""] = /^## Repository map\n([^]*?)^## /m.exec(read("CONTRIBUTING.md")) ?? []
  const named = new Set(map.match(/(?<=^- `)packages\/[\w-]+|\bexamples\/[\w-]+/gm))
  // These install packages of their own.
  const others = ["examples/react-app", "examples/starters"]
  expect([...named].toSorted()).toEqual([...memberFolders(), ...others].toSorted())
})

describe.each(packageFolders)("the README of %s", (folder) => {
  const { name, private: isPrivate, dependencies = {}, publishConfig } = readManifest(folder)
  const text = read(`${folder}/README.md`)

  it("has the package's name as its title", () => expect(text).toMatch(new RegExp(`^# ${name}\n`)))

  it.skipIf(isPrivate)("imports what the packages export", () => {
    const missing = listImports(text).filter(([each, entry]) => !new RegExp(`\\b${each}\\b`).test(read(entry)))
    expect(missing).toEqual([])
  })

  it.skipIf(publishConfig?.exports?.["./react.css"] === undefined)("imports the styles of its components", () => {
    const [, snippet = ""] = /```tsx\n([^]*?)```/.exec(text) ?? []
    const styles = ["@ringside/ui/base.css", "@ringside/ui/styles.css", `${name}/react.css`]
    expect(styles.filter((style) => !snippet.includes(`import "${style}"`))).toEqual([])
  })

  it.skipIf(isPrivate)("has links that work outside the repository, to files that are in it", () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link)
    expect(links.filter((link) => !/^(?:https:|#)/.test(link))).toEqual([])
    const files = links.flatMap((link) => (link.startsWith(filesAddress) ? link.slice(filesAddress.length) : []))
    expect(files.filter((file) => !existsSync(join(root, file.split("#")[0] ?? "")))).toEqual([])
    // A link to another place would be one of an earlier address of the repository.
    expect(links.filter((link) => /\/(?:blob|tree)\//.test(link) && !link.startsWith(filesAddress))).toEqual([])
  })

  it.skipIf(isPrivate)("lists the hooks of its part, and no other", async () => {
    const part = (await readParts()).find((each) => `packages/${each.name}` === folder)
    const [, list = ""] = /^Hooks?: (.*)$/m.exec(text) ?? []
    const listed = [...list.matchAll(/\[`([^`]+)`\]/g)].map(([, hook = ""]) => hook)
    expect(listed.toSorted()).toEqual(Object.keys(part?.hooks ?? {}).toSorted())
  })

  it.skipIf(isPrivate)("names the packages that are installed with it", () => {
    const ours = Object.keys(dependencies).filter((dependency) => dependency.startsWith("@ringside/"))
    const [, sentence = ""] = /Install it together with ([^.]*)\./.exec(text) ?? []
    expect([...sentence.matchAll(/`([^`]+)`/g)].map(([, dependency = ""]) => dependency)).toEqual(ours.toSorted())
  })
})

/** The names that a text imports from our packages, each with the source of its entry. */
function listImports(text: string): readonly (readonly [name: string, entry: string])[] {
  const found = text.matchAll(/^import \{([^}]*)\} from "@ringside\/([^"/]+)(\/domain)?"/gm)
  return [...found].flatMap(([, names = "", name = "", domain = ""]) =>
    names.split(",").map((each) => [each.trim(), `packages/${name}/src${domain}/index.ts`] as const),
  )
}

interface Manifest {
  readonly name: string
  readonly private?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly publishConfig?: { readonly exports?: Readonly<Record<string, unknown>> }
}

function readManifest(folder: string): Manifest {
  const manifest: Manifest = JSON.parse(read(`${folder}/package.json`))
  return manifest
}

/** The folders with test files. Not a whole package: its `node_modules` has links back to the workspace, which a listing would follow. */
const testFolders = [
  "scripts",
  ".storybook",
  "packages/testing/browser",
  ...memberFolders().flatMap((folder) => ["src", "build"].map((each) => `${folder}/${each}`)),
]
const testFiles = testFolders.flatMap((folder) => listFiles(root, folder)).filter((file) => /\.test\.tsx?$/.test(file))
const documents = [
  ...readdirSync(join(root, "docs")).map((file) => `docs/${file}`),
  ...memberFolders().map((folder) => `${folder}/README.md`),
].filter((file) => file.endsWith(".md") && existsSync(join(root, file)))

test.each(documents)("%s names test files that exist", (file) => {
  const named = [...read(file).matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, path = ""]) => path)
  const isThere = (path: string) => testFiles.some((each) => each === path || each.endsWith(`/${path}`))
  expect(named.filter((path) => !isThere(path))).toEqual([])
})
