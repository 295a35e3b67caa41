import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { listFiles } from "../../scripts/listFiles.mjs"
import { memberFolders, root } from "../../scripts/workspace.mjs"

/** A command that a document tells its reader to type. */
export interface DocumentCommand {
  readonly command: string
  readonly file: string
}

const folders = ["docs", "site/pages", "examples/starters", "examples/wordpress", "examples/static-html"]

/** The documents for readers; decisions tell of their time, and the roadmap is for ourselves. */
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

/** The tests that run a command elsewhere: the command, the test's file, and words of that file that show it. */
export const runElsewhere: readonly (readonly [command: RegExp, test: string, words: string])[] = [
  [/^npm install \.\/packed\/ringside-/, "packages/testing/consumers/npmPath.test.ts", "docs/npm.md"],
  [
    /^npm install \/path\/to\/ringside\/packed\/ringside-.* react@19/,
    "packages/testing/consumers/npmPath.test.ts",
    "start/npm.md",
  ],
  [
    /^npm install \/path\/to\/ringside\/packed\/ringside-/,
    "packages/testing/consumers/npmPath.test.ts",
    "starters/README.md",
  ],
  [/^npm install$|^npx (next|vite)$/, "packages/testing/consumers/server/starters.test.ts", "next-app"],
  [/^(node packages\/embed\/check|npx --package=@ringside\/embed )/, "scripts/checkCommand.test.ts", "ringside.mjs"],
  [/^npm run (new-version)$/, "scripts/hosting.test.ts", "writeTagToChangelog"],
  [/^npm run docs$/, "scripts/docs.test.ts", "findStale"],
  [/^npm run receipts$/, "scripts/receipts.test.ts", "receipts"],
]

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
  [/^stripe |STRIPE_/, "it needs an account with the payment provider"],
  [/^npm run build -- --quick$/, "it would replace the exact build, which the other steps test"],
]
