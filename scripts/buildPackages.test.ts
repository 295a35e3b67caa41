import { readFileSync, readdirSync } from "node:fs"
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

it("renders a built component on a server", async () => {
  const source = `
    import { createElement } from "react"
    import { renderToString } from "react-dom/server"
    import { Skeleton } from "./packages/ui/dist/index.js"
    process.stdout.write(renderToString(createElement(Skeleton, null, "12.99")))
  `
  const { code, output } = await runProcess(process.execPath, ["--input-type=module", "--eval", source])
  expect({ code, output }).toEqual({
    code: 0,
    output:
      '<span class="ringside-skeleton" aria-hidden="true" inert="">' +
      '<span class="ringside-skeleton-content">12.99</span></span>',
  })
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

  it("imports the functions that its markup calls", () => {
    const dist = join(root, published.folder, "dist")
    const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"))
    // The classic transform calls a global `React`, which no module imports.
    const classic = files.filter((file) => readFileSync(join(dist, file), "utf8").includes("React.createElement("))
    expect(classic).toEqual([])
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
