import { existsSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import { basename } from "node:path"
import { fileURLToPath } from "node:url"
import { build } from "esbuild"
import { browserTargets } from "../../scripts/browserTargets.mjs"
import { ownPackages } from "./src/ownPackages.mjs"

const folder = fileURLToPath(new URL(".", import.meta.url))
const simulation = fileURLToPath(new URL("../../packages/simulated-provider/src/", import.meta.url))

/**
 * Builds the shop: `dist/server.js`, because Node 20 runs no TypeScript, and the stylesheet with its fonts, named by their hashes so that
 * browsers may cache them for ever. Old files are kept, since a running shop still serves them.
 */
export async function buildShop() {
  await buildServer()
  await buildSimulatedProvider()
  await buildScripts()
  await writeFile(`${folder}dist/assets.json`, JSON.stringify({ stylesheet: await buildStylesheet() }))
}

/** Packages aren't bundled. */
async function buildServer() {
  await build({
    entryPoints: {
      server: `${folder}src/server.ts`,
      app: `${folder}src/app.ts`,
    },
    outdir: `${folder}dist`,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    alias: ownPackages,
    sourcemap: true,
    logLevel: "warning",
  })
}

/** The scripts that the simulated payment provider serves. */
async function buildSimulatedProvider() {
  await build({
    entryPoints: { v3: `${simulation}browser/script.ts`, frame: `${simulation}browser/frame.ts` },
    outdir: `${folder}dist/simulated-provider`,
    bundle: true,
    format: "iife",
    alias: ownPackages,
    target: browserTargets,
    logLevel: "warning",
  })
}

/** The shop's own scripts, which don't belong to the script tag. */
async function buildScripts() {
  const scripts = `${folder}src/features/translation/browser/`
  await build({
    entryPoints: { workshop: `${scripts}workshop.ts`, editor: `${scripts}editor.ts` },
    outdir: `${folder}dist/scripts`,
    bundle: true,
    format: "esm",
    target: browserTargets,
    logLevel: "warning",
  })
}

/** The shop's own styles, then those of its features in the order of the list. */
async function readStyles() {
  const list = await readFile(`${folder}src/features.ts`, "utf8")
  const folders = [...list.matchAll(/from "(\.\/features\/[\w-]+)\/feature\.ts"/g)].map(([, path = ""]) => path)
  const styles = folders.map((path) => `${path}/styles.css`).filter((path) => existsSync(`${folder}src/${path}`))
  return ["./styles/shop.css", ...styles].map((path) => `@import "${path}";`).join("\n")
}

/** @returns {Promise<string>} the stylesheet's file name */
async function buildStylesheet() {
  const { metafile } = await build({
    stdin: { contents: await readStyles(), resolveDir: `${folder}src`, sourcefile: "shop.css", loader: "css" },
    outdir: `${folder}dist/assets`,
    entryNames: "shop-[hash]",
    assetNames: "[name]-[hash]",
    loader: { ".woff2": "file" },
    // The font packages contain woff, too; all supported browsers read woff2.
    external: ["*.woff"],
    bundle: true,
    minify: true,
    metafile: true,
    target: browserTargets,
    logLevel: "warning",
  })
  const stylesheet = Object.keys(metafile.outputs).find((file) => file.endsWith(".css"))
  if (stylesheet === undefined) throw new Error("the build of the shop's stylesheet made no stylesheet")
  return basename(stylesheet)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildShop()
  console.log("[shop] built dist/server.js and the stylesheet")
}
