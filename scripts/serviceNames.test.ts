import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it, test } from "vitest"
import { findLoops, listServiceNames } from "./serviceNames.mjs"
import { root } from "./workspace.mjs"

const packages = readdirSync(join(root, "packages"))

/** Sources of a package without its tests, by paths relative to its `src`. */
function readSources(name: string) {
  const folder = join(root, "packages", name, "src")
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.stories\.|ForTests\./.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }))
}

describe("services of the page", () => {
  const names = packages.flatMap((owner) => listServiceNames(readSources(owner)).map((found) => ({ owner, ...found })))

  it("are used by the package whose name they bear, so that they hide no dependency between packages", () => {
    expect(names.length).toBeGreaterThan(50)
    const foreign = names.filter(({ owner, name }) => name !== owner && !name.startsWith(`${owner}.`))
    expect(foreign).toEqual([])
  })

  it("are stored by one file each, so that the others depend on that file", () => {
    const providers = names.filter(({ isProvided }) => isProvided)
    expect(providers.length).toBeGreaterThan(40)
    const several = providers.filter(({ name, path }) =>
      providers.some((other) => other.name === name && other.path !== path),
    )
    expect(several).toEqual([])
  })

  it.each(packages)("hide no loop among the files of %s", (owner) => {
    expect(findLoops(readSources(owner))).toEqual([])
  })
})

test("names are found as literals, by constants of the package, and in the page's map", () => {
  const sources = [
    { path: "names.ts", text: 'export const part = "cart.part"' },
    { path: "other.ts", text: 'const part = "cart.other"\nfindService(page, part)' },
    {
      path: "use.ts",
      text: 'import { part as renamed } from "./names.ts"\nimport { other } from "@ringside/core"\nserviceOf(page, "cart.one", make)\nfindService<X>(page, renamed)\nfindService(page, other)\npage.services.set("site.two", 1)\nother.get("no")',
    },
  ]
  expect(listServiceNames(sources)).toEqual([
    { path: "other.ts", name: "cart.other", isProvided: false },
    { path: "use.ts", name: "cart.one", isProvided: true },
    { path: "use.ts", name: "cart.part", isProvided: false },
    { path: "use.ts", name: "site.two", isProvided: true },
  ])
})

describe("a loop", () => {
  const provider = { path: "page/provider.ts", text: 'import "../low.ts"\npage.services.set("core.service", 1)' }
  const read = 'findService(page, "core.service")'

  it("is found where a file reads a service whose provider imports it, directly or not", () => {
    const low = { path: "low.ts", text: 'export { x } from "./page/lowest.ts"' }
    expect(findLoops([provider, low, { path: "page/lowest.ts", text: read }])).toEqual([
      ["low.ts", "page/lowest.ts", "page/provider.ts"],
    ])
  })

  it("is found where types alone lead back", () => {
    const low = { path: "low.ts", text: `import type { X } from "./page/provider.ts"` }
    expect(findLoops([provider, low])).toEqual([["low.ts", "page/provider.ts"]])
  })

  it("is none where the reader is above the provider, or reads a service of its own", () => {
    const low = { path: "low.ts", text: "export {}" }
    const high = { path: "high.ts", text: `import "./page/provider.ts"\n${read}\nserviceOf(page, "core.own", make)` }
    expect(findLoops([provider, low, high])).toEqual([])
  })
})
