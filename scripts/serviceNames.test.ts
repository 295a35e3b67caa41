import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it, test } from "vitest"
import { listServiceNames } from "./serviceNames.mjs"
import { root } from "./workspace.mjs"

const packages = readdirSync(join(root, "packages"))

/** Sources of a package without its tests. */
function readSources(name: string) {
  const folder = join(root, "packages", name, "src")
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.stories\.|ForTests\./.test(path))
    .map((path) => ({ path: join(folder, path), text: readFileSync(join(folder, path), "utf8") }))
}

describe("services of the page", () => {
  const names = packages.flatMap((owner) => listServiceNames(readSources(owner)).map((found) => ({ owner, ...found })))

  it("are used by the package whose name they bear, so that they hide no dependency between packages", () => {
    expect(names.length).toBeGreaterThan(50)
    const foreign = names.filter(({ owner, name }) => name !== owner && !name.startsWith(`${owner}.`))
    expect(foreign).toEqual([])
  })
})

test("names are found as literals, by constants of the package, and in the page's map", () => {
  const sources = [
    { path: "names.ts", text: 'export const part = "cart.part"' },
    {
      path: "use.ts",
      text: 'import { other } from "@ringside/core"\nserviceOf(page, "cart.one", make)\nfindService<X>(page, part)\nfindService(page, other)\npage.services.set("site.two", 1)\nother.get("no")',
    },
  ]
  expect(listServiceNames(sources).map(({ name }) => name)).toEqual(["cart.one", "cart.part", "site.two"])
})
