import { readdirSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { countLines, measureFunctions } from "./sourceSizes.mjs"
import { root } from "./workspace.mjs"

/** What shoppers run, and what tests stand on: doubles, pages, and a package's own files for tests. Tests and stories may be longer. */
const folders = [
  ...readdirSync(join(root, "packages")).map((name) => `packages/${name}/src`),
  "packages/testing/browser/support",
]

const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(tsx?|css)$/.test(path) && !/\.test\.|\.stories\.|(^|\/)story[A-Z][^/]*$/.test(path))
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`),
)

describe("the sources of packages", () => {
  it("are files of at most 200 lines", () => {
    expect(sources.length).toBeGreaterThan(800)
    const long = sources.filter((path) => countLines(join(root, path)) > 200)
    expect(long).toEqual([])
  })

  it("are functions of at most 60 lines, 120 with the functions in them", () => {
    const long = sources
      .filter((path) => !path.endsWith(".css"))
      .flatMap((path) =>
        measureFunctions(join(root, path))
          .filter(({ own, total }) => own > 60 || total > 120)
          .map(({ name, line, own, total }) => `${path}:${String(line)} ${name}: ${String(own)} of ${String(total)}`),
      )
    expect(long).toEqual([])
  })
})

describe("the measure of a function", () => {
  it("subtracts the functions in it from its own lines, and counts each function once", () => {
    const text = "function outer() {\n  const inner = () => {\n    return () =>\n      1\n  }\n  return inner\n}\n"
    expect(measureFunctions("example.ts", text).map(({ name, total, own }) => [name, total, own])).toEqual([
      ["(anonymous)", 2, 2],
      ["inner", 4, 2],
      ["outer", 7, 3],
    ])
  })
})
