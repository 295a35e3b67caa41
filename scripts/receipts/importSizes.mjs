import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { build } from "esbuild"
import { root } from "../workspace.mjs"

/** The script tag's package: all others are installed beside it, as in an app. */
const appFolder = join(root, "packages", "embed")

/**
 * The way of an app to use an import.
 * @typedef {"behaviour" | "function" | "page" | "part" | "start" | "widget"} Use
 */

/** The app's lines for each use. @type {Record<Use, (name: string) => string>} */
const uses = {
  behaviour: (name) => `for (const each of [${name}].flat()) startBehaviour(each, page)`,
  function: (name) => `globalThis.used = ${name}`,
  page: () => "",
  part: (name) => `createPage({ window, signal, parts: [${name}] })`,
  start: (name) => `${name}(page)`,
  widget: (name) => `${name}.mount(document.body, ${name}.read(document.body, page), page)`,
}

/** The import of an app from each package, by the package's folder: the entry, the name and its use. */
export const packageImports =
  /** @type {Record<string, readonly (readonly [entry: string, name: string, use: Use])[]>} */ ({
    "add-to-cart": [
      ["", "addToCartBehaviour", "behaviour"],
      ["", "addHooksBehaviour", "behaviour"],
      ["", "quantityBehaviour", "behaviour"],
      ["/variations", "variationsBehaviour", "behaviour"],
      ["/variations", "swatchesBehaviour", "behaviour"],
      ["", "addToCartPart", "part"],
      ["", "addToCart", "widget"],
    ],
    attribution: [
      ["", "consentBannerBehaviour", "behaviour"],
      ["", "startTracking", "start"],
      ["", "startAnalytics", "start"],
      ["", "attributionPart", "part"],
    ],
    cart: [
      ["", "cartBehaviour", "behaviour"],
      ["", "cartPart", "part"],
    ],
    checkout: [
      ["", "checkoutPart", "part"],
      ["", "basket", "widget"],
      ["", "checkout", "widget"],
    ],
    core: [
      ["/domain", "formatMoney", "function"],
      ["", "createPage", "page"],
      ["", "startHooks", "function"],
    ],
    "express-checkout": [
      ["", "expressCheckout", "behaviour"],
      ["", "expressHook", "behaviour"],
      ["", "expressCheckoutPart", "part"],
    ],
    gallery: [
      ["", "galleryBehaviour", "behaviour"],
      ["", "galleryPart", "part"],
    ],
    "mini-cart": [
      ["", "cartCountBehaviour", "behaviour"],
      ["", "miniCartBehaviours", "behaviour"],
      ["", "miniCartQuantityBehaviour", "behaviour"],
      ["", "miniCartPart", "part"],
      ["", "miniCart", "widget"],
    ],
    payments: [["", "paymentsPart", "part"]],
    popups: [
      ["", "popupsBehaviour", "behaviour"],
      ["", "countdownBehaviour", "behaviour"],
      ["", "popupsPart", "part"],
    ],
    site: [
      ["", "siteHeader", "behaviour"],
      ["", "searchFields", "behaviour"],
      ["", "searchToggle", "behaviour"],
      ["", "loginDialog", "behaviour"],
      ["", "scrollToTop", "behaviour"],
      ["", "sitePart", "part"],
    ],
    "tabs-reviews": [
      ["", "tabsBehaviour", "behaviour"],
      ["", "reviewsBehaviour", "behaviour"],
      ["", "reviewHooksBehaviour", "behaviour"],
      ["", "tabsReviewsPart", "part"],
      ["", "reviews", "widget"],
    ],
    translation: [
      ["", "languageSwitcher", "behaviour"],
      ["", "hookSwitcher", "behaviour"],
      ["", "currencySwitcher", "behaviour"],
      ["", "startDynamicTranslation", "start"],
      ["", "translationPart", "part"],
    ],
    ui: [
      ["", "Price", "function"],
      ["", "Drawer", "function"],
    ],
  })

/**
 * Bundles an app of one import from the built packages, and measures what it loads at first.
 * @param {string} specifier such as "@ringside/core/domain"
 * @param {string} name
 * @param {Use} use
 * @returns {Promise<{ brotliBytes: number, loadsReact: boolean, modules: readonly string[] }>} without React itself, which the app brings;
 *   `modules` are the built files of which it loads code
 */
export async function measureImport(specifier, name, use) {
  const { metafile, outputFiles } = await build({
    stdin: { contents: writeApp(specifier, name, use), resolveDir: appFolder },
    absWorkingDir: root,
    outdir: "out",
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: "esm",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"' },
    external: ["react", "react-dom", "react/*", "react-dom/*"],
    logLevel: "silent",
  })
  const contents = new Map(outputFiles.map((file) => [file.path, file.contents]))
  const loaded = listLoaded(metafile.outputs)
  return {
    brotliBytes: loaded
      .map((file) => brotliCompressSync(contents.get(join(root, file)) ?? new Uint8Array()).length)
      .reduce((sum, bytes) => sum + bytes, 0),
    loadsReact: loaded.some((file) => metafile.outputs[file]?.imports.some(isReactImport)),
    modules: loaded.flatMap((file) =>
      Object.entries(metafile.outputs[file]?.inputs ?? {}).flatMap(([module, { bytesInOutput }]) =>
        bytesInOutput > 0 ? module : [],
      ),
    ),
  }
}

/**
 * @param {string} specifier
 * @param {string} name
 * @param {Use} use
 */
function writeApp(specifier, name, use) {
  const own = `import { ${name} } from "${specifier}"`
  if (use === "function") return [own, uses.function(name)].join("\n")
  return [
    'import { createPage, startBehaviour } from "@ringside/core"',
    ...(use === "page" ? [] : [own]),
    "const { signal } = new AbortController()",
    use === "part" ? "" : "const page = createPage({ window, signal })\npage.watch()",
    uses[use](name),
  ].join("\n")
}

/**
 * Lists the app's file and those that it imports before it runs.
 * @param {import("esbuild").Metafile["outputs"]} outputs
 */
function listLoaded(outputs) {
  const loaded = Object.keys(outputs).filter(
    (file) => outputs[file]?.entryPoint !== undefined && file.endsWith("/stdin.js"),
  )
  for (const file of loaded) {
    const needed = outputs[file]?.imports.filter(({ kind, external }) => kind === "import-statement" && !external) ?? []
    loaded.push(...needed.map(({ path }) => path).filter((path) => !loaded.includes(path)))
  }
  return loaded
}

/** @param {{ path: string, kind: string }} imported */
function isReactImport({ path, kind }) {
  return kind === "import-statement" && /^react(?:-dom)?(?:\/|$)/.test(path)
}
