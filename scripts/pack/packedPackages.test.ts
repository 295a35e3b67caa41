import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core"
import { publint } from "publint"
import { formatMessage } from "publint/utils"
import { describe, expect, inject, it } from "vitest"
import { listPublishedPackages } from "./buildPackages.mjs"
import { createPageMembers } from "../repository.mjs"

const folder = join(inject("consumers"), "packed")
const tarballs = readdirSync(folder)

it("packs every package", () => {
  const names = listPublishedPackages().map(({ manifest }) => manifest.name.replace("@", "").replace("/", "-"))
  expect(tarballs.map((file) => file.replace(/-\d+\.\d+\.\d+.*$/, ""))).toEqual(names)
})

describe.each(tarballs)("%s", (file) => {
  const read = () => new Uint8Array(readFileSync(join(folder, file)))

  it("has nothing that publint finds", async () => {
    const { messages, pkg } = await publint({ pack: { tarball: read().buffer }, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg) ?? message.code)).toEqual([])
  })

  it("has types that fit the modules, for importers of modules", async () => {
    const result = await checkPackage(createPackageFromTarballData(read()), { excludeEntrypoints: [/\.(?:css|json)$/] })
    // All entries are modules: `require` and resolution without `exports` are not supported.
    const unsupported = ["node10", "node16-cjs"]
    const problems = "problems" in result ? result.problems : [result]
    const found = problems.filter(
      (problem) => !("resolutionKind" in problem) || !unsupported.includes(problem.resolutionKind),
    )
    expect(found).toEqual([])
  })
})

describe.each(listPublishedPackages().map(({ folder: place, manifest }) => [manifest.name, place, manifest] as const))(
  "the manifest of %s",
  (_name, place, manifest) => {
    it("leads from the registry to the repository: node scripts/pack/buildPackages.mjs --write", () => {
      expect(manifest).toMatchObject(createPageMembers(place))
      expect(manifest).toMatchObject({ keywords: expect.arrayContaining(["ringside"]) })
    })
  },
)

it("exports the script tag's files, and asks for linkedom only where pages are checked", () => {
  const embed: unknown = listPublishedPackages().find(({ manifest }) => manifest.name === "@ringside/embed")?.manifest
  expect(embed).toMatchObject({
    exports: {
      "./importmap.json": "./dist/importmap.json",
      "./custom-properties.css-data.json": "./dist/custom-properties.css-data.json",
    },
    peerDependenciesMeta: { linkedom: { optional: true } },
  })
  expect(embed).not.toHaveProperty(["dependencies", "linkedom"])
})

it("has no entry for behaviours, which come from the package itself", () => {
  const entries = listPublishedPackages().flatMap(({ manifest }) => Object.keys(manifest.publishConfig?.exports ?? {}))
  expect(entries).not.toContain("./behaviours")
})
