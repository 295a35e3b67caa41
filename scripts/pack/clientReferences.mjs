/*
 * A hook of Node's module loader that imports references to client modules instead of running them, as the bundlers of server components do.
 */
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

/** @type {import("node:module").LoadHook} */
export async function load(url, context, nextLoad) {
  if (!url.startsWith("file:") || !url.endsWith(".js")) return nextLoad(url, context)
  const source = readFileSync(fileURLToPath(url), "utf8")
  if (!source.startsWith('"use client"')) return nextLoad(url, context)
  const [, list = ""] = /^export \{([^}]*)\}/m.exec(source) ?? []
  const names = list.split(",").map((name) => name.trim().replace(/^.* as /, ""))
  const references = names.filter(Boolean).map((name) => `export const ${name} = Symbol("${name}")`)
  return { format: "module", source: references.join("\n"), shortCircuit: true }
}
