import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { copyDeclarations } from "./publishedDeclarations.mjs"

let folder: string

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "declarations-"))))
afterEach(() => rmSync(folder, { recursive: true }))

/** Copies the declarations that index.d.ts needs from the compiler's `files`; returns the texts of the copies by name. */
function copy(files: Record<string, string>): Record<string, string> {
  const from = join(folder, "types")
  const to = join(folder, "copies")
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(from, file)), { recursive: true })
    writeFileSync(join(from, file), text)
  }
  copyDeclarations({ from, to, entries: ["index.d.ts"] })
  const copies = readdirSync(to, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"))
  return Object.fromEntries(copies.map((file) => [file, readFileSync(join(to, file), "utf8")]))
}

it("takes what the entry leads to by any kind of import, round in circles too, and nothing else", () => {
  const files = {
    "index.d.ts": 'export { Price } from "./ui/Price.tsx";\nexport * from "./money.ts";\n',
    "money.d.ts": 'export declare const money: import("./amount.ts").Amount;\n',
    "amount.d.ts": 'import type { PriceProps } from "./ui/Price.tsx";\nexport type Amount = PriceProps["amount"];\n',
    "ui/Price.d.ts": 'import type { Money } from "../money.ts";\nimport type { Page } from "@ringside/core";\n',
  }
  expect(copy({ ...files, "money.test.d.ts": "export {};\n", "gone.d.ts": "export {};\n" })).toEqual(files)
})

it("leaves imports of style sheets out, which aren't beside the copies", () => {
  const text = "export declare const price: number;\n"
  expect(copy({ "index.d.ts": `import "./price.css";\nimport "../base.css";\n${text}` })).toEqual({
    "index.d.ts": text,
  })
})
