import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { runTool } from "../processes.mjs"
import { listPublishedPackages } from "../pack/buildPackages.mjs"
import { listFiles } from "../listFiles.mjs"
import { memberFolders, root } from "../workspace.mjs"

interface Snippet {
  /** The document, and the line on which the snippet begins. */
  readonly place: string
  readonly language: string
  readonly text: string
}

const read = (file: string) => readFileSync(join(root, file), "utf8")

/** The documents of the repository; decisions show code of their time, and the site's own pages have a test of their own. */
const documents = [
  ...readdirSync(root).filter((file) => file.endsWith(".md")),
  ...listFiles(root, "docs").filter((file) => /^docs\/[^/]*\.md$/.test(file)),
  ...memberFolders().map((folder) => `${folder}/README.md`),
  ...readdirSync(join(root, "examples/starters")).map((name) => `examples/starters/${name}/README.md`),
].filter((file) => existsSync(join(root, file)))

/** Blocks that are written from sources, which other tests compile and run, are left out, line by line. */
function hideGenerated(text: string): string {
  return text.replaceAll(/<!-- ([\w./-]+):start -->[^]*?<!-- \1:end -->/g, (block) => block.replaceAll(/[^\n]/g, ""))
}

const snippets = documents.flatMap((file): readonly Snippet[] => {
  const text = hideGenerated(read(file))
  return [...text.matchAll(/^( *)```(\w+)\n([^]*?)^\1```$/gm)].map(({ index, 2: language = "", 3: code = "" }) => ({
    place: `${file}:${String(text.slice(0, index).split("\n").length)}`,
    language,
    text: code,
  }))
})
const listSnippets = (...languages: readonly string[]) =>
  snippets.filter(({ language }) => languages.includes(language))

/** The surroundings of a fragment of a file, by its first words: the rest of that file. */
const surroundings = [
  {
    begins: "modules: {",
    folder: "packages/gallery",
    before: `import { asked, atLoad, definePart, idle, seen } from "@ringside/core/domain"
import { galleryHook, platformGallery } from "./host.ts"
import { galleryJob } from "./jobs.ts"
import { viewerModule } from "./modules.ts"
export const part = definePart({ name: "snippet",`,
    after: "})",
  },
]

describe("TypeScript in documents", () => {
  /** Each snippet in a file of its own, in the package whose document shows it. */
  const files = listSnippets("ts", "tsx").map(({ place, text, language }) => {
    const around = surroundings.find(({ begins }) => text.startsWith(begins))
    const folder = around?.folder ?? /^packages\/[^/]+/.exec(place)?.[0] ?? "packages/testing"
    const lines = around ? `${around.before}\n${text}${around.after}` : text
    return { place, folder, language, lines }
  })
  const folders: string[] = []
  let output = ""
  /** The path of a snippet's file, as the compiler writes it. */
  const paths = new Map<string, string>()

  beforeAll(async () => {
    for (const { place, folder, language, lines } of files) {
      const own = mkdtempSync(join(root, folder, ".snippet-"))
      folders.push(own)
      const file = join(own, `snippet.${language}`)
      paths.set(place, relative(root, file))
      // The fragment's imports are those of a file in the package's sources.
      writeFileSync(file, lines.replaceAll('"./', '"../src/'))
    }
    const tsconfig = {
      extends: join(root, "tsconfig.base.json"),
      compilerOptions: {
        composite: false,
        incremental: false,
        emitDeclarationOnly: false,
        declaration: false,
        noEmit: true,
        // A snippet without an import shares no names with the others.
        moduleDetection: "force",
        types: ["node"],
      },
      files: [...[...paths.values()].map((path) => join(root, path)), join(root, "css.ambient.d.ts")],
    }
    const project = mkdtempSync(join(root, "packages/testing", ".snippet-"))
    folders.push(project)
    writeFileSync(join(project, "tsconfig.json"), JSON.stringify(tsconfig))
    const outcome = await runTool({ package: "typescript-native", bin: "tsc" }, ["-p", project, "--pretty", "false"])
    output = outcome.output
  }, 120_000)
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })

  it("is found", () => {
    expect(files.map(({ place }) => place.replace(/:\d+$/, ""))).toContain("CONTRIBUTING.md")
  })

  it.each(files)("at $place compiles", ({ place }) => {
    const path = paths.get(place) ?? ""
    expect(output.split("\n").filter((line) => line.startsWith(path))).toEqual([])
  })

  it("compiles without an error of the compiler's own", () => {
    expect(output).toBe("")
  })
})

describe("commands in documents", () => {
  const { scripts } = JSON.parse(read("package.json")) as { readonly scripts: Readonly<Record<string, string>> }
  const published = listPublishedPackages().map(({ manifest }) => manifest.name.replace("@ringside/", ""))
  const lines = listSnippets("sh", "bash").flatMap(({ place, text }) =>
    text
      .split("\n")
      .map((line) => line.replace(/\s+#.*/, "").trim())
      .filter(Boolean)
      .map((command) => ({ place, command })),
  )

  /** Finds the fault of a command; null for one that the workspace has. Others are named below. */
  function findFault(command: string): string | null {
    const [, script] = /^(?:[A-Z_]+=\S* )*npm (?:run )?(start|test|[\w:-]+)/.exec(command) ?? []
    if (script === "install" || script === "i") return findMissing(command)
    if (script !== undefined) return Object.hasOwn(scripts, script) ? null : `package.json has no ${script}`
    const [, file] = /^node (\S+)/.exec(command) ?? []
    return file !== undefined && !existsSync(join(root, file)) ? `there is no ${file}` : null
  }

  /** The packages of ours that a command installs, and that aren't published. */
  function findMissing(command: string): string | null {
    const [, list = ""] = /ringside-\{([^}]*)\}/.exec(command) ?? []
    const missing = list.split(",").filter((name) => name !== "" && !published.includes(name))
    return missing.length > 0 ? `no package is named ${missing.join(", ")}` : null
  }

  it.each(lines)("`$command` at $place names what is there", ({ command }) => {
    expect(findFault(command)).toBeNull()
  })

  it("are of tools that somebody who follows the documents has", () => {
    // `$command` of a placeholder's line, and of a variable, is no tool.
    const tools = new Set(lines.map(({ command }) => command.replace(/^(\w+=\S* )+/, "").split(" ")[0] ?? ""))
    expect(
      [...tools].filter(
        (tool) => !["npm", "npx", "node", "cd", "cp", "curl", "export", "stripe"].includes(tool) && !tool.includes("="),
      ),
    ).toEqual([])
  })
})
