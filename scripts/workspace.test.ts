import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { memberFolders, root } from "./workspace.mjs"

it("publishes every package with its provenance", () => {
  interface Manifest {
    readonly name: string
    readonly private?: boolean
    readonly publishConfig?: { readonly provenance?: boolean }
  }
  const manifests = memberFolders().map((folder) => {
    const manifest: Manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"))
    return manifest
  })
  const published = manifests.filter((manifest) => manifest.private !== true)
  expect(published.length).toBeGreaterThan(10)
  expect(published.filter(({ publishConfig }) => publishConfig?.provenance !== true).map(({ name }) => name)).toEqual(
    [],
  )
})

it("type-checks every package and example: tsconfig.json at the root names each", () => {
  const { references }: { references: { path: string }[] } = JSON.parse(
    readFileSync(join(root, "tsconfig.json"), "utf8"),
  )
  const isNamed = (folder: string) => references.some(({ path }) => path === folder)
  const projects = memberFolders().filter((folder) => existsSync(join(root, folder, "tsconfig.json")))
  expect(projects.filter((folder) => !isNamed(folder))).toEqual([])
})
