import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { rootFolder } from "../packages/embed/build/bundle.mjs"

const packagesFolder = join(rootFolder, "packages")
const readmes = readdirSync(packagesFolder)
  .map((name) => join(packagesFolder, name, "README.md"))
  .filter((file) => existsSync(file))

/** The names that a README imports, each with the entry's source. */
function listImports(readme: string): readonly (readonly [name: string, entry: string])[] {
  const found = readFileSync(readme, "utf8").matchAll(/^import \{([^}]*)\} from "@ringside\/([^"/]+)(\/domain)?"/gm)
  return [...found].flatMap(([, names = "", name = "", domain = ""]) =>
    names.split(",").map((each) => [each.trim(), join(packagesFolder, name, `src${domain}`, "index.ts")] as const),
  )
}

it.each(readmes)("%s imports what its package exports", (readme) => {
  const missing = listImports(readme).filter(
    ([name, entry]) => !new RegExp(`\\b${name}\\b`).test(readFileSync(entry, "utf8")),
  )
  expect(missing).toEqual([])
})
