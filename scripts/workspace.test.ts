import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { memberFolders, root } from "./workspace.mjs"

interface Manifest {
  readonly name: string
  readonly private?: boolean
  readonly dependencies?: object
  readonly peerDependencies?: object
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
  readonly publishConfig?: { readonly provenance?: boolean }
}

const published = memberFolders()
  .map((folder) => {
    const manifest: Manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"))
    return manifest
  })
  .filter((manifest) => manifest.private !== true)

it("publishes every package with its provenance", () => {
  expect(published.length).toBeGreaterThan(10)
  expect(published.filter(({ publishConfig }) => publishConfig?.provenance !== true).map(({ name }) => name)).toEqual(
    [],
  )
})

it("names the peers of what a package depends on as its own, so that the app's copies are theirs", () => {
  const missing = published.flatMap(({ name, dependencies, peerDependencies }) =>
    published
      .filter((other) => Object.keys(dependencies ?? {}).includes(other.name))
      .flatMap((other) =>
        Object.keys(other.peerDependencies ?? {}).filter((peer) => !other.peerDependenciesMeta?.[peer]?.optional),
      )
      .filter((peer) => !Object.keys({ ...dependencies, ...peerDependencies }).includes(peer))
      .map((peer) => `${name}: ${peer}`),
  )
  expect(missing).toEqual([])
})

it("type-checks every package and example: tsconfig.json at the root names each", () => {
  const { references }: { references: { path: string }[] } = JSON.parse(
    readFileSync(join(root, "tsconfig.json"), "utf8"),
  )
  const isNamed = (folder: string) => references.some(({ path }) => path === folder)
  const projects = memberFolders().filter((folder) => existsSync(join(root, folder, "tsconfig.json")))
  expect(projects.filter((folder) => !isNamed(folder))).toEqual([])
})
