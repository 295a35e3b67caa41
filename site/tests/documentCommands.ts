import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { listFiles } from "../../scripts/listFiles.mjs"
import { memberFolders, readManifest, root } from "../../scripts/workspace.mjs"

/** A command that a document gives its reader to type. */
export interface DocumentCommand {
  readonly command: string
  readonly file: string
}

const folders = ["docs", "site/pages", "examples/starters", "examples/wordpress", "examples/static-html"]

/** The documents for readers; decisions are of their time, and the roadmap is for ourselves. */
function listDocuments(): readonly string[] {
  const files = [
    ...readdirSync(root),
    ...folders.flatMap((folder) => listFiles(root, folder)),
    ...memberFolders().map((folder) => `${folder}/README.md`),
  ]
  return [...new Set(files)].filter(
    (file) =>
      file.endsWith(".md") &&
      existsSync(join(root, file)) &&
      !/^docs\/(decisions|roadmap)|node_modules|\/dist\//.test(file),
  )
}

/** Lists the commands of all documents: the lines of their shell snippets, and the ones in their sentences. */
export function listDocumentCommands(): readonly DocumentCommand[] {
  return listDocuments().flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8")
    const lines = listShellSnippets(text).flatMap((snippet) => snippet.split("\n"))
    const inSentences = [...text.matchAll(/`((?:[A-Z_]+=\S+ )*(?:npm|npx|node) [^`\n]+)`/g)].map(
      ([, found = ""]) => found,
    )
    const commands = [...lines, ...inSentences].map((line) => line.replace(/\s+#.*/, "").trim()).filter(Boolean)
    return [...new Set(commands)].map((command) => ({ command, file }))
  })
}

/** Lists the shell snippets of a document. */
export function listShellSnippets(text: string): readonly string[] {
  return [...text.matchAll(/^( *)```(?:sh|bash)\n([^]*?)^\1```$/gm)].map(([, , code = ""]) => code)
}

/** A command that the test of another step runs. */
interface RunElsewhere {
  readonly command: RegExp
  /** The file of the test. */
  readonly test: string
  /** The file that the command runs, which the test runs or imports. */
  readonly script?: string
  /** The document whose first shell snippet the test types, the command in it. */
  readonly typedFrom?: string
}

const npmPath = "packages/testing/consumers/npmPath.test.ts"
const starters = "packages/testing/consumers/server/starters.test.ts"

/** The commands that are run by tests of other steps. */
export const runElsewhere: readonly RunElsewhere[] = [
  { command: /^npm install \.\/packed\/ringside-/, test: npmPath, typedFrom: "docs/npm.md" },
  {
    command: /^npm install \/path\/to\/ringside\/packed\/ringside-.* react@19/,
    test: npmPath,
    typedFrom: "site/pages/start/npm.md",
  },
  {
    command: /^npm install \/path\/to\/ringside\/packed\/ringside-\S+$/,
    test: npmPath,
    typedFrom: "examples/starters/README.md",
  },
  { command: /^npx (next|vite)$/, test: starters },
  {
    command: /^node packages\/embed\/check/,
    test: "scripts/pack/checkCommand.test.ts",
    script: "packages/embed/check/ringside.mjs",
  },
  {
    command: /^npx --package=@ringside\/embed /,
    test: "scripts/pack/checkStart.test.ts",
    script: "packages/embed/check/command.mjs",
  },
  { command: /^npm run new-version( -- \S+)?$/, test: "scripts/newVersion.test.ts", script: "scripts/newVersion.mjs" },
  { command: /^npm run docs$/, test: "scripts/docs.test.ts", script: "scripts/docs.mjs" },
  { command: /^npm run receipts$/, test: "scripts/receipts.test.ts", script: "scripts/receipts.mjs" },
]

/** Lists what is wrong with the claim that a test runs a command: nothing, if the test's file holds the command or its script. */
export function findUnproven({ test, script, typedFrom }: RunElsewhere, command: string): readonly string[] {
  const source = readFileSync(join(root, test), "utf8")
  if (script !== undefined)
    return isRunBy(command, script) && names(source, script) ? [] : [`${test} runs no ${script}`]
  if (typedFrom === undefined) return source.includes(`"${command}`) ? [] : [`${test} doesn't type ${command}`]
  const [first = ""] = listShellSnippets(readFileSync(join(root, typedFrom), "utf8"))
  const isFirst = first.split("\n").includes(command)
  return isFirst && source.includes(`"${typedFrom}"`) ? [] : [`${test} doesn't type the first snippet of ${typedFrom}`]
}

/** Whether a command runs a file: by its path, by the table of `npm run`, or as the command of a package. */
function isRunBy(command: string, script: string): boolean {
  const [, name = ""] = /^npm run (\S+)/.exec(command) ?? []
  if (name !== "")
    return new RegExp(`"?${name}"?: installed\\("${script}"\\)`).test(
      readFileSync(join(root, "scripts/run.mjs"), "utf8"),
    )
  const [, scope = "", bin = ""] = /^npx --package=@ringside\/([\w-]+) .* ([\w-]+) check /.exec(command) ?? []
  return scope === "" ? command.startsWith(`node ${script} `) : readBins(scope)[bin] === script
}

/** The commands of a package, each with its file. */
function readBins(name: string): Readonly<Record<string, string>> {
  const folder = `packages/${name}`
  const { bin: bins } = readManifest(join(root, folder, "package.json"))
  if (bins === undefined || typeof bins === "string") return {}
  return Object.fromEntries(Object.entries(bins).map(([bin, file]) => [bin, `${folder}/${file.slice(2)}`]))
}

/** Whether a test's code names a file: by its path, relative to the test's folder, or by its last folders as arguments of `join`. */
function names(source: string, script: string): boolean {
  const [file = "", folder = ""] = script.split("/").reverse()
  return [`${script}"`, `"./${file}"`, `"${folder}", "${file}"`].some((each) => source.includes(each))
}

/** The commands that no test runs, each with the reason. */
export const notRun: readonly (readonly [command: RegExp, reason: string])[] = [
  [
    /^npm (test|run test:\w+)(?! -- --help)/,
    "it is the run that this test is part of, or a longer one of the same kind",
  ],
  [/^CHROMIUM=|^RINGSIDE_\w+=|^npx vitest run /, "it runs tests, which the run does"],
  [/^npm run bench/, "it measures for minutes"],
  [
    /^npm run (changeset|format|figures|screenshots)/,
    "it writes into the working copy: release notes, layout, pictures",
  ],
  [/^npm run pack$/, "it takes minutes; the step `packages` packs by the same functions"],
  [/^npm run reset$/, "it deletes the data of the example shop"],
  [/^npm run site/, "this step has run it: it writes the files that these tests read"],
  [
    /^npm run storybook$/,
    "it serves for development until it is stopped; the step `storybook` builds the same stories",
  ],
  [/^npx pnpm install$|^npx serve$|^npm audit signatures$/, "it asks a registry, and the code is not ours"],
  [/^npm publish$/, "it needs an account of the registry, and a run that may sign"],
  [/^stripe |STRIPE_/, "it needs an account with the payment provider"],
  [/^npm run build -- --quick$/, "it would replace the exact build, which the other steps test"],
]
