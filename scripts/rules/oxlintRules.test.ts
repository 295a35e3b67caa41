import { execFileSync, spawnSync } from "node:child_process"
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import js from "@eslint/js"
import { ESLint, type Linter } from "eslint"
import { expect, it, onTestFinished } from "vitest"
import tseslint from "typescript-eslint"
import { toolFile } from "../processes.mjs"
import { root } from "../workspace.mjs"

type Rules = Readonly<Record<string, unknown>>

/** Rules of the sets that neither linter runs, with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  "@typescript-eslint/no-unsafe-class-instance-assignment": "oxlint lacks it, and ESLint would need types for it alone",
  "@typescript-eslint/unbound-method": "services and stores are closures without `this`: methods are passed alone",
  "@typescript-eslint/consistent-type-definitions": "an interface for an object with members, a type for a union",
  "no-undef": "the compiler reports undefined names",
}

/** The rules of ESLint's recommended set and of typescript-eslint's strict and stylistic ones. */
function listSetRules(): string[] {
  const sets = [js.configs.recommended, ...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked]
  const levels = new Map(sets.flatMap(({ rules }) => Object.entries(rules ?? {})))
  // In TypeScript the sets turn some rules off, which scripts still get.
  const recommended = Object.keys(js.configs.recommended.rules)
  const on = [...levels].filter(([, level]) => level !== "off").map(([name]) => name)
  return [...new Set([...on, ...recommended])].filter((name) => !isReplaced(name, levels)).sort()
}

/** Whether typescript-eslint has a rule of the same name in place of ESLint's. */
function isReplaced(name: string, levels: ReadonlyMap<string, unknown>): boolean {
  return levels.has(`@typescript-eslint/${name}`)
}

/** The names of the rules that oxlint runs on files with this path, as ESLint calls them. */
function listOxlintRules(): string[] {
  const printed = execFileSync(process.execPath, [toolFile({ package: "oxlint" }), "--print-config"], { cwd: root })
  const { rules, overrides } = JSON.parse(printed.toString()) as {
    rules: Rules
    overrides: readonly { rules: Rules }[]
  }
  const on = [rules, ...overrides.map((override) => override.rules)].flatMap((each) =>
    Object.entries(each).flatMap(([name, level]) => (level === "off" || level === "allow" ? [] : [name])),
  )
  return on.map((name) => name.replace(/^typescript\//, "@typescript-eslint/"))
}

async function listEslintRules(): Promise<string[]> {
  const config: unknown = await new ESLint({ cwd: root }).calculateConfigForFile("packages/ui/src/index.ts")
  const { rules } = config as { rules: Record<string, Linter.RuleEntry> }
  return Object.keys(rules)
}

it("runs each rule of the strict sets in one of the two linters", async () => {
  const run = [...listOxlintRules(), ...(await listEslintRules()), ...Object.keys(leftOut)]
  const runNames = new Set(run.flatMap((name) => [name, name.replace("@typescript-eslint/", "")]))
  expect(
    listSetRules().filter((name) => !runNames.has(name) && !runNames.has(name.replace("@typescript-eslint/", ""))),
  ).toEqual([])
})

it("runs no rule twice", async () => {
  const oxlint = new Set(listOxlintRules())
  expect((await listEslintRules()).filter((name) => oxlint.has(name))).toEqual([])
})

/** Lints a file of a small workspace that has the rules and the compiler's options of this one. */
function lint(path: string, code: string): string[] {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "ringside-lint-")))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of [".oxlintrc.json", "tsconfig.base.json"]) copyFileSync(join(root, file), join(folder, file))
  mkdirSync(join(folder, path, ".."), { recursive: true })
  writeFileSync(join(folder, path), code)
  const packageFolder = join(folder, ...path.split("/").slice(0, 2))
  writeFileSync(join(packageFolder, "tsconfig.json"), '{ "extends": "../../tsconfig.base.json", "include": ["src"] }')
  const args = [toolFile({ package: "oxlint" }), "--format", "json"]
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { code?: string; message: string }[] }
  return diagnostics.map(({ code, message }) => code ?? message).sort()
}

it("reads the types of a file by the options of its project", () => {
  const code = `
    const names: string[] = []
    export const first: string = names[0]!
    export const size = names[0]?.length
    void Promise.resolve(1)
    Promise.resolve(1)
  `
  expect(lint("packages/gallery/src/typed.ts", code)).toEqual([
    "typescript(no-floating-promises)",
    "typescript(no-non-null-assertion)",
  ])
})

it("refuses a page's globals in a package, and takes them in its tests", () => {
  const code = "export const { title } = document"
  expect(lint("packages/gallery/src/title.ts", code)).toEqual(["eslint(no-restricted-globals)"])
  expect(lint("packages/gallery/src/title.test.ts", code)).toEqual([])
})

it("refuses a comment that disables nothing", () => {
  const code = "// oxlint-disable-next-line no-console -- nothing is written\nexport const title = 1"
  expect(lint("packages/gallery/src/title.ts", code)).toEqual([
    "Unused oxlint-disable directive (no problems were reported).",
  ])
})
