import { join } from "node:path"
import { expect, inject, it } from "vitest"
import { runProcess } from "../../../scripts/processes.mjs"
import { listPublishedPackages } from "../../../scripts/pack/buildPackages.mjs"
import { packManifest } from "../../../scripts/pack/packManifest.mjs"

const run = (file: string) => runProcess(process.execPath, [join(inject("consumers"), "node", file)])

it("imports each entry of the packages", async () => {
  const { code, output } = await run("importEntries.mjs")
  const entries = listPublishedPackages()
    .filter(({ manifest }) => manifest.name !== "@ringside/embed")
    .flatMap(({ manifest }) => Object.keys(packManifest(manifest).exports).map((path) => manifest.name + path.slice(1)))
    .filter((entry) => !/\.(?:css|json)$/.test(entry))
  expect({ code, imported: output.trim().split("\n") }).toEqual({ code: 0, imported: entries })
})

it("renders components on a server", async () => {
  const { code, output } = await run("renderComponents.mjs")
  expect(code, output).toBe(0)
  expect(output).toContain("€12.99")
  expect(output).toContain("In two days.")
  expect(output).toContain("€44.00")
  expect(output).toContain("Add to basket")
  expect(output).toContain("Your basket</button>")
})
