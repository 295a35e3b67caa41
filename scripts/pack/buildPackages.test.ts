import { readFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { describe, expect, inject, it } from "vitest"
import { listPublishedPackages } from "./buildPackages.mjs"
import { checkConsumer } from "./consumer.mjs"
import { listFiles } from "../listFiles.mjs"
import { runProcess } from "../processes.mjs"
import { createPublishedExports, listBuiltEntries, publishedFiles } from "./publishedExports.mjs"
import { readReExports } from "./reExports.mjs"
import { root } from "../workspace.mjs"

const built = inject("built")

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
  it("publishes what is built: node scripts/pack/buildPackages.mjs --write", () => {
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
    const entries = listModuleEntries(published).map(({ url }) => url)
    const { code, output } = await runProcess(process.execPath, [
      "--input-type=module",
      "--eval",
      importWithoutPage(entries),
    ])
    expect({ code, output }).toEqual({ code: 0, output: "" })
  })

  it("imports on a server of React components, which gets references to client modules", async () => {
    const entries = listModuleEntries(published).map(({ url }) => url)
    const register = "data:text/javascript,import{register}from'node:module';register(process.env.CLIENT_REFERENCES)"
    const { code, output } = await runProcess(
      process.execPath,
      ["--conditions=react-server", "--import", register, "--input-type=module", "--eval", importAll(entries)],
      { env: { CLIENT_REFERENCES: pathToFileURL(join(root, "scripts/pack/clientReferences.mjs")).href } },
    )
    expect({ code, output }).toEqual({ code: 0, output: "" })
  })

  it("exports from each entry what its source does", async () => {
    let compared = 0
    for (const { url, source } of listModuleEntries(published)) {
      const exported: object = await import(/* @vite-ignore */ url)
      const reExports = readReExports(readFileSync(source, "utf8"))
      const expected = reExports?.flatMap(({ names }) => names.map((name) => name.replace(/^.* as /, "")))
      // An entry with code of its own, such as a part.
      if (!expected) continue
      expect(Object.keys(exported).toSorted()).toEqual(expected.toSorted())
      compared += 1
    }
    expect(compared).toBeGreaterThan(0)
  })

  it("imports the functions that its markup calls", () => {
    // The classic transform calls a global `React`, which no module imports.
    const classic = listModules(published.folder).filter((file) =>
      readFileSync(join(root, published.folder, file), "utf8").includes("React.createElement("),
    )
    expect(classic).toEqual([])
  })

  it("marks its widgets as pure, so that whoever imports its texts leaves them out", () => {
    const impure = listModules(published.folder).filter((file) =>
      /^var \w+ = createRootWidget\(/m.test(readFileSync(join(root, published.folder, file), "utf8")),
    )
    expect(impure).toEqual([])
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

it('says "use client" where an entry exports a widget or a component', () => {
  const directed = fromSource.flatMap(({ folder }) =>
    listModules(folder)
      .filter((file) => readFileSync(join(root, folder, file), "utf8").startsWith('"use client"'))
      .map((file) => `${folder.replace("packages/", "")}/${file}`),
  )
  expect(directed.toSorted()).toEqual([
    "add-to-cart/dist/exports/addToCart/widget.js",
    "add-to-cart/dist/exports/product/product.js",
    "add-to-cart/dist/exports/product/products.js",
    "add-to-cart/dist/react.js",
    "attribution/dist/exports/newsletter/newsletter.js",
    "attribution/dist/react.js",
    "cart/dist/react.js",
    "checkout/dist/exports/block/basket/widget.js",
    "checkout/dist/exports/block/checkout/widget.js",
    "checkout/dist/react.js",
    "express-checkout/dist/react.js",
    "gallery/dist/react.js",
    "mini-cart/dist/exports/miniCart/widget.js",
    "mini-cart/dist/react.js",
    "popups/dist/react.js",
    "site/dist/react.js",
    "tabs-reviews/dist/exports/reviews/drawn/widget.js",
    "tabs-reviews/dist/exports/reviews/widget.js",
    "tabs-reviews/dist/exports/tabs/drawn/widget.js",
    "tabs-reviews/dist/react.js",
    "translation/dist/react.js",
    "ui/dist/exports/dialog/Dialog.js",
    "ui/dist/exports/dialog/Drawer.js",
    "ui/dist/exports/form/CheckboxField.js",
    "ui/dist/exports/form/Disclosure.js",
    "ui/dist/exports/form/ErrorSummary.js",
    "ui/dist/exports/form/FieldError.js",
    "ui/dist/exports/form/RadioGroup.js",
    "ui/dist/exports/form/SelectField.js",
    "ui/dist/exports/form/TextField.js",
    "ui/dist/exports/nanostores/react.js",
    "ui/dist/exports/parts/Adopt.js",
    "ui/dist/exports/parts/HostText.js",
    "ui/dist/exports/parts/LiveRegion.js",
    "ui/dist/exports/parts/Price.js",
    "ui/dist/exports/parts/QuantityField.js",
    "ui/dist/exports/parts/Skeleton.js",
    "ui/dist/exports/parts/Stars.js",
    "ui/dist/exports/parts/drawLink.js",
    "ui/dist/exports/react/RingsideProvider.js",
    "ui/dist/exports/react/createRootComponent.js",
    "ui/dist/exports/react/useConnection.js",
    "ui/dist/exports/react/useOptions.js",
    "ui/dist/exports/react/usePageOnceReady.js",
    "ui/dist/exports/root/PageProvider.js",
    "ui/dist/exports/root/createRootWidget.js",
    "ui/dist/exports/root/useActivation.js",
    "ui/dist/exports/root/useLatest.js",
    "ui/dist/exports/root/useShopLanguage.js",
    "ui/dist/exports/root/useTranslate.js",
    "ui/dist/read/index.js",
  ])
})

it.each(styled.map(({ manifest }) => [manifest.name, manifest] as const))(
  "%s publishes the style sheet that the script tag fetches with its behaviours",
  (_name, { publishConfig }) => {
    expect(publishConfig?.exports).toHaveProperty(["./styles.css"])
  },
)

const isPartOf = (specifier: string, name: string) => specifier === name || specifier.startsWith(`${name}/`)

/** The entries of a package that are modules. */
function listModuleEntries({ folder, manifest }: (typeof fromSource)[number]) {
  return listBuiltEntries(manifest.exports)
    .filter(({ output }) => output.endsWith(".js"))
    .map(({ source, output }) => ({
      source: join(root, folder, source),
      url: pathToFileURL(join(root, folder, output)).href,
    }))
}

/** The built modules of a package, relative to its folder. */
function listModules(folder: string): readonly string[] {
  return listFiles(root, `${folder}/dist`)
    .filter((file) => file.endsWith(".js"))
    .map((file) => file.slice(folder.length + 1))
}

const importAll = (entries: readonly string[]) => `for (const entry of ${JSON.stringify(entries)}) await import(entry)`

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
    ${importAll(entries)}
  `
}
