import { fileURLToPath } from "node:url"
import { frameScriptPath, scriptPath } from "@ringside/simulated-provider"
import { buildSync } from "esbuild"

const sources: Readonly<Record<string, string>> = { [scriptPath]: "script", [frameScriptPath]: "frame" }
const built = new Map<string, string>()

/** Bundles the script that the simulated provider serves at `path` from its source; null for another address. */
export function bundleProviderScript(path: string): string | null {
  const name = sources[path]
  if (name === undefined) return null
  const known = built.get(path)
  if (known !== undefined) return known
  const entry = new URL(`../../../simulated-provider/src/browser/${name}.ts`, import.meta.url)
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    format: "iife",
    // Resolve our own packages to their sources.
    conditions: ["ringside-source"],
    target: "es2022",
    write: false,
    logLevel: "silent",
  })
  const text = outputFiles[0]?.text ?? ""
  built.set(path, text)
  return text
}
