import { readFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { beforeAll, describe, expect, it } from "vitest"
import { buildDeclarations, buildPackages, listPublishedPackages } from "./buildPackages.mjs"
import { checkConsumer } from "./consumer.mjs"
import { runProcess } from "./processes.mjs"
import { createPublishedExports, listBuiltEntries, publishedFiles } from "./publishedExports.mjs"
import { root } from "./workspace.mjs"

type Built = Awaited<ReturnType<typeof buildPackages>>

let built: Built

beforeAll(async () => {
  built = await buildPackages()
  await buildDeclarations()
})

it("publishes declarations that the strictest project takes as they are", async () => {
  expect(await checkConsumer(listPublishedPackages())).toEqual([])
})

const fromSource = listPublishedPackages().filter(({ manifest }) => listBuiltEntries(manifest.exports).length > 0)

describe.each(fromSource.map((published) => [published.manifest.name, published] as const))("%s", (name, published) => {
  it("publishes what is built: node scripts/buildPackages.mjs --write", () => {
    const styles = built.find((each) => each.published.manifest.name === name)?.styles ?? []
    const { exports, files, publishConfig } = published.manifest
    expect(files).toEqual(publishedFiles)
    expect(publishConfig?.exports).toEqual(createPublishedExports(exports, { styles }))
  })

  it("names for each module the declarations that the compiler writes", () => {
    const entries = listBuiltEntries(published.manifest.exports).filter(({ source }) => source.endsWith(".ts"))
    expect(entries.map(({ types }) => types)).toEqual(
      entries.map(({ source }) => source.replace("./src/", "./types/").replace(/\.ts$/, ".d.ts")),
    )
  })

  it("touches no page when a server imports it", async () => {
    const entries = listBuiltEntries(published.manifest.exports)
      .filter(({ output }) => output.endsWith(".js"))
      .map(({ output }) => pathToFileURL(join(root, published.folder, output)).href)
    const { code, output } = await runProcess(process.execPath, [
      "--input-type=module",
      "--eval",
      importWithoutPage(entries),
    ])
    expect({ code, output }).toEqual({ code: 0, output: "" })
  })

  it("marks its widgets as pure, so that whoever imports its texts leaves them out", () => {
    const modules = listBuiltEntries(published.manifest.exports).filter(({ output }) => output.endsWith(".js"))
    for (const { output } of modules) {
      const code = readFileSync(join(root, published.folder, output), "utf8")
      expect(code, output).not.toMatch(/^var \w+ = createRootWidget\(/m)
    }
  })

  it("imports nothing that its manifest doesn't name", () => {
    const manifest: { dependencies?: object; peerDependencies?: object } = JSON.parse(
      readFileSync(join(root, published.folder, "package.json"), "utf8"),
    )
    const named = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
    const imported = built.find((each) => each.published.manifest.name === name)?.imports ?? []
    expect(imported.filter((specifier) => !named.some((each) => isPartOf(specifier, each)))).toEqual([])
  })
})

const styled = fromSource.filter(({ folder }) =>
  readFileSync(join(root, folder, "src/part.ts"), "utf8").includes('styles: "styles.css"'),
)

it.each(styled.map(({ manifest }) => [manifest.name, manifest] as const))(
  "%s publishes the style sheet that the script tag fetches with its behaviours",
  (_name, { publishConfig }) => {
    expect(publishConfig?.exports).toHaveProperty(["./styles.css"])
  },
)

const isPartOf = (specifier: string, name: string) => specifier === name || specifier.startsWith(`${name}/`)

/** Source that imports `entries` while the page's globals throw when our own code reads them. React may check for them. */
function importWithoutPage(entries: readonly string[]): string {
  return `
    for (const name of ["window", "document", "navigator", "location", "localStorage", "sessionStorage", "customElements"]) {
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get() {
          if (/\\/packages\\/[^/]+\\/dist\\//.test(new Error().stack)) throw new Error(name + " was touched")
        },
      })
    }
    for (const entry of ${JSON.stringify(entries)}) await import(entry)
  `
}
