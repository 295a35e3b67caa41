import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { readParts } from "../../packages/embed/build/parts.mjs"
import { listFiles } from "../listFiles.mjs"
import { root } from "../workspace.mjs"

const parts = await readParts()
const rows = parts.flatMap(({ name, warnings = {} }) =>
  Object.keys(warnings).length > 0 ? [[name, Object.keys(warnings)] as const] : [],
)

/** The code of a package, without its tests. */
function readCode(name: string): string {
  return listFiles(root, `packages/${name}/src`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.|ForTests/.test(path))
    .map((path) => readFileSync(join(root, path), "utf8"))
    .join("\n")
}

it.each(rows)("the code of %s reports every warning that its warnings.ts declares", (name, keys) => {
  const code = readCode(name)
  expect(keys.filter((key) => !new RegExp(`Warnings\\.${key}\\b`).test(code))).toEqual([])
})
