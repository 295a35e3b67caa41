import { build } from "esbuild"
import { fileURLToPath } from "node:url"

/** Bundles a file of this folder with its imports, from the packages' sources, as one script for a page. */
export async function bundlePage(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(file, import.meta.url))],
    bundle: true,
    write: false,
    format: "iife",
    conditions: ["ringside-source"],
    target: "es2022",
  })
  return outputFiles[0]?.text ?? ""
}
