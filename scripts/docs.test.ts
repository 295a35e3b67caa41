import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { createDocs, docsCommand } from "./docs.mjs"
import { findStale } from "./generatedFiles.mjs"
import { readPackageTables } from "./packageTables.mjs"
import { readConfigMembers } from "./pageContractDocs.mjs"
import { readKnownHooks } from "./widgetDocs.mjs"
import { root } from "./workspace.mjs"

const tables = await readPackageTables()
const sentence = /^[A-Z"`].*\.$/s

it("is what the sources say", async () => {
  const stale = findStale(await createDocs()).map(({ file }) => `${file} is out of date. To mend it: ${docsCommand}`)
  expect(stale).toEqual([])
})

it("has a sentence for every attribute, event, custom property and member of the config", async () => {
  const { attributes } = await readKnownHooks()
  const docs = [
    ...[...attributes].flatMap(([hook, rows]) => rows.map(({ name, doc }) => [`${hook} ${name}`, doc] as const)),
    ...tables.flatMap(({ events, customProperties }) => [
      ...Object.entries(events?.sent ?? {}).map(([name, { doc }]) => [name, doc] as const),
      ...Object.entries(events?.heard ?? {}),
      ...customProperties.map(({ name, doc }) => [name, doc] as const),
    ]),
    ...[...(await readConfigMembers())].map(([name, { doc }]) => [name, doc] as const),
  ]
  expect(docs.length).toBeGreaterThan(60)
  expect(docs.filter(([, doc]) => !sentence.test(doc))).toEqual([])
})

describe.each(tables.map((each) => [each.folder, each] as const))("package %s", (folder, { events, messages }) => {
  it("declares in events.ts the events that it sends and hears", () => {
    const { sent, heard } = readEventsInUse(folder)
    expect(Object.keys(events?.sent ?? {}).sort()).toEqual(sent)
    expect(Object.keys(events?.heard ?? {}).sort()).toEqual(heard)
  })

  it.runIf(messages)("says the same things in es and en, with the same values to fill in", () => {
    expect(describeTexts(messages?.es ?? {})).toEqual(describeTexts(messages?.en ?? {}))
  })

  it.runIf(messages)("says each of its texts somewhere", () => {
    const said = new Set(listTextsInUse(folder === "core" ? tables.map((each) => each.folder) : [folder]))
    expect(Object.keys(messages?.en ?? {}).filter((key) => !said.has(key))).toEqual([])
  })

  it.runIf(messages)("calls it a basket in English", () => {
    expect(JSON.stringify(Object.values(messages?.en ?? {}))).not.toMatch(/\bcart\b/i)
  })
})

/** The names that a package's sources give to the services that send and hear. */
function readEventsInUse(folder: string): { readonly sent: readonly string[]; readonly heard: readonly string[] } {
  // Clients send requests, not events.
  const code = readCode(folder, (name) => !name.startsWith("client"))
  const sent = code.matchAll(/(?:\bsend\(\{\s*name:|(?<![.\w])send\(|\bsendOwn\(|\.CustomEvent\()\s*"([^"]+)"/g)
  const listed = [...code.matchAll(/\bevents\.on\(\s*\[([^\]]+)\]/g)].map(([, list = ""]) => list)
  const named = [...code.matchAll(/\bevents\.on\(\s*(\w+),/g)].map(
    ([, name = ""]) => new RegExp(`const ${name} = \\[([^\\]]+)\\]`).exec(code)?.[1] ?? "",
  )
  const heard = [...listed, ...named].flatMap((list) => [...list.matchAll(/"([^"]+)"/g)])
  const sortOnce = (matches: Iterable<RegExpMatchArray>) =>
    [...new Set([...matches].map(([, name = ""]) => name))].sort()
  return { sent: sortOnce(sent), heard: sortOnce(heard) }
}

/** The keys that packages' sources give to what translates, by the names that this has there. Any package says the texts of core. */
function listTextsInUse(folders: readonly string[]): readonly string[] {
  const calls = folders.flatMap((folder) => [
    ...readCode(folder).matchAll(/(?:\b(?:translate|t|label)|Messages\))\(([^(){}]+)/g),
  ])
  return calls.flatMap(([, given = ""]) => [...given.matchAll(/"(\w+)"/g)].map(([, key = ""]) => key))
}

/** What a package runs, as one text. */
function readCode(folder: string, isWanted: (name: string) => boolean = () => true): string {
  const sources = join(root, "packages", folder, "src")
  return readdirSync(sources, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.test|\.stories|ForTests)\.tsx?$/.test(name) && isWanted(name))
    .map((name) => readFileSync(join(sources, name), "utf8"))
    .join("\n")
}

type Catalogue = Readonly<Record<string, string | Readonly<Record<string, string>>>>

/** Each key, with its plural forms and the values that it names. */
function describeTexts(catalogue: Catalogue): Readonly<Record<string, string>> {
  const shapes = Object.entries(catalogue).map(([key, text]) => {
    const forms = typeof text === "string" ? { text } : text
    const values = Object.entries(forms).map(
      ([form, each]) => `${form}: ${(each.match(/\{\w+\}/g) ?? []).sort().join(" ")}`,
    )
    return [key, values.join(", ")] as const
  })
  return Object.fromEntries(shapes)
}
