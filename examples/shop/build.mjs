import { readdir, rm } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { build } from "esbuild"

const folder = fileURLToPath(new URL(".", import.meta.url))

/**
 * Builds the shop: `dist/server.js`, because Node 20 runs no TypeScript, and the stylesheet with its fonts, named by
 * their hashes so that browsers may keep them for good. Packages stay outside the bundle.
 */
export async function buildShop() {
  await rm(`${folder}dist`, { recursive: true, force: true })
  await build({
    entryPoints: {
      server: `${folder}src/server.ts`,
      app: `${folder}src/app.ts`,
      drawingWorker: `${folder}src/drawing/worker.ts`,
    },
    outdir: `${folder}dist`,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    sourcemap: true,
    logLevel: "warning",
  })
  await build({
    entryPoints: { shop: `${folder}src/styles/shop.css` },
    outdir: `${folder}dist/assets`,
    entryNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    loader: { ".woff2": "file" },
    // Fonts are offered as woff and woff2; every browser the shop is for reads the second.
    external: ["*.woff"],
    bundle: true,
    minify: true,
    target: ["chrome120", "firefox121", "safari17"],
    logLevel: "warning",
  })
  return readdir(`${folder}dist/assets`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = await buildShop()
  console.log(`[shop] built dist/server.js and ${String(files.length)} assets`)
}
