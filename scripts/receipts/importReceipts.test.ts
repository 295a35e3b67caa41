import { beforeAll, describe, expect, it } from "vitest"
import { findStale, isSameButSizes } from "../generatedFiles.mjs"
import { createImportReceipts, importReceiptsCommand, measureImports } from "./importReceipts.mjs"
import { packageImports } from "./importSizes.mjs"

let measured: Awaited<ReturnType<typeof measureImports>>
beforeAll(async () => {
  measured = await measureImports()
})

describe.each(Object.keys(packageImports))("the imports of %s", (folder) => {
  it("load React for widgets and components alone", () => {
    const imports = measured.get(folder) ?? []
    const needsReact = ({ use }: { readonly use: string }) => use === "widget" || folder === "ui"
    expect(imports.filter(({ loadsReact }) => loadsReact)).toEqual(imports.filter(needsReact))
  })
})

it.each([
  ["the texts of warnings", "diagnostics/diagnostics.js"],
  ["the checks of hooks", "diagnostics/hookChecks.js"],
  ["the registry of hooks", "hooks/registry.js"],
])("leave %s to the pages that need them, where an app loads a part", (_, module) => {
  const parts = [...measured.values()].flat().filter(({ use }) => use === "part")
  const loading = parts.filter(({ modules }) => modules.includes(`packages/core/dist/${module}`))
  expect(loading.map(({ name }) => name)).toEqual([])
  expect(parts.length).toBeGreaterThan(10)
})

it("leave the texts of both languages to the code that shows them, where an app loads a part", () => {
  const loading = [...measured].flatMap(([folder, imports]) =>
    imports.filter(({ use, modules }) => use === "part" && modules.includes(`packages/${folder}/dist/messages.js`)),
  )
  expect(loading.map(({ name }) => name)).toEqual([])
})

it("have their sizes in the READMEs, as they are built", async () => {
  const stale = findStale(await createImportReceipts(measured), isSameButSizes).map(
    ({ file }) => `${file} is out of date. To mend it: ${importReceiptsCommand}`,
  )
  expect(stale).toEqual([])
})
